import { daySpan } from '#server/format/dates.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { acceptForm, formAction } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { mailPicture } from '#server/mail/picture.ts'
import { limitReason } from '#server/mail/recipient-limit.ts'
import { joinWaitingList, waitingListForm } from '#server/messages/waiting-list.ts'
import { availabilityNow } from '#server/presenters/dates/dates.ts'
import { countText } from '#server/schedule/availability.ts'
import { instantOf } from '#server/schedule/day.ts'
import { lookUp } from '#server/schedule/lookup.ts'
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
    await join(services, date)(request, response)
  }
}

function join(services: ControllerServices, date: ScheduledDate): ActionHandler {
  const { database, site, clock, urls, outbox, refuseForm, shop } = services
  const { reference, offer } = date
  const page = urls.path('web.events.all', { reference })

  // What could not be put into one cart is not waited for either.
  const schema = waitingListForm(mostPlaces(offer, date.places))
  return formAction(schema, async (form, request, response) => {
    if (!form.ok) return refuseForm(request, response, form.errors, page)
    const now = { site: site.current(), takenPlaces: shop.places.taken }
    if (!availabilityNow(date, now).takesNames) {
      const message = 'The waiting list of this date is closed. Please look at the date once more.'
      return refuseForm(request, response, { waiting_list: message }, page)
    }

    const { waiting_name: name, waiting_email: email, waiting_heads: heads } = form.value
    const when = daySpan(date.starts, date.ends)
    const dateUrl = urls.absolute('web.events.all', { reference })
    const wanted = countText(heads, date)
    const picture = mailPicture(site.current().content, offer.overview_image, offer.name)
    const message = { offer: offer.name, when, reference, wanted, dateUrl, picture }
    const limited = await joinWaitingList(
      database,
      { reference, name, email, heads, forget_at: instantOf(date.ends, date.leaves, date.zone) },
      { now: clock.now(), message },
    )
    outbox.wake()
    const joined = `You are on the waiting list for ${offer.name}, ${when}. We write to ${email} as soon as there is room.`
    const answer = limited ? `${joined} No message says so now, because ${limitReason}.` : joined
    acceptForm(request, response, answer, page)
  })
}

function dateNamed(site: Site, reference: string): ScheduledDate {
  const found = lookUp(site.content, scheduleOf(site), reference)
  if (found?.kind === 'date') return found.date
  if (found?.kind === 'past' || found?.kind === 'cancelled') {
    throw new HttpError(410, 'This date does not take place any more.')
  }
  throw notFound()
}
