import { daySpan } from '#server/format/dates.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { acceptForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { joinWaitingList, waitingListForm } from '#server/messages/waiting-list.ts'
import type { WaitingListForm } from '#server/messages/waiting-list.ts'
import { availabilityNow } from '#server/presenters/dates/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import type { TakenPlaces } from '#server/schedule/availability.ts'
import { instantOf } from '#server/schedule/day.ts'
import { lookUp } from '#server/schedule/find.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { mostPlaces } from '#server/shop/cart/article.ts'
import { scheduleOf } from '#server/site/site.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * POST web.events.waiting-list.store: a name for the waiting list of a date. Addresses that are on
 * it already get the same answer as new ones.
 */
export function waitingList(services: ControllerServices): ActionHandler {
  const { site } = services

  return async (request, response) => {
    const date = dateNamed(site.current(), String(request.params['reference']))
    // What could not be put into one basket is not waited for either.
    const form = waitingListForm(mostPlaces(date.offer, date.places))
    await formAction(form, join(services, date))(request, response)
  }
}

type Join = Parameters<typeof formAction<WaitingListForm>>[1]

function join(services: ControllerServices, date: ScheduledDate): Join {
  const { database, site, clock, urls, outbox, refuseForm, shop } = services
  const { reference, offer } = date
  const page = urls.path('web.events.all', { reference })

  return async (form, request, response) => {
    if (!form.ok) return refuseForm(request, response, form.errors, page)
    if (!takesNames(site.current(), date, shop.places.taken)) {
      const message = 'The waiting list of this date is closed. Please look at the date once more.'
      return refuseForm(request, response, { waiting_list: message }, page)
    }

    const { waiting_name: name, waiting_email: email, waiting_heads: heads } = form.value
    const when = daySpan(date.starts, date.ends)
    const dateUrl = urls.absolute('web.events.all', { reference })
    const wanted = countText(heads, date)
    await joinWaitingList(
      database,
      { reference, name, email, heads, forget_at: endOf(date) },
      { now: clock.now(), message: { offer: offer.name, when, reference, wanted, dateUrl } },
    )
    outbox.wake()
    const message = `You are on the waiting list for ${offer.name}, ${when}. We write to ${email} as soon as there is room.`
    acceptForm(request, response, message, page)
  }
}

function dateNamed(site: Site, reference: string): ScheduledDate {
  const found = lookUp(site.content, scheduleOf(site), reference)
  if (found?.kind === 'date') return found.date
  if (found?.kind === 'past' || found?.kind === 'cancelled') {
    throw new HttpError(410, 'This date does not take place any more.')
  }
  throw notFound()
}

function endOf({ ends, leaves, zone }: ScheduledDate): number {
  return instantOf(ends, leaves, zone)
}

function takesNames(site: Site, date: ScheduledDate, takenPlaces: TakenPlaces): boolean {
  return availabilityNow(date, takenPlaces, site.today).state === 'waitingList'
}
