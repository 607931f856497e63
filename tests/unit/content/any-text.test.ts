import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDocument } from '#server/content/load/read-document.ts'
import { navigation } from '#server/content/schema/navigation.ts'
import { smallContent } from '../../support/small-content.ts'

const good = JSON.stringify(smallContent['navigation.json'], null, 2)

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('any file at all', () => {
  it('is read without an exception, and has a fault or a value, never both', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { document, faults } = readDocument('any.json', bytes, navigation)

        expect(document === null).toBe(faults.length > 0)
      }),
    )
  })

  it('has faults inside its text when a piece of a good file is cut out or written over', () => {
    const place = fc.nat({ max: good.length })
    const piece = fc.oneof(
      fc.constantFrom('', ',', '"', '{', '}', '[', ':', '//', '\n'),
      fc.string(),
    )
    fc.assert(
      fc.property(place, fc.nat({ max: 12 }), piece, (start, length, inserted) => {
        const text = good.slice(0, start) + inserted + good.slice(start + length)

        const { document, faults } = readDocument('any.json', bytesOf(text), navigation)

        const lines = text.split('\n')
        expect(document === null).toBe(faults.length > 0)
        for (const { line, column } of faults) {
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
        }
      }),
    )
  })
})
