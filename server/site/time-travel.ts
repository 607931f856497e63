import { AsyncLocalStorage } from 'node:async_hooks'
import { dayOf, instantOf } from '#server/schedule/day.ts'
import { snapshotAt } from './site.ts'
import type { Site, SiteFiles, SiteSource } from './site.ts'

/** Where the request in hand has travelled to. */
const journey = new AsyncLocalStorage<number>()

/** Runs something, and whatever it starts, at another instant of a travelling site. */
export function travelTo<Result>(instant: number, run: () => Result): Result {
  return journey.run(instant, run)
}

/** The instant that whoever asks has travelled to, or null for who has stayed. */
export function travelledTo(): number | null {
  return journey.getStore() ?? null
}

/**
 * The instant that `2026-12-24` or `2026-12-24T18:30` means in London; a day stands for its noon.
 * Null for anything else, and for years that no dates are planned in.
 */
export function travelInstant(text: string): number | null {
  const [, date = '', time = '12:00'] = moment.exec(text) ?? []
  if (Number.isNaN(dayOf(date)) || !yearsToVisit.test(date)) return null
  return instantOf(date, time, 'Europe/London')
}

/** What to tell who asked for a moment that `travelInstant` does not know. */
export function notADay(asked: unknown): string {
  const found = typeof asked === 'string' ? `'${asked}'` : 'more than one value'
  return `The at of this address says ${found}, which is no day to travel to. Write a day of this century, such as ?at=2026-12-24, or a time of it in London, such as ?at=2026-12-24T18:30.`
}

const moment = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/
const yearsToVisit = /^20\d\d/

const keptSnapshots = 12

/**
 * The site at the instant that a request has travelled to (decision 2): a snapshot of the same files,
 * made by the same function as that of now.
 */
export function travellingSite(now: SiteSource, files: { current(): SiteFiles }): SiteSource {
  // A snapshot carries what is costly to make, such as its dates; a walk asks for one day many times.
  const snapshots = new Map<string, Site>()
  return {
    current() {
      const instant = travelledTo()
      if (instant === null) return now.current()
      const latest = files.current()
      const key = `${latest.version} ${instant}`
      const site = snapshots.get(key) ?? snapshotAt(latest, instant)
      snapshots.set(key, site)
      const [oldest] = snapshots.keys()
      if (snapshots.size > keptSnapshots && oldest !== undefined) snapshots.delete(oldest)
      return site
    },
  }
}
