const wholeNumber = new Intl.NumberFormat('en-GB')

/** A number with what it counts, such as `2,500 miles` or `1 day`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`
}

/** A whole number as running text has it: in words up to ten. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? wholeNumber.format(count)
}

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** From least to most, such as `40 to 60 miles`; one number where both are the same. */
export function between(
  { min, max }: { readonly min: number; readonly max: number },
  many: string,
): string {
  const numbers = min === max ? [max] : [min, max]
  return `${numbers.map((one) => wholeNumber.format(one)).join(' to ')} ${many}`
}

/** Words as the beginning of a sentence: `a card` gives `A card`. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The text as HTML shows it, safe between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
