import { violationAt } from '../load/document.ts'
import { allDocuments, isDraftFile } from './check.ts'
import type { Check } from './check.ts'
import { realNames } from './real-names.ts'
import { stringsIn } from './strings.ts'

const slips: readonly (readonly [pattern: RegExp, message: string, remedy: string])[] = [
  [
    /lorem|ipsum|\bTBC\b|\bTBD\b|\bTODO\b|\bxxx\b/i,
    'was left to be filled in',
    'write what belongs here',
  ],
  [/[a-z]'[a-z]/i, 'is a straight apostrophe', 'write ’'],
  [/ {2,}/, 'are two spaces', 'write one'],
  [
    new RegExp(`(?<![\\p{L}\\d])(?:${realNames.map(plain).join('|')})(?![\\p{L}\\d])`, 'u'),
    'is a real firm, for which this site might be taken',
    'say it without the name',
  ],
]

/** Nothing is left to be filled in, no real firm is named, and marks are those of print. */
export const wordingIsFinished: Check = function* (documents) {
  for (const document of allDocuments(documents).filter((one) => !isDraftFile(one))) {
    for (const { path, text } of stringsIn(document, (_, key) => key !== 'schema')) {
      const words = text.replaceAll(/<[^>]+>/g, '')
      for (const [pattern, message, remedy] of slips) {
        const found = pattern.exec(words)?.[0]
        if (found === undefined) continue
        yield violationAt(document, path, `“${found}” ${message}`, remedy)
      }
    }
  }
}

function plain(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
