import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The requirements of levels 1 and 2: how many there are in each section of ASVS 5.0. */
const required: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '16.3': 4,
}

const text = readFileSync('server/auth/README.md', 'utf8').replaceAll(/\n {2}(?=\S)/g, ' ')
const lines = [...text.matchAll(/^- \*\*(\d+\.\d\.\d+)\*\* (.+)$/gm)].map(
  ([, id = '', words = '']) => ({ id, words, tests: testsIn(words) }),
)

describe('the list of ASVS requirements of the accounts', () => {
  it('has each of levels 1 and 2 once, in order', () => {
    const all = Object.entries(required).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )

    expect(lines.map(({ id }) => id)).toEqual(all)
  })

  it('names a test for each, or says in words why it asks nothing here', () => {
    const without = lines.filter(({ tests }) => tests.length === 0)

    expect(without.filter(({ words }) => !/^(?:No|There|Not yet)\b/.test(words))).toEqual([])
  })

  it('names only tests that are there', () => {
    const named = lines.flatMap(({ id, tests }) => tests.map((test) => ({ id, ...test })))

    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ file, name }) => !isThere(file, name))).toEqual([])
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

function isThere(file: string, name: string | null): boolean {
  if (!existsSync(file)) return false
  return name === null || readFileSync(file, 'utf8').includes(name)
}
