import type { ActionHandler } from '#server/http/handlers.ts'
import { untilText } from '#server/presenters/cart/confirm-step.ts'
import { lineRefusalErrors } from '#server/presenters/cart/errors.ts'
import { dateText } from '#server/presenters/cart/lines.ts'
import { unitOf } from '#server/presenters/cart/place-of-sale.ts'
import type { PlaceOfferProps } from '#server/props/orders.ts'
import { countText } from '#server/schedule/availability.ts'
import { dateAsSold, keptDates } from '#server/shop/places/sold-date.ts'
import { page, unlisted } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'
import type { ControllerServices } from '../controller-services.ts'
import { refuseOnPage } from '../visitor-forms.ts'
import { addedText } from './items.ts'
import { keepCart, ownCart } from './own-cart.ts'

/** Places that came free, behind the link in the message to who waited for them. */
export function placeOffers(services: ControllerServices) {
  const { shop, site, urls } = services

  /** GET web.shopping.place-offers.show: mail scanners open links, so it only offers the button. */
  const show: ActionHandler = async (request, response) => {
    await response.page(await placeOfferPage(services, String(request.params['token'])))
  }

  /** POST web.shopping.place-offers.store: puts the places into the visitor's cart. */
  const store: ActionHandler = async (request, response) => {
    const token = String(request.params['token'])
    const visitor = await ownCart(services, request, response)
    const offer = await shop.placeOffers.find(token)
    const taken = await shop.placeOffers.take(visitor, token)
    if (taken.outcome === 'added') {
      keepCart(services, response, visitor, taken.secret)
      response.inertia.flash('success', addedText(taken, taken.line))
      return response.redirect(303, urls.path('web.shopping.cart'))
    }
    const shown = await placeOfferPage(services, token)
    if (!offer || taken.fault.reason === 'unknown') return response.page(shown)
    const item = { kind: 'place', sku: offer.reference } as const
    const unit = unitOf(site.current().content, item)
    const { cart: message, ...others } = lineRefusalErrors(taken.fault, unit)
    const errors = { cart: message ?? Object.values(others).join(' ') }
    const url = urls.path('web.shopping.place-offers.show', { token })
    await refuseOnPage(request, response, errors, { url, make: () => shown })
  }

  return { show, store }
}

async function placeOfferPage(
  { database, shop, site: source, urls }: ControllerServices,
  token: string,
): Promise<PageAnswer> {
  const site = source.current()
  const meta = unlisted('A place for you')
  const offer = await shop.placeOffers.find(token)
  const reference = offer?.reference ?? ''
  const kept = (await keptDates(database.db, [reference])).get(reference)
  const date = dateAsSold(site, reference, kept)
  if (!offer || !date) {
    const over: PlaceOfferProps = { state: 'over', datesHref: urls.path('web.events.all') }
    return page('cart/place-offer', over, meta, 410)
  }

  const { heads, held_until: until } = offer
  const places = countText(heads, date)
  const props: PlaceOfferProps = {
    state: 'open',
    name: date.name,
    facts: [places, ...dateText(date)],
    until: `Yours until ${untilText(until)}`,
    button: `Put ${places} into my basket`,
    action: urls.path('web.shopping.place-offers.store', { token }),
  }
  return page('cart/place-offer', props, meta)
}
