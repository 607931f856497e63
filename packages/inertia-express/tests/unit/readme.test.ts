import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as core from '../../src/core.ts'
import * as devtools from '../../src/devtools/index.ts'
import * as hono from '../../src/hono.ts'
import * as adapter from '../../src/index.ts'
import * as node from '../../src/node.ts'
import * as testing from '../../src/testing/index.ts'
import * as vite from '../../src/vite/index.ts'
import { readRows } from '../conformance/rules.ts'

const room = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(resolve(room, file), 'utf8')
const pages = readdirSync(resolve(room, 'docs')).map((file) => `docs/${file}`)
const readme = ['README.md', ...pages].map(textOf).join('\n')
const conformance = textOf('CONFORMANCE.md')

const entrances: Readonly<Record<string, object>> = {
  '@saltlark/inertia-express': adapter,
  '@saltlark/inertia-express/core': core,
  '@saltlark/inertia-express/devtools': devtools,
  '@saltlark/inertia-express/hono': hono,
  '@saltlark/inertia-express/node': node,
  '@saltlark/inertia-express/testing': testing,
  '@saltlark/inertia-express/vite': vite,
}

const rows = readRows(room)

/** `| 5.14 what | …`: the rules that the browser's suite proves, and those that say why not. */
const rules = [...conformance.matchAll(/^\| (?<rule>\d+\.\d+) (?<words>.+?) +\|/gm)].map(
  ({ groups = {} }) => ({ rule: groups['rule'] ?? '', words: groups['words'] ?? '' }),
)

/** Titles of a file's tests, with `*` for what each case fills in; of type tests the comments. */
function titlesIn(file: string): string[] {
  const text = readFileSync(resolve(room, file), 'utf8')
  if (file.endsWith('-d.ts')) return [...text.matchAll(/\/\/ (.+)/g)].map(([, title = '']) => title)
  const strings = text.matchAll(/'(?:[^'\\\n]|\\.)+'|"[^"\n]+"|`[^`]+`/g)
  return [...strings].map(([string]) => withGaps(string.slice(1, -1).replaceAll('\\', '')))
}

function withGaps(title: string): string {
  return title.replaceAll(/%[.\d]*[sojdi]|\$\{[^}]+\}|\$\w+/g, '*')
}

/** Is this the title, or its beginning, or one case of it? */
function names(test: string, title: string): boolean {
  const [first = '', ...rest] = title.split('*')
  return (
    title.startsWith(withGaps(test)) ||
    (rest.length > 0 &&
      first.length > 2 &&
      test.startsWith(first) &&
      test.endsWith(rest.at(-1) ?? ''))
  )
}

describe("the adapter's README", () => {
  it('is read in five minutes: at most 250 lines', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(250)
  })

  it('imports only what there is', () => {
    const imports = [
      ...readme.matchAll(/^import \{\s*(?<names>[^}]+?),?\s*\} from '(?<from>@saltlark[^']+)'/gm),
    ]
    const missing = imports.flatMap(({ groups = {} }) =>
      (groups['names'] ?? '')
        .split(/,\s*/)
        .filter((name) => !(name in (entrances[groups['from'] ?? ''] ?? {})))
        .map((name) => `${name} from ${groups['from']}`),
    )

    expect(imports.length).toBeGreaterThan(4)
    expect(missing).toEqual([])
  })

  it('has a page beside it with a test for every row of the protocol', () => {
    expect(rows.length).toBeGreaterThan(70)
  })

  it.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'counts the rules of section %d of the protocol from 1 on, and none of them twice',
    (section) => {
      const ofSection = rules.filter(({ rule }) => rule.startsWith(`${section}.`))
      const numbers = new Set(ofSection.map(({ rule }) => Number(rule.split('.')[1])))
      const counted = Array.from({ length: numbers.size }, (_, index) => index + 1)

      expect([...numbers]).toEqual(counted)
      expect(new Set(ofSection.map(({ words }) => words)).size).toBe(numbers.size)
      expect(numbers.size).toBeGreaterThan(0)
    },
  )

  it('has a test in the browser for every section that a server has a part in', () => {
    const proven = rows.filter(({ file }) => file.startsWith('tests/browser/'))
    const sections = new Set(proven.map(({ what }) => Number(what.split('.', 1)[0])))

    expect([...sections]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14])
  })

  it.each(rows)('names a test that exists: $what', ({ file, title }) => {
    expect(titlesIn(file).some((written) => names(title, written))).toBe(true)
  })
})
