import type { Response } from 'express'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { calendarText, dateEvents } from '#server/schedule/feeds/calendar-text.ts'
import { lookUp } from '#server/schedule/find.ts'
import type { Schedule } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { scheduleOf } from '#server/site/schedule-of.ts'
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
    send(response, calendarText({ name, stamp: now.instant, events }), reference)
  }
}

interface Named {
  readonly name: string
  readonly dates: readonly ScheduledDate[]
}

function calendarOf(site: Site, reference: string): Named {
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

function send(response: Response, text: string, reference: string): void {
  setCachePolicy(response, 'dates')
  response.setHeader('Content-Disposition', `inline; filename="${reference.toLowerCase()}.ics"`)
  response.type('text/calendar; charset=utf-8').send(text)
}
