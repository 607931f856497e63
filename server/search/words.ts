/** A word in a text: as searches compare it, and where it stands. */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text as searches compare them, in order: `L’Île d'Yeu` gives `lile`, `dyeu`. */
export function wordsIn(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(folded)
}

export function placedWordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    word: folded(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** One of what a word names several of: `weekends` gives `weekend`, `ferries` gives `ferry`. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Small letters without accents, apostrophes or a possessive ending. */
function folded(word: string): string {
  if (plain.test(word)) return word
  const bare = word.replace(/['’]s$/i, '').replaceAll(/['’]/g, '')
  return bare
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øæœßłđ]/g, (letter) => plainLetters[letter] ?? '')
}

const plain = /^[a-z\d]+$/

// Letters that are no accented ones.
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
}

/** Copy without its tags, as a reader hears it. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html
  return html
    .replaceAll(blockTags, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

// What stands apart on the page must not grow together.
const blockTags = /<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
}
