import { isWanted, readWanted, wantedParameters } from '#server/catalogue/wanted.ts'
import type { PageContext, PageServices } from '#server/presenters/context.ts'
import { presentDateList } from '#server/presenters/dates/date-list.ts'
import { dateMeta } from '#server/presenters/dates/date-meta.ts'
import { presentDate } from '#server/presenters/dates/date.ts'
import { changeOf, presentGoneDate } from '#server/presenters/dates/gone-date.ts'
import type { GoneDate } from '#server/presenters/dates/gone-date.ts'
import { datesParameters } from '#server/presenters/dates/query.ts'
import { lookUp } from '#server/schedule/lookup.ts'
import { notFound, page, unlisted, withQuery } from '#server/site/page.ts'
import type { PageAnswer, PageHandler } from '#server/site/page.ts'
import { monthsOf, scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'

/**
 * GET web.events.all: every date, those of an offer by its code (CR-DSP), or one date by its
 * reference (CR-DSP-270321). A date that is over or was cancelled is 410, with what comes next.
 */
export function datesPage(services: PageServices): PageHandler<{ readonly reference?: string }> {
  const isList = (site: Site, { reference }: { readonly reference?: string }) =>
    reference === undefined || lookUp(site.content, scheduleOf(site), reference)?.kind === 'offer'
  const declared = (site: Site, params: { readonly reference?: string }) =>
    isList(site, params) ? datesParameters(monthsOf(site)) : wantedParameters(monthsOf(site))

  return withQuery(declared, (site, { params: { reference }, query }) => {
    const context = { ...services, site }
    const { content } = site
    if (reference === undefined) {
      const { props, meta } = presentDateList(query, null, context)
      return page('events/dates', props, meta)
    }
    const found = lookUp(content, scheduleOf(site), reference)
    if (!found) return notFound()
    if (found.kind === 'date') {
      const wanted = readWanted(monthsOf(site), query)
      const props = presentDate(found.date, context, wanted)
      const meta = dateMeta(found.date, props.date, content.company)
      return page('events/date', props, { ...meta, isIndexed: !isWanted(wanted) })
    }
    if (found.kind === 'offer') {
      const { props, meta } = presentDateList(query, found.offer, context)
      return page('events/dates', props, meta)
    }
    return goneDatePage(found, reference, context)
  })
}

/** The answer for a date that is over, was cancelled or never was; one that was sold has been. */
export function goneDatePage(gone: GoneDate, reference: string, context: PageContext): PageAnswer {
  const props = presentGoneDate(gone, reference, context)
  const never = gone.kind === 'no-such-date' && changeOf(reference, context) === undefined
  return page('events/gone', props, unlisted(props.title), never ? 404 : 410)
}
