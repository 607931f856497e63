/** A character that nobody sees, and where in a text it is. */
interface Invisible {
  readonly index: number
  /** Such as `a zero-width space (U+200B)`. */
  readonly what: string
}

const names: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'the end of a line',
  '\r': 'the end of a line',
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200E': 'a mark for writing from left to right',
  '\u2028': 'a line separator instead of a space',
  '\u2029': 'a paragraph separator instead of a space',
  '\u202F': 'a narrow no-break space',
  '\u3000': 'a wide space',
  '\uFEFF': 'a byte order mark',
  '\uFFFC': 'where a picture was pasted',
}

const invisible =
  /[\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF\uFFF9-\uFFFC]/

/** The first character of a text that nobody sees; null: each is seen, or an ordinary blank. */
export function nameOfInvisible(text: string): Invisible | null {
  const found = invisible.exec(text)
  return found ? { index: found.index, what: namedCharacter(found[0]) } : null
}

/** Such as `a zero-width space (U+200B)`. */
export function namedCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const name = names[character] ?? kindOf(code)
  return `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`
}

function kindOf(code: number): string {
  if (code >= 0x2000 && code <= 0x200a) return 'a space of another width'
  if (code === 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) {
    return 'a mark for writing from right to left'
  }
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 'a control character'
  if (code >= 0xe000 && code <= 0xf8ff) return 'a character of one font alone'
  return 'an invisible character'
}
