import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { contentFiles } from '#server/content/files.ts'
import { readDocument } from '#server/content/load/documents.ts'
import { readFiles } from '#server/content/load/read-files.ts'
import { contentOf } from '#server/content/read-content.ts'
import { violationReport } from '#server/content/report.ts'
import { smallFiles } from '../../support/content-folder.ts'
import { fc } from '../../support/properties.ts'
import { day, wellKeptContent } from './corpus/well-kept-content.ts'

const { navigation } = contentFiles

const links = createLinkChecker()

/** A piece of a good text cut out or written over. */
const damage = fc.record({
  place: fc.nat({ max: 10_000 }),
  length: fc.nat({ max: 12 }),
  piece: fc.oneof(
    fc.constantFrom('', ',', '"', '{', '}', '[', ':', '//', '\n', '0', 'null', '"slug"', '"type"'),
    fc.string(),
  ),
})

type Damage = Parameters<Parameters<typeof damage.map>[0]>[0]

function damaged(good: string, { place, length, piece }: Damage): string {
  const start = place % good.length
  return good.slice(0, start) + piece + good.slice(start + length)
}

describe('any file at all', () => {
  it('is read without an exception, and has a fault or a value, never both', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { document, violations: faults } = readDocument('any.json', bytes, navigation.schema)

        expect(document === null).toBe(faults.length > 0)
      }),
    )
  })
})

describe('a folder in which any file is damaged', () => {
  it('gives content or faults, never both, each at a place that its file has', async () => {
    const folder = wellKeptContent()
    const advise = { today: day, publicFolder: folder.directory }
    const good = await readFiles(folder)
    fc.assert(
      fc.property(fc.constantFrom(...smallFiles), damage, (file, done) => {
        const bytes = Buffer.from(damaged(folder.read(file), done))
        const files = new Map(good.files).set(file, bytes)

        const result = contentOf(folder, { ...good, files }, { links, advise })

        const isFaulty = result.violations.some(({ severity }) => severity === 'error')
        expect(result.content === null).toBe(isFaulty)
        expect(violationReport(result)).toContain('content: ')
        for (const fault of result.violations) {
          const line = result.texts.get(fault.file)?.split('\n')[fault.line - 1] ?? ''
          expect(fault.column).toBeLessThanOrEqual(line.length + 1)
        }
      }),
      { numRuns: 120 },
    )
  })
})
