import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { readRules } from '../rules.ts'
import type { RuleTest } from '../rules.ts'
import { testServer } from '../test-server.ts'
import type { Breakage } from './breakage.ts'

export interface Found {
  readonly breakage: Breakage
  /** What the broken rule asks for. */
  readonly what: string
  readonly isFound: boolean
}

const room = resolve(import.meta.dirname, '../../..')
const copied = ['package.json', 'playwright.config.ts', 'tsconfig.json', 'src', 'tests']

/**
 * Breaks rules in copies of the package, one at a time in each, and runs the tests of the rule there. A
 * breakage is found when one of them fails; where nothing is broken, all of them pass.
 * @param tell called as each is tried.
 * @throws Error when a rule has no tests, or the text to break does not stand in its file once.
 */
export async function findBreakages(
  breakages: readonly Breakage[],
  tell: (found: Found) => void,
): Promise<void> {
  const rules = readRules(room).filter(({ file }) => file.startsWith('tests/browser/'))
  const left = breakages.values()
  const tryInCopy = async () => {
    const copy = copyPackage()
    try {
      for (const each of left) tell(await tried(each, rules, copy))
    } finally {
      rmSync(copy, { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, tryInCopy))
}

async function tried(breakage: Breakage, rules: readonly RuleTest[], copy: string): Promise<Found> {
  const tests = rules.filter(({ rule }) => rule === breakage.rule)
  const [first] = tests
  if (!first) throw new Error(`Rule ${breakage.rule} has no test in a browser`)
  const { failed, errors } = await testBroken(copy, breakage, tests)
  // What fails outside of the tests shows nothing of the rule: sources that cannot be read, no such test.
  if (failed === 0 && errors.length > 0) {
    throw new Error(`Rule ${breakage.rule}: ${errors.join(', ')}`)
  }
  return { breakage, what: first.what, isFound: failed > 0 }
}

async function testBroken(copy: string, breakage: Breakage, tests: readonly RuleTest[]) {
  const file = join(copy, 'src', breakage.file)
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, broken(whole, breakage))
  try {
    return await testServer('express', {
      room: copy,
      files: [...new Set(tests.map((test) => test.file))],
      titles: tests.map(({ title }) => title),
    })
  } finally {
    writeFileSync(file, whole)
  }
}

/** The text of a file with the breakage in it. */
export function broken(text: string, { rule, file, from, to }: Breakage): string {
  const [before, after, ...more] = text.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The breakage of rule ${rule} does not find its text in ${file} once: ${from}`)
  }
  return before + to + after
}

/** The browser's tests run against the copy's own sources. Packages are found as they are here. */
function copyPackage(): string {
  mkdirSync(join(room, '.data'), { recursive: true })
  const copy = mkdtempSync(join(room, '.data/broken-'))
  for (const file of copied) cpSync(join(room, file), join(copy, file), { recursive: true })
  return copy
}
