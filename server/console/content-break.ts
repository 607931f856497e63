import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { displayPath } from '#server/content/load/document.ts'
import { readContent } from '#server/content/read-content.ts'
import type { Checked } from '#server/content/read-content.ts'
import { violationReport } from '#server/content/report.ts'
import { countViolations } from '#server/content/violation.ts'
import { nearest } from '#server/format/nearest.ts'
import { lessons } from './break-lessons.ts'
import type { Lesson } from './break-lessons.ts'
import { help, readCommand, Slip, speechAt } from './command.ts'
import type { Speech, Typed } from './command.ts'

/** `npm run break`: what a violation looks like and how it is mended, on a copy of the content. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const { content, dataDirectory } = loadConfig(variables)
  const links = createLinkChecker()
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY
  return runBreakCommand(words, {
    directory: content.directory,
    copy: join(dataDirectory, `broken-copy-${process.pid}`),
    check: (directory) => readContent(directory, { links }),
    pause: isAtTerminal ? pressEnter : null,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}

/** @throws Error when the person ends it instead. */
async function pressEnter(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('\nThe lesson ends here; the copy is removed.')))
  })
  try {
    await Promise.race([terminal.question(question), ended])
  } finally {
    ended.catch(() => undefined)
    terminal.close()
  }
}

interface BreakConsole extends Speech {
  /** The content that is copied; nothing is written in it. */
  readonly directory: string
  /** Where the copy is made; whatever is there is removed first. */
  readonly copy: string
  /** What the check finds in a content folder: errors, and no warnings. */
  check(directory: string): Promise<Checked>
  /** Waits until the person presses Enter; null where nobody is at a terminal. */
  readonly pause: ((question: string) => Promise<void>) | null
}

const usage = `npm run break -- [LESSON]

  Copies the content, breaks something in the copy, and shows what npm run content:check says about
  it and how it is mended. At a terminal you mend it yourself; the content of the site is not touched.

  LESSON  ${lessons.map(({ name }) => name).join(', ')}; all of them when it is left out`

/** Runs `npm run break` and returns the exit code: 2 for a slip in what was typed. */
export async function runBreakCommand(
  typed: readonly string[],
  console: BreakConsole,
): Promise<number> {
  const read = readCommand(typed, { usage, options: { help }, understand: chooseLessons }, console)
  if ('exitCode' in read) return read.exitCode
  const { violations: before } = await console.check(console.directory)
  if (before.length > 0) {
    console.printError(
      'The content has faults already; mend what npm run content:check names first.',
    )
    return 1
  }
  for (const lesson of read.asked) await teach(lesson, console)
  console.print(console.paint('heading', 'That is all. The content of the site is as it was.'))
  return 0
}

function chooseLessons({ words: [name, ...more] }: Typed): readonly Lesson[] {
  if (name === undefined) return lessons
  const names = lessons.map((lesson) => lesson.name)
  if (names.includes(name) && more.length === 0) return lessons.filter((one) => one.name === name)
  const meant = nearest(name, names)
  const typed = [name, ...more].join(' ')
  throw new Slip(`There is no lesson “${typed}”${meant ? `; did you mean ${meant}?` : '.'}`)
}

async function teach(lesson: Lesson, console: BreakConsole): Promise<void> {
  const { directory, copy, print, paint } = console
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(directory, copy, { recursive: true })
  try {
    const file = join(copy, lesson.file)
    const good = readFileSync(file, 'utf8')
    const broken = lesson.damage(good)
    writeFileSync(file, broken)
    const found = await console.check(copy)
    const [first] = found.violations
    if (!first)
      throw new Error(`The check says nothing of ${lesson.name}, which was broken on purpose.`)

    print(`${paint('heading', lesson.title)}\n`)
    print(`In a copy of the content, ${displayPath(file)}, somebody ${lesson.slip}.\n`)
    print(`  before  ${onlyIn(good, broken)}\n  now     ${onlyIn(broken, good)}\n`)
    print(`npm run content:check says:\n\n${violationReport(found, paint)}\n`)
    print(`${lesson.explanation(first.line, first.column)}\n\nThe cure: ${lesson.cure}\n`)
    if (console.pause) await mendedByHand(file, console, console.pause)
    else writeFileSync(file, good)
    const { violations: left } = await console.check(copy)
    print(`Mended; npm run content:check finds ${countViolations(left.length)}.\n`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function onlyIn(text: string, other: string): string {
  const lines = new Set(other.split('\n'))
  return (text.split('\n').find((line) => !lines.has(line)) ?? '').trim()
}

async function mendedByHand(
  file: string,
  { copy, check, print, paint }: BreakConsole,
  pause: (question: string) => Promise<void>,
): Promise<void> {
  await pause(`Open ${displayPath(file)}, mend it, save it, and press Enter here. `)
  for (let found = await check(copy); found.violations.length > 0; found = await check(copy)) {
    print(`\nNot yet:\n\n${violationReport(found, paint)}\n`)
    await pause('Try again, and press Enter. Ctrl+C ends the lesson. ')
  }
}
