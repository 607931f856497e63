import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A row of CONFORMANCE.md: what the protocol asks, and a test of it. */
export interface Row {
  readonly what: string
  /** The file of the test, under the package's folder. */
  readonly file: string
  /** The test's own title, without those of the groups around it. */
  readonly title: string
}

/** A row of the tables by section, whose rules have numbers. */
export interface RuleTest extends Row {
  /** The rule's number, such as `1.4`. */
  readonly rule: string
}

/** `| what | \`file › group › title\` |`. */
const pattern = /^\| (?<what>.+?) +\| `(?<file>tests\/[^`]+?) › (?<title>.+?)` +\|$/gm

/** The rows of all tables, one for each test. */
export function readRows(room: string): readonly Row[] {
  const text = readFileSync(resolve(room, 'CONFORMANCE.md'), 'utf8')
  return [...text.matchAll(pattern)].map(({ groups = {} }) => {
    const { what = '', file = '', title = '' } = groups
    return { what, file, title: title.split(' › ').at(-1) ?? '' }
  })
}

/** Those of them whose rules have numbers. */
export function readRules(room: string): readonly RuleTest[] {
  return readRows(room).flatMap((row) => {
    const [, rule, what = ''] = /^(\d+\.\d+) (.+)$/.exec(row.what) ?? []
    return rule === undefined ? [] : [{ ...row, rule, what }]
  })
}
