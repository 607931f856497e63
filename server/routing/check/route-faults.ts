import { findLine } from '../sources.ts'
import type { Sources } from '../sources.ts'
import { everyNameIsAnswered } from './answers.ts'
import type { RouteCheck, RouteFault, RouteSet } from './fault.ts'
import { namesAreGood } from './names.ts'
import { optionsAreGood } from './options.ts'
import { everyRouteIsReached } from './order.ts'
import { parametersAreGood } from './parameters.ts'
import { patternsAreGood } from './patterns.ts'
import { redirectsLead } from './redirects.ts'
import { urisAreGood } from './uris.ts'

const checks: readonly RouteCheck[] = [
  namesAreGood,
  urisAreGood,
  parametersAreGood,
  patternsAreGood,
  everyRouteIsReached,
  optionsAreGood,
  everyNameIsAnswered,
  redirectsLead,
]

/** Every fault of the routes, by kind. Throws for none, however broken the table. */
export function routeFaults(routes: RouteSet): RouteFault[] {
  return checks.flatMap((check) => check(routes))
}

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
