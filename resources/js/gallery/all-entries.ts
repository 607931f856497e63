import type { HomePageData } from '#server/props/home.ts'
import { accounts } from './entries/accounts.tsx'
import { basics } from './entries/basics.tsx'
import { blocks } from './entries/blocks.tsx'
import { cards } from './entries/cards.tsx'
import { cartParts } from './entries/cart.tsx'
import { checkoutParts } from './entries/checkout.tsx'
import { enquiries } from './entries/enquiries.tsx'
import { fields } from './entries/fields.tsx'
import { frameParts } from './entries/frame.tsx'
import { homeSections } from './entries/home-sections.tsx'
import { links } from './entries/links.tsx'
import { offers } from './entries/offers.tsx'
import { orders } from './entries/orders.tsx'
import { ratings } from './entries/ratings.tsx'
import { shopParts } from './entries/shop.tsx'
import { groups } from './entry.ts'
import type { Entry } from './entry.ts'

/** Everything the gallery shows, group by group, with what the home page holds. */
export function allEntries(home: HomePageData): readonly Entry[] {
  const entries = [
    ...basics,
    ...cards(home),
    ...offers(home),
    ...fields,
    ...accounts,
    ...cartParts,
    ...orders,
    ...checkoutParts,
    ...shopParts(home),
    ...homeSections(home),
    ...blocks,
    ...enquiries,
    ...frameParts,
    ...ratings(home),
    ...links,
  ]
  return groups.flatMap((group) => entries.filter((entry) => entry.group === group))
}
