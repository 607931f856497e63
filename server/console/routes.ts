import { processVariables } from '#server/app/config.ts'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { nearest } from '#server/format/nearest.ts'
import { filterRows, formatRows } from '#server/routing/listing/format-rows.ts'
import type { RouteRow } from '#server/routing/listing/rows.ts'
import { help, readCommand, Slip, speechAt, widthOf } from './command.ts'
import type { OptionKinds, Speech, Typed } from './command.ts'

/** `npm run routes`: the route table, as route:list shows it; with --json an array for machines. */
export function run(words: readonly string[]): number {
  return runRoutesCommand(words, {
    rows: siteRouteRows(),
    ...speechAt(process.stdout, processVariables()['NO_COLOR']),
    width: widthOf(process.stdout),
  })
}

interface RoutesConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly rows: readonly RouteRow[]
  /** Columns of the terminal. */
  readonly width: number
  readonly paint?: Parameters<typeof formatRows>[1]['paint']
}

const options = {
  json: { type: 'boolean' },
  name: { type: 'string' },
  path: { type: 'string' },
  method: { type: 'string' },
  verbose: { type: 'boolean', short: 'v' },
  help,
} as const satisfies OptionKinds

const usage = `npm run routes -- [OPTIONS]

  --name=TEXT      routes whose name has the text in it, or fits it where it has a *
  --path=TEXT      the same for the path
  --method=METHOD  routes that answer the method
  --verbose, -v    with file, handler, options and patterns
  --json           an array for machines`

/** Runs `npm run routes` and returns the exit code: 1 when no route fits, 2 for a slip in an option. */
export function runRoutesCommand(typed: readonly string[], console: RoutesConsole): number {
  const read = readCommand(typed, { usage, options, understand: withoutWords }, console)
  if ('exitCode' in read) return read.exitCode
  const { switches, texts } = read.asked
  const rows = filterRows(console.rows, texts)
  if (rows.length === 0) {
    console.printError(noMatch(texts, console.rows))
    return 1
  }
  const { width, paint } = console
  const look = { width, isVerbose: switches.has('verbose'), ...(paint && { paint }) }
  console.print(switches.has('json') ? JSON.stringify(rows, null, 2) : formatRows(rows, look))
  return 0
}

function withoutWords(typed: Typed): Typed {
  const [word] = typed.words
  if (word !== undefined) throw new Slip(`'${word}' is no option of this command.`)
  return typed
}

function noMatch({ name, path, method }: Typed['texts'], rows: readonly RouteRow[]): string {
  const asked = [
    name && `name '${name}'`,
    path && `path '${path}'`,
    method && `method '${method}'`,
  ].filter(Boolean)
  const names = rows.map((row) => row.name)
  const paths = rows.map((row) => row.uri)
  const meant = meantBy(name, names) ?? meantBy(path, paths)
  const hint = meant ? ` Did you mean '${meant}'?` : ''
  return `No route fits the ${asked.join(' and the ')}.${hint}`
}

// What is there is not meant otherwise: then another filter has left nothing.
function meantBy(wanted: string | undefined, texts: readonly string[]): string | null {
  if (!wanted || texts.some((text) => text.includes(wanted))) return null
  return nearest(wanted, texts)
}
