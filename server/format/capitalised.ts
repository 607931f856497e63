/** Words as the beginning of a sentence: `a card` gives `A card`. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
