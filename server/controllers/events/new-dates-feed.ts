import { daySpan } from '#server/format/dates.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { priceOf, unitText } from '#server/presenters/date-words.ts'
import { dateOf, dayOf, instantOf } from '#server/schedule/day.ts'
import { atomText } from '#server/schedule/feeds/atom-text.ts'
import type { FeedEntry } from '#server/schedule/feeds/atom-text.ts'
import { newDatesSince } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
import type { ControllerServices } from '../controller-services.ts'

/** GET web.events.feed: the dates that came on sale last, as an Atom feed; the newest first. */
export function newDatesFeed({ site, urls }: ControllerServices): ActionHandler {
  return (_request, response) => {
    const now = site.current()
    const since = dateOf(dayOf(now.today) - daysOfNews)
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
const daysOfNews = 45
const mostEntries = 100

function entryOf(date: ScheduledDate, url: string): FeedEntry {
  const { offer, starts, ends, place, onSaleFrom } = date
  const cost = [priceOf(date).text, unitText(date)].filter((part) => part !== '').join(' ')
  return {
    url,
    title: `${offer.name}: ${daySpan(starts, ends)}`,
    summary: `${place.name}. ${cost}. ${offer.intro_description}`,
    updated: instantOf(onSaleFrom, '00:00', 'Europe/London'),
  }
}
