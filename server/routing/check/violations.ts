import type { RouteTable } from '../define.ts'
import type { Patterns } from '../matcher.ts'
import { findLine } from '../sources.ts'
import type { Sources } from '../sources.ts'

/**
 * `file:line subject: what; what to do`.
 * @param sources the files' text, for the line; without it the violation names file and subject alone.
 */
export function formatViolation(violation: RouteViolation, sources: Sources = new Map()): string {
  const { file, subject, message, remedy } = violation
  const line = violation.line ?? findLine(sources.get(file) ?? '', subject)
  return `${file}${line ? `:${line}` : ''} ${subject}: ${message}; ${remedy}`
}

/** Thrown before a site with faulty routes answers anything. Its message lists every violation. */
export class RouteViolations extends Error {
  constructor(violations: readonly RouteViolation[], sources?: Sources) {
    const count = violations.length === 1 ? '1 fault' : `${violations.length} faults`
    const lines = violations.map((violation) => `  ${formatViolation(violation, sources)}`)
    super(`The route table has ${count}:\n${lines.join('\n')}`)
    this.name = 'RouteViolations'
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
export interface RouteViolation {
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

/** Looks for one kind of violation. */
export type RouteCheck = (routes: RouteSet) => RouteViolation[]

/** What is wrong and what to do about it, of something whose place is known. */
export type Finding = readonly [message: string, remedy: string]

export function violationsOf(
  { file, subject }: Pick<RouteViolation, 'file' | 'subject'>,
  findings: readonly Finding[],
): RouteViolation[] {
  return findings.map(([message, remedy]) => ({ file, subject, message, remedy }))
}

/** A check of one route after another, each with those that stand before it. */
export function checkEachRoute(
  findingsOf: (
    placed: PlacedRoute,
    routes: RouteSet,
    before: readonly PlacedRoute[],
  ) => readonly Finding[],
): RouteCheck {
  return (routes) =>
    placedRoutes(routes).flatMap((placed, at, all) =>
      violationsOf(
        { file: placed.file, subject: placed.name },
        findingsOf(placed, routes, all.slice(0, at)),
      ),
    )
}

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
