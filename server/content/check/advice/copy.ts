import type { Fault } from '../../fault.ts'
import type { Document } from '../../load/document.ts'
import { holdsCopy } from '../../load/schema-path.ts'
import { removedFrom } from '../../removed-from.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { writtenStringsIn } from '../strings.ts'
import type { FoundString } from '../strings.ts'
import { warningInText } from './warning.ts'

/** Copy keeps every tag it has, and texts without markup have none. */
export const copyIsKept: Rule = (documents) =>
  allDocuments(documents).flatMap((document) =>
    writtenStringsIn(document, mayHoldMarkup).flatMap((found) =>
      holdsCopy(document.schema, found.path, document.input)
        ? removedFrom(found.text).map(({ index, message, remedy }) =>
            warningInText(document, found.path, index, message, remedy),
          )
        : plainFaults(document, found),
    ),
  )

function mayHoldMarkup(text: string, key: string): boolean {
  return (text.includes('<') || text.includes('&')) && key !== 'schema'
}

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i

function plainFaults(document: Document<unknown>, { path, text }: FoundString): Fault[] {
  const match = markup.exec(text)
  if (!match) return []
  const [found] = match
  const remedy = found.startsWith('&')
    ? 'write the character itself'
    : 'remove the tags: this text has none'
  return [warningInText(document, path, match.index, `${found} shows as it is written`, remedy)]
}
