import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The requirements of levels 1 and 2: how many there are in each section of a chapter of ASVS 5.0. */
const required: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
}

const text = readFileSync('docs/security/asvs.md', 'utf8').replaceAll(/\n {2}(?=\S)/g, ' ')
const lines = [...text.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\* (.+)$/gm)].map(
  ([, id = '', words = '']) => ({ id, words, tests: testsIn(words), files: filesIn(words) }),
)

describe('the list of ASVS requirements', () => {
  it('has each of the 253 of levels 1 and 2 once, in order', () => {
    const all = Object.entries(required).flatMap(([chapter, sections]) =>
      Object.entries(sections).flatMap(([section, count]) =>
        Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
      ),
    )

    expect(all).toHaveLength(253)
    expect(lines.map(({ id }) => id)).toEqual(all)
  })

  it('names what holds each, or says in words why it asks nothing here; and puts none off', () => {
    const without = lines.filter(({ files }) => files.length === 0)

    expect(without.filter(({ words }) => !/^(?:No|There|Not)\b/.test(words))).toEqual([])
    expect(
      lines.filter(({ words }) => /\bnot yet\b|\bplanned\b|\bto be done\b/i.test(words)),
    ).toEqual([])
  })

  it('names only tests and files that are there', () => {
    const named = lines.flatMap(({ id, tests }) => tests.map((test) => ({ id, ...test })))
    const files = lines.flatMap((line) => line.files.map((file) => ({ id: line.id, file })))

    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ file, name }) => !isThere(file, name))).toEqual([])
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
  })
})

interface NamedTest {
  readonly file: string
  /** Null: the whole file. */
  readonly name: string | null
}

/** A file's path in backticks, and after a colon the names of its tests in quotation marks. */
function testsIn(words: string): NamedTest[] {
  return [...words.matchAll(/`(tests\/[^`]+)`(?::((?:,? ?"[^"]+")+))?/g)].flatMap(
    ([, file = '', names]): NamedTest[] => {
      const all = [...(names ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
      return all.length === 0 ? [{ file, name: null }] : all.map((name) => ({ file, name }))
    },
  )
}

/** The paths in backticks, of tests, settings and documents alike. */
function filesIn(words: string): string[] {
  return [
    ...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|\.[a-z]+\.[a-z]+|[\w-]+\.(?:json|md|ts|conf))`/g),
  ].map(([, file = '']) => file)
}

function isThere(file: string, name: string | null): boolean {
  if (!existsSync(file)) return false
  return name === null || readFileSync(file, 'utf8').includes(name)
}
