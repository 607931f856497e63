import type { MarkedText } from '#server/props/search-page.ts'

/** A text in which the words that were looked for stand out. */
export function HighlightedText({ text }: { readonly text: MarkedText }) {
  return text.map(({ text: words, isMatch }, place) =>
    isMatch ? <mark key={place}>{words}</mark> : words,
  )
}
