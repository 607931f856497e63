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

/** Says too little to be looked for beside other words. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Small letters without accents, apostrophes or a possessive ending. */
function folded(word: string): string {
  if (plain.test(word)) return word
  const bare = word.replace(/['’]s$/i, '').replaceAll(/['’]/g, '')
  return bare.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const plain = /^[a-z\d]+$/

const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get had has have ' +
    'how i if im in into is it its me much my need of on or our s should so some t than that the their them ' +
    'then there they this to us was we were what when where which who why want will with would you your'
  ).split(' '),
)

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
