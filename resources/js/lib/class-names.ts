/** Joins class names and leaves out what does not apply: `cx('menu', isOpen && 'menu-open')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * The class of a block whose links have a colour from content, such as `link-colour-eab64f`. The
 * security policy forbids inline styles, so the server answers a stylesheet with the rule
 * `.link-colour-eab64f a { color: #eab64f }`. No colour, no class.
 * @param colour six hexadecimal digits after a `#`, as the content check requires.
 */
export function linkColourClass(colour: string | undefined): string | undefined {
  return colour && `link-colour-${colour.slice(1).toLowerCase()}`
}
