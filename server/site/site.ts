import type { Content } from '#server/content/content.ts'
import { contentAt, lettersAt } from '#server/content/publication.ts'
import type { Letter } from '#server/content/schema/letters.ts'
import { monthsOnSale } from '#server/schedule/find.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import { isSeasonal, londonDate, nextLondonMidnight } from './clock.ts'
import type { Clock } from './clock.ts'

/** The site at an instant, as a value: the same files and instant give the same site (decision 2). */
export interface Site {
  readonly content: Content
  /** Milliseconds since 1970, UTC. */
  readonly instant: number
  /** `YYYY-MM-DD` in London. */
  readonly today: string
  readonly isSeasonal: boolean
  /** The weekly letters that everybody may read, the newest first. */
  readonly letters: readonly Letter[]
  /** Changes whenever the content does. */
  readonly version: string
  /** From this instant on, the same files make another site. */
  readonly validUntil: number
}

export interface SiteFiles {
  readonly content: Content
  readonly version: string
}

/** Everything that a page may depend on, taken at one instant. */
export function snapshotAt({ content, version }: SiteFiles, instant: number): Site {
  const today = londonDate(instant)
  const published = contentAt(content, instant, today)
  const archive = lettersAt(content, instant)
  return {
    content: published.content,
    instant,
    today,
    isSeasonal: isSeasonal(today),
    letters: archive.letters,
    version,
    validUntil: Math.min(nextLondonMidnight(instant), published.until, archive.until),
  }
}

export interface SiteSource {
  /** The site as it is now; the same value until the content or the day changes. */
  current(): Site
}

/** Keeps one snapshot and replaces it when its files changed or its time is over. */
export function createSiteSource(files: { current(): SiteFiles }, clock: Clock): SiteSource {
  let site: Site | undefined
  return {
    current() {
      const latest = files.current()
      const now = clock.now()
      const isCurrent =
        site && site.version === latest.version && now >= site.instant && now < site.validUntil
      return isCurrent ? (site as Site) : (site = snapshotAt(latest, now))
    },
  }
}

/**
 * The dates on sale in a snapshot, made when a page first asks for them: a start of the server
 * cannot wait for what few pages show.
 */
export function scheduleOf(site: Site): Schedule {
  let schedule = schedules.get(site)
  if (!schedule) schedules.set(site, (schedule = scheduleAt(site.content, site.today)))
  return schedule
}

/** The months on sale in a snapshot, for what may not need them: they need the schedule. */
export function monthsOf(site: Site): () => readonly string[] {
  return () => monthsOnSale(scheduleOf(site))
}

const schedules = new WeakMap<Site, Schedule>()
