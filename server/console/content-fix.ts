import { relative, resolve } from 'node:path'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { autofixFolder, fixableFiles } from '#server/content/autofix/autofix.ts'
import type { FixedFile } from '#server/content/autofix/autofix.ts'
import { displayPath } from '#server/content/load/document.ts'
import { readContent } from '#server/content/read-content.ts'
import { counted, countViolations } from '#server/content/violation.ts'
import { nearest } from '#server/format/nearest.ts'
import { help, readCommand, Slip, speechAt } from './command.ts'
import type { OptionKinds, Paint, Speech, Typed } from './command.ts'

/** `npm run content:fix`: what a machine can mend in the content's files. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const { directory } = loadConfig(variables).content
  return runFixCommand(words, {
    directory,
    countViolations: async () => {
      const { violations } = await readContent(directory, { links: createLinkChecker() })
      return violations.length
    },
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}

interface FixConsole extends Speech {
  readonly directory: string
  /** How many violations are left for a person, once the files are fixed. */
  countViolations(): Promise<number>
}

const options = {
  'dry-run': { type: 'boolean' },
  help,
} as const satisfies OptionKinds

const usage = `npm run content:fix -- [--dry-run] [FILE …]

  Mends in the content's files what a machine can mend without changing what they say: curly or
  single marks round texts, commas too many or forgotten at the end of a line, comments, tabs,
  spaces at the ends of lines, line ends of another system, byte order marks. It tells every change.

  FILE         only these files, such as home.json
  --dry-run    tells the changes and writes nothing; ends with 1 when there is something to mend`

/** Runs `npm run content:fix` and returns the exit code: 2 for a slip in what was typed. */
export async function runFixCommand(
  typed: readonly string[],
  console: FixConsole,
): Promise<number> {
  const { directory, print, paint } = console
  const known = await fixableFiles(directory)
  const understand = ({ words, switches }: Typed) => {
    return { names: chooseFiles(words, known, directory), isDryRun: switches.has('dry-run') }
  }
  const read = readCommand(typed, { usage, options, understand }, console)
  if ('exitCode' in read) return read.exitCode
  const { names, isDryRun } = read.asked
  const mended = await autofixFolder(directory, names, isDryRun)
  for (const file of mended) print(`${fileReport(file, paint)}\n`)
  print(summary(mended, names.length, isDryRun))
  if (isDryRun) return mended.length > 0 ? 1 : 0
  print(leftover(await console.countViolations()))
  return 0
}

/** Files may be named from where the person is, or inside the content folder. */
function chooseFiles(
  words: readonly string[],
  known: readonly string[],
  directory: string,
): readonly string[] {
  if (words.length === 0) return known
  return words.map((word) => {
    const choices = [word, relative(directory, resolve(word)).replaceAll('\\', '/')]
    const name = choices.find((choice) => known.includes(choice))
    if (name !== undefined) return name
    const meant = nearest(word, known)
    const cure = meant ? `did you mean ${meant}?` : `name a file of ${displayPath(directory)}.`
    throw new Slip(`There is no content file ${word}; ${cure}`)
  })
}

function fileReport({ file, changes }: FixedFile, paint: Paint): string {
  const lines = new Map<string, Set<number>>()
  for (const { line, words } of changes) lines.set(words, (lines.get(words) ?? new Set()).add(line))
  const rows = [...lines].map(([words, at]) => `  ${linesInWords([...at])}: ${words}`)
  return [paint('heading', file), ...rows].join('\n')
}

const mostLines = 5

function linesInWords(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`
  if (lines.length > mostLines)
    return `lines ${lines[0]} to ${lines.at(-1)} (${lines.length} of them)`
  return `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`
}

function summary(mended: readonly FixedFile[], read: number, isDryRun: boolean): string {
  if (mended.length === 0) return `Nothing to mend in ${counted(read, 'file')}.`
  const changes = mended.reduce((sum, file) => sum + file.changes.length, 0)
  const what = `${counted(changes, 'change')} in ${counted(mended.length, 'file')}`
  return isDryRun
    ? `${what} to make; nothing is written yet.`
    : `${what}; the others are as they were.`
}

function leftover(violations: number): string {
  if (violations === 0) return 'npm run content:check finds no fault.'
  return `npm run content:check finds ${countViolations(violations)} that only a person can mend.`
}
