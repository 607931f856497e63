/** What the bytes from 80 to 9F are in Windows-1252; those that are nothing stay control characters. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The character of a byte, as Windows-1252 has it. */
export function characterOfByte(byte: number): string {
  return (byte >= 0x80 && byte < 0xa0 && upper[byte - 0x80]) || String.fromCodePoint(byte)
}

/** Text that was UTF-8 and was read as something else, such as `â€™`. */
interface Mojibake {
  readonly index: number
  readonly found: string
  /** What it was, such as `’`. */
  readonly meant: string
}

const run = new RegExp(`[\\u0080-\\u00FF${upper}]{2,}`, 'g')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What UTF-8 looks like that was read as text of an old Macintosh. */
const fromMacintosh: Readonly<Record<string, string>> = {
  '‚Äô': '’',
  '‚Äò': '‘',
  '‚Äú': '“',
  '‚Äù': '”',
  '‚Äì': '–',
  '‚Äî': '—',
  '‚Ä¶': '…',
  '¬£': '£',
  '√©': 'é',
}
const macintosh = new RegExp(Object.keys(fromMacintosh).join('|'))

/** The first such piece of a text; null: there is none. */
export function mojibakeIn(text: string): Mojibake | null {
  const old = macintosh.exec(text)
  if (old) return { index: old.index, found: old[0], meant: fromMacintosh[old[0]] ?? '' }
  for (const { 0: letters, index } of text.matchAll(run)) {
    for (let from = 0; from < letters.length - 1; from += 1) {
      const found = longestAt(letters, from)
      // What was saved wrongly twice is read twice.
      if (found)
        return {
          index: index + from,
          found,
          meant: decoded(decoded(found) ?? '') ?? decoded(found) ?? '',
        }
    }
  }
  return null
}

/** The letters from a place on that were one text in UTF-8; null: they are letters. */
function longestAt(letters: string, from: number): string | null {
  for (let end = letters.length; end > from + 1; end -= 1) {
    if (decoded(letters.slice(from, end)) !== null) return letters.slice(from, end)
  }
  return null
}

/** The text whose UTF-8 bytes these letters are, which begins with none of ASCII. */
function decoded(letters: string): string | null {
  try {
    const meant = letters === '' ? '' : utf8.decode(Uint8Array.from(letters, byteOf))
    return meant === '' || meant === letters ? null : meant
  } catch {
    return null
  }
}

function byteOf(letter: string): number {
  const place = upper.indexOf(letter)
  return place < 0 ? letter.charCodeAt(0) : 0x80 + place
}
