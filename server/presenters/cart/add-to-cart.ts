import { priceOf } from '#server/catalogue/price.ts'
import type { Wanted } from '#server/catalogue/wanted.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { counted } from '#server/format/words.ts'
import type { AddToCart, LineKind } from '#server/props/cart.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { mostHeads, mostOfAProduct, partyOf } from '#server/shop/cart/article.ts'
import type { Article } from '#server/shop/cart/article.ts'
import type { ViewedLine } from '#server/shop/cart/view.ts'
import type { Links } from '../context.ts'

const button = 'Add to basket'

/**
 * The form that puts places of a date into the cart: as many as are left, or how many come where
 * one price is for several. null: none can be bought.
 * @param people how many are wanted: it begins with them
 */
export function addPlaces(
  links: Links,
  date: ScheduledDate,
  left: number,
  people: Wanted['people'],
): AddToCart | null {
  const { reference, offer } = date
  if (left < 1 || priceOf(offer, date).kind !== 'exact') return null
  const most = Math.min(mostHeads, left)
  const choice = choiceOf({ kind: 'place', most, party: partyOf(offer) })
  const isChoice = people !== null && choice && people >= choice.least && people <= choice.most
  return {
    ...addOf(links, 'place', reference),
    choice: isChoice ? { ...choice, chosen: people } : choice,
  }
}

/** The same in one click, for so many places; null: how many come must be said first. */
export function addAtOnce(links: Links, date: ScheduledDate, places: number): AddToCart | null {
  if (priceOf(date.offer, date).kind !== 'exact' || partyOf(date.offer)) return null
  const form = {
    ...addOf(links, 'place', date.reference),
    button: `Add ${counted(places, 'place')}`,
  }
  return places === 1 ? form : { ...form, quantity: places }
}

/** The form that puts a course to study at home into the cart; null: it is sold otherwise. */
export function addOnline(links: Links, offer: Offer): AddToCart | null {
  if (offer.sale_unit !== 'online' || offer.price === null) return null
  const choice = choiceOf({ kind: 'online', most: mostHeads, party: null })
  return { ...addOf(links, 'online', offer.code), choice }
}

/** The form that puts a thing from the shop into the cart, as many as are wanted. */
export function addProduct(links: Links, code: string): AddToCart {
  const choice = choiceOf({ kind: 'product', most: mostOfAProduct, party: null })
  return { ...addOf(links, 'product', code), choice }
}

/** The form that puts one of something into the cart. */
export function addOf(links: Links, kind: LineKind, sku: string): AddToCart {
  const action = links.path('web.shopping.cart.items.store')
  return { action, kind, sku, button, choice: null }
}

type Choice = NonNullable<AddToCart['choice']>

/**
 * How many of a line can be chosen; of one that lost places, as many as are left, also where that is
 * one. null: nothing.
 */
export function choiceOfLine(article: Article, places: ViewedLine['places']): Choice | null {
  const choice = choiceOf(article)
  if (places?.state !== 'lost' || !choice) return choice
  return places.left > 0 ? { ...choice, most: Math.min(choice.most, places.left) } : null
}

/** How many of something can be chosen, and what that is called; null: it is one. */
function choiceOf({ kind, most, party }: Pick<Article, 'kind' | 'most' | 'party'>): Choice | null {
  if (party) {
    return { field: 'people', label: 'How many people?', least: party.min, most: party.max }
  }
  if (most === 1) return null
  const label = kind === 'place' ? 'How many places?' : 'How many?'
  return { field: 'quantity', label, least: 1, most }
}
