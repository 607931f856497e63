import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { systemClock } from '#server/site/clock.ts'
import { scheduleOf, snapshotAt } from '#server/site/site.ts'
import { content } from '../support/catalogue.ts'

/**
 * The dates of which staff sell places to grown-ups today, none of them gone yet, the next first: all
 * buyers of a drill are.
 */
export function datesOnSale(): ScheduledDate[] {
  const site = snapshotAt({ content, version: 'drill' }, systemClock.now())
  const { today } = site
  return scheduleOf(site).dates.filter((date) => {
    const { offer, unit, starts, onSaleFrom, isCancelled, byPhone } = date
    const isOnSale = starts > today && onSaleFrom <= today && !isCancelled
    const isForGrownUps = unit === 'person' && offer.max_age === undefined
    return isOnSale && isForGrownUps && byPhone.taken + byPhone.held === 0
  })
}
