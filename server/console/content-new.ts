import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import type { Field } from '#server/content/guide/fields.ts'
import { displayPath } from '#server/content/load/document.ts'
import { readContent } from '#server/content/read-content.ts'
import { slugOf } from '#server/content/scaffold/free-name.ts'
import {
  folderOf,
  scaffold,
  scaffoldKinds,
  catalogueIn,
} from '#server/content/scaffold/scaffold.ts'
import type { Scaffold, ScaffoldKind } from '#server/content/scaffold/scaffold.ts'
import type { Violation } from '#server/content/violation.ts'
import { nearest } from '#server/format/nearest.ts'
import { dateOf, dayOf, weekdayOf } from '#server/schedule/day.ts'
import { londonDate, siteClock } from '#server/site/clock.ts'
import { help, readCommand, Slip, speechAt } from './command.ts'
import type { Paint, Speech, Typed } from './command.ts'

/** `npm run content:new`: the beginning of a new content file. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const config = loadConfig(variables)
  const { directory } = config.content
  const links = createLinkChecker()
  return runNewCommand(words, {
    directory,
    today: londonDate(siteClock(config.siteDate).now()),
    errors: async () => (await readContent(directory, { links })).violations,
    ...speechAt(process.stdout, variables['NO_COLOR']),
  })
}

interface NewConsole extends Speech {
  readonly directory: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The errors of the content folder as it is now. */
  errors(): Promise<readonly Violation[]>
}

const usage = `npm run content:new course|holiday|product|page|letter NAME

  Makes a new file that passes npm run content:check, with words that say what belongs where, and
  tells what to write. It is a draft: nobody sees it until its line "draft": true is removed.

  NAME  the file's name and the end of the address: small letters, digits and single hyphens,
        such as night-pilotage-weekend; of a letter the day on which it goes out, 2026-12-11:
        without one it is the next Friday that has no letter yet`

/**
 * Runs `npm run content:new` and returns the exit code: 1 when the name is taken or does not work, 2
 * for a slip in what was typed.
 */
export async function runNewCommand(
  typed: readonly string[],
  console: NewConsole,
): Promise<number> {
  const read = readCommand(typed, { usage, options: { help }, understand: readAsked }, console)
  if ('exitCode' in read) return read.exitCode
  const { kind } = read.asked
  const folder = join(console.directory, folderOf(kind))
  const slug = read.asked.slug ?? nextLetterDay(folder, console.today)
  const owner = ownerOf(folder, slug)
  if (owner === undefined) return makeFile(kind, slug, console)
  console.printError(
    `${displayPath(owner)} is there already. Choose another name, or write in that file.`,
  )
  return 1
}

interface Asked {
  readonly kind: ScaffoldKind
  /** Null: the day of the next letter. */
  readonly slug: string | null
}

function readAsked({ words: [word, ...name] }: Typed): Asked {
  if (word === undefined) throw new Slip('Say what to make, and its name.')
  const kind = scaffoldKinds.find((one) => one === word.toLowerCase())
  if (!kind) {
    const meant = nearest(word, scaffoldKinds)
    const cure = meant ? `did you mean ${meant}?` : `use one of: ${scaffoldKinds.join(', ')}.`
    throw new Slip(`“${word}” is nothing that this makes; ${cure}`)
  }
  const typed = name.join(' ')
  const slug = slugOf(typed)
  if (typed === '' && kind === 'letter') return { kind, slug: null }
  if (typed === '') throw new Slip(`Say what the new ${kind} is called, such as my-new-${kind}.`)
  if (slug === '') throw new Slip(`“${typed}” has no letter that an address can have.`)
  if (slug.length > mostLetters) {
    const most = `an address ends with ${mostLetters} at most`
    throw new Slip(`The name has ${slug.length} letters; ${most}.`)
  }
  if (slug !== typed) {
    throw new Slip(`“${typed}” cannot be the end of an address; did you mean ${slug}?`)
  }
  return { kind, slug }
}

const mostLetters = 80

/** The file that has the name already; capitals do not tell two names apart on every system. */
function ownerOf(folder: string, slug: string): string | undefined {
  const name = readdirSync(folder).find((one) => one.toLowerCase() === `${slug}.json`)
  return name === undefined ? undefined : join(folder, name)
}

const friday = 4

/** The first Friday after today that has no letter yet. */
function nextLetterDay(folder: string, today: string): string {
  let day = dayOf(today) + 1
  while (weekdayOf(day) !== friday || ownerOf(folder, dateOf(day)) !== undefined) day += 1
  return dateOf(day)
}

async function makeFile(kind: ScaffoldKind, slug: string, console: NewConsole): Promise<number> {
  const made = scaffold(kind, slug, await catalogueIn(console.directory))
  const path = join(console.directory, made.name)
  writeFileSync(path, made.text, { flag: 'wx' })
  const faults = (await console.errors()).filter(({ file }) => file === displayPath(path))
  if (faults.length > 0) {
    rmSync(path)
    const reasons = faults.map((fault) => `  ${fault.message}; ${fault.remedy}`)
    console.printError(`${displayPath(path)} cannot be made:\n${reasons.join('\n')}`)
    return 1
  }
  console.print(scaffoldGuidance(kind, made, displayPath(path), console.paint))
  return 0
}

/** Keys that are right as they are. */
const settled = ['draft', 'id', 'slug', 'date', 'routeName']

function scaffoldGuidance(
  kind: ScaffoldKind,
  { written, optional }: Scaffold,
  path: string,
  paint: Paint,
): string {
  const todo = written.filter(
    ({ name, says, value }) => !settled.includes(name) && (says || value !== 'an object'),
  )
  return [
    `Made ${paint('heading', path)}. It is a draft: nobody sees it yet.`,
    '',
    paint('heading', 'Write, from the top of the file to its end'),
    '',
    ...todo.map((field, index) => `${String(index + 1).padStart(4)}. ${fieldLine(field, paint)}`),
    '',
    paint('heading', 'You may add'),
    '',
    ...optional.map((field) => `      ${fieldLine(field, paint)}`),
    '',
    paint('heading', 'When it is ready'),
    '',
    ...publishing(kind).map((step, index) => `${String(index + 1).padStart(4)}. ${step}`),
    '',
  ].join('\n')
}

function fieldLine({ name, says, value }: Field, paint: Paint): string {
  return `${name}: ${says ? `${says} ${paint('quiet', `(${value})`)}` : value}`
}

function publishing(kind: ScaffoldKind): readonly string[] {
  const offer =
    'Name it where people should find it: a card in home.json, a menu in navigation.json.'
  const letter = 'Send it to yourself and then to everybody: npm run newsletter -- test, and send.'
  const page =
    'Give it an address: a developer adds its routeName to the route table (README.md, “Add a page”).'
  return [
    'Run npm run content:check and mend what it names.',
    ...(kind === 'page' ? [page] : []),
    ...(kind === 'letter' ? ['Look at it in development under /_letters.'] : []),
    'Remove the line "draft": true.',
    ...(kind === 'letter' ? [letter] : []),
    ...(kind === 'course' || kind === 'holiday' ? [offer] : []),
  ]
}
