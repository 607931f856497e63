/** Joins class names and leaves out what does not apply: `cx('menu', isOpen && 'menu-open')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
