import { priceOf, priceText, unitText } from '#server/catalogue/price.ts'
import { daySpan } from '#server/format/dates.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { dateOf, dayOf, instantOf } from '#server/schedule/day.ts'
import { atomText } from '#server/schedule/feeds/atom-text.ts'
import type { FeedEntry } from '#server/schedule/feeds/atom-text.ts'
import { calendarText } from '#server/schedule/feeds/calendar-text.ts'
import { dateEvents } from '#server/schedule/feeds/date-events.ts'
import { newDatesSince } from '#server/schedule/find.ts'
import { lookUp } from '#server/schedule/lookup.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * GET web.events.calendar: one date, or by the code of an offer all its dates, for calendars that
 * keep themselves up to date. A cancelled date stays in both, marked as such, so that it goes from
 * the calendars that have it.
 */
export function calendar({ site, urls, config }: ControllerServices): ActionHandler {
  const { hostname: host } = new URL(config.appUrl)

  return (request, response) => {
    const reference = String(request.params['reference'])
    const now = site.current()
    const { name, dates } = calendarOf(now, reference)
    const events = dates.flatMap((date) =>
      dateEvents(date, {
        url: urls.absolute('web.events.all', { reference: date.reference }),
        host,
      }),
    )
    setCachePolicy(response, 'dates')
    response.setHeader('Content-Disposition', `inline; filename="${reference.toLowerCase()}.ics"`)
    response.type('text/calendar; charset=utf-8')
    response.send(calendarText({ name, stamp: now.instant, events }))
  }
}

function calendarOf(site: Site, reference: string) {
  const schedule = scheduleOf(site)
  const found = lookUp(site.content, schedule, reference)
  if (!found || found.kind === 'no-such-date') throw notFound()
  switch (found.kind) {
    case 'date':
      return { name: found.date.offer.name, dates: [found.date] }
    case 'offer': {
      const { name, code } = found.offer
      const dates = [...(schedule.byCode.get(code) ?? []), ...cancelledOf(site, schedule, code)]
      return { name: `${name}, ${site.content.company.brand}`, dates }
    }
    case 'cancelled': {
      const date = schedule.dateOf(reference)
      return { name: found.offer.name, dates: date ? [date] : [] }
    }
    case 'past':
      throw new HttpError(410, `That date of ${found.offer.name} is over.`)
  }
}

function cancelledOf({ content, today }: Site, schedule: Schedule, code: string): ScheduledDate[] {
  return [...content.overrides.values()]
    .filter(({ cancelled, reference }) => cancelled && reference.startsWith(`${code}-`))
    .flatMap(({ reference }) => schedule.dateOf(reference) ?? [])
    .filter(({ starts }) => starts >= today)
}

/** GET web.events.feed: the dates that came on sale last, as an Atom feed; the newest first. */
export function newDatesFeed({ site, urls }: ControllerServices): ActionHandler {
  return (_request, response) => {
    const now = site.current()
    const since = dateOf(dayOf(now.today) - newsDays)
    const dates = newDatesSince(scheduleOf(now), since).slice(0, mostEntries)
    const text = atomText({
      self: urls.absolute('web.events.feed'),
      page: urls.absolute('web.events.all'),
      title: `New dates from ${now.content.company.brand}`,
      author: now.content.company.name,
      stamp: instantOf(now.today, '00:00', 'Europe/London'),
      entries: dates.map((date) =>
        entryOf(date, urls.absolute('web.events.all', { reference: date.reference })),
      ),
    })
    setCachePolicy(response, 'dates')
    response.type('application/atom+xml; charset=utf-8').send(text)
  }
}

/** Dates come on sale on the first of a month, so the last such day is always among them. */
const newsDays = 45

const mostEntries = 100

function entryOf(date: ScheduledDate, url: string): FeedEntry {
  const { offer, starts, ends, place, onSaleFrom, unit } = date
  const price = priceText(priceOf(offer, date))
  const cost = [price, unitText(unit)].filter((part) => part !== '').join(' ')
  return {
    url,
    title: `${offer.name}: ${daySpan(starts, ends)}`,
    summary: `${place.name}. ${cost}. ${offer.intro_description}`,
    updated: instantOf(onSaleFrom, '00:00', 'Europe/London'),
  }
}
