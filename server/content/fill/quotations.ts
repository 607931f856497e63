import { capitalised } from '#server/format/words.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { figuresOf } from './figures.ts'
import type { Figure } from './figures.ts'

/**
 * Anything in braces: copy quotes a figure of the terms as `{balance_days}`, and behind a bar in which of
 * its ways, as `{balance_days|weeks}`.
 */
export const quotations = /\{([^{}|]*)(?:\|([^{}]*))?\}/g

/** The key whose value is for machines and may have braces of its own. */
export const keyWithoutCopy = 'schema'

/** Copy with its quotations filled; one that nobody knows stays as it is, and the checks tell of it. */
export function quoted(text: string, figures: ReadonlyMap<string, Figure>): string {
  return text.replaceAll(
    quotations,
    (whole: string, name: string, way: string | undefined, at: number) => {
      const words = figures.get(name)?.[way ?? '']
      if (words === undefined) return whole
      return beginsSentence.test(text.slice(0, at)) ? capitalised(words) : words
    },
  )
}

const beginsSentence = /(?:^|[.?!]\s+|<p>)$/

/** The documents with every quotation filled in their values: `input` and `text` stay as staff wrote them. */
export function withQuotations(documents: Documents): Documents {
  const { terms, shipping } = documents
  if (!terms || !shipping) return documents
  const figures = figuresOf({ terms: terms.value, shipping: shipping.value })
  const filled = <One extends Document<unknown>>(document: One | null): One | null =>
    document && mayQuote(document)
      ? { ...document, value: filledIn(document.value, figures) }
      : document
  const entries = Object.entries(documents).map(([name, files]) => [
    name,
    files instanceof Map
      ? new Map([...files].map(([slug, document]) => [slug, filled(document)]))
      : filled(files as Document<unknown> | null),
  ])
  // The entries are those of the very documents that were given, text by text of the same kind.
  return Object.fromEntries(entries) as Documents
}

/** JSON has no letter behind a brace, so few files need to be gone through. */
function mayQuote({ text }: Document<unknown>): boolean {
  return /\{\w/.test(text)
}

function filledIn(value: unknown, figures: ReadonlyMap<string, Figure>): unknown {
  if (typeof value === 'string') return quoted(value, figures)
  if (Array.isArray(value)) return value.map((entry) => filledIn(entry, figures))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === keyWithoutCopy ? entry : filledIn(entry, figures),
    ]),
  )
}
