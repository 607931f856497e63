import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A rule of CONFORMANCE.md, and a test of it. */
export interface RuleTest {
  /** Its number, such as `1.4`. */
  readonly rule: string
  /** What it asks for. */
  readonly what: string
  /** The file of the test, under the package's folder. */
  readonly file: string
  /** The test's own title, without those of the groups around it. */
  readonly title: string
}

/** `| 1.4 what | \`file › group › title\` |`. */
const row = /^\| (?<rule>\d+\.\d+) (?<what>.+?) +\| `(?<file>tests\/[^`]+?) › (?<title>.+?)` +\|$/gm

/** The rules that have tests, a row for each test. */
export function readRules(room: string): readonly RuleTest[] {
  const text = readFileSync(resolve(room, 'CONFORMANCE.md'), 'utf8')
  return [...text.matchAll(row)].map(({ groups = {} }) => {
    const { rule = '', what = '', file = '', title = '' } = groups
    return { rule, what, file, title: title.split(' › ').at(-1) ?? '' }
  })
}
