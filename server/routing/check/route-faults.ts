import type { RouteTable } from '../define.ts'
import type { Patterns } from '../matcher.ts'
import { findLine } from '../sources.ts'
import type { Sources } from '../sources.ts'

/**
 * `file:line subject: what; what to do`.
 * @param sources the files' text, for the line; without it the fault names file and subject alone.
 */
export function formatRouteFault(fault: RouteFault, sources: Sources = new Map()): string {
  const { file, subject, message, remedy } = fault
  const line = fault.line ?? findLine(sources.get(file) ?? '', subject)
  return `${file}${line ? `:${line}` : ''} ${subject}: ${message}; ${remedy}`
}

/** Thrown before a site with faulty routes answers anything. Its message lists every fault. */
export class RouteFaults extends Error {
  constructor(faults: readonly RouteFault[], sources?: Sources) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    const lines = faults.map((fault) => `  ${formatRouteFault(fault, sources)}`)
    super(`The route table has ${count}:\n${lines.join('\n')}`)
    this.name = 'RouteFaults'
  }
}

/** Everything that routes are made of, with the files that people wrote it in. */
export interface RouteSet {
  /** The tables in the order in which paths are matched. */
  readonly tables: readonly { readonly file: string; readonly table: RouteTable }[]
  readonly patterns: { readonly file: string; readonly entries: Patterns }
  /** Given-up path -> the name of the route that took its place. */
  readonly redirects: { readonly file: string; readonly entries: Readonly<Record<string, string>> }
  /** Names that have a handler. */
  readonly answered: { readonly file: string; readonly names: readonly string[] }
}

/** One thing that is wrong with the routes, for a person who can put it right. */
export interface RouteFault {
  readonly file: string
  /** Counted from 1, where the finder knows it; else it is looked for by the subject. */
  readonly line?: number
  /** The name, parameter, path or component at fault, as it is written in the file. */
  readonly subject: string
  /** What was found. */
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
}

/** Looks for one kind of fault. */
export type RouteCheck = (routes: RouteSet) => RouteFault[]

/** A route with its name and the file that it stands in. */
export interface PlacedRoute {
  readonly file: string
  readonly name: string
  readonly route: RouteTable[string]
}

/** Every route in order; a name that two tables have comes twice. */
export function placedRoutes({ tables }: RouteSet): PlacedRoute[] {
  return tables.flatMap(({ file, table }) =>
    Object.entries(table).map(([name, route]) => ({ file, name, route })),
  )
}
