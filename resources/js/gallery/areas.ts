import { accounts } from './entries/accounts.tsx'
import { cards } from './entries/cards.tsx'
import { carousels } from './entries/carousels.tsx'
import { cart } from './entries/cart.tsx'
import { dates } from './entries/dates.tsx'
import { fields } from './entries/fields.tsx'
import { forms } from './entries/forms.tsx'
import { links } from './entries/links.tsx'
import { lists } from './entries/lists.tsx'
import { pictures } from './entries/pictures.tsx'
import { ratings } from './entries/ratings.tsx'
import { shop } from './entries/shop.tsx'
import { text } from './entries/text.tsx'
import { vouchers } from './entries/vouchers.tsx'
import type { Area } from './entry.ts'

/** Everything that the gallery shows. */
export const areas: readonly Area[] = [
  text,
  links,
  lists,
  pictures,
  fields,
  forms,
  cards,
  carousels,
  ratings,
  dates,
  shop,
  cart,
  vouchers,
  accounts,
]
