import { scheduleAt } from '#server/schedule/schedule.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { Site } from './site.ts'

/**
 * The dates on sale in a snapshot, made when a page first asks for them: a start of the server
 * cannot wait for what few pages show.
 */
export function scheduleOf(site: Site): Schedule {
  let schedule = schedules.get(site)
  if (!schedule) schedules.set(site, (schedule = scheduleAt(site.content, site.today)))
  return schedule
}

const schedules = new WeakMap<Site, Schedule>()
