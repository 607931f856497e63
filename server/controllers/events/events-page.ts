import { kindOfOffer } from '#server/presenters/kind-of-offer.ts'
import { lookUp } from '#server/schedule/find.ts'
import { notFound } from '#server/site/page.ts'
import type { PageHandler } from '#server/site/page.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { Showing } from '../showing.ts'
import { datePage } from './date-page.ts'
import { datesPage } from './dates-page.ts'
import { goneDatePage } from './gone-date-page.ts'

/**
 * GET web.events.all: every date, those of an offer by its code (CR-DSP), or one date by its
 * reference (CR-DSP-270321). A date that is over or was cancelled is 410, with what comes next.
 */
export function eventsPage(showing: Showing): PageHandler<{ readonly reference?: string }> {
  return (site, { params: { reference }, query }) => {
    if (reference === undefined) return datesPage(showing, site, query, null)

    const found = lookUp(site.content, scheduleOf(site), reference)
    if (!found) return notFound()
    if (found.kind === 'date') return datePage(showing, site, found.date)
    if (found.kind !== 'offer') return goneDatePage(showing, site, found)
    const { offer } = found
    return datesPage(showing, site, query, { kind: kindOfOffer(site.content, offer), offer })
  }
}
