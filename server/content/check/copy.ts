import { holdsCopy } from '../json-schema.ts'
import { violationInText } from '../load/document.ts'
import { removedFrom } from '../removed-from.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** Copy keeps every tag it has, and texts without markup have none. */
export const copyIsKept: Check = function* (documents) {
  for (const document of allDocuments(documents)) {
    for (const { path, text } of writtenStringsIn(document, mayHoldMarkup)) {
      const isCopy = holdsCopy(document.schema, path, document.input)
      for (const { index, message, remedy } of isCopy ? removedFrom(text) : shownAsWritten(text)) {
        yield violationInText(document, path, index, message, remedy)
      }
    }
  }
}

function mayHoldMarkup(text: string, key: string): boolean {
  return (text.includes('<') || text.includes('&')) && key !== 'schema'
}

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i

function shownAsWritten(text: string): ReturnType<typeof removedFrom> {
  const match = markup.exec(text)
  if (!match) return []
  const { index, 0: found } = match
  const remedy = found.startsWith('&')
    ? 'write the character itself'
    : 'remove the tags: this text has none'
  return [{ index, message: `${found} shows as it is written`, remedy }]
}
