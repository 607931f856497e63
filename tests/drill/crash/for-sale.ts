import type { CartInput } from '../../support/buyer.ts'
import { content } from '../../support/catalogue.ts'
import { oneOf } from '../../support/chance.ts'
import { datesOnSale } from '../dates-on-sale.ts'

type Kind = CartInput['kind']

/** What the customers of a drill buy. */
export interface ForSale {
  /** An article of a kind by chance. Few dates are on offer at one time, so that they sell out. */
  pick(kind: Kind): string
  /** A date has no place left: another one comes in its stead. */
  soldOut(reference: string): void
}

const datesAtOnce = 5

/** What staff put on sale, seen today. */
export function forSale(chance: () => number): ForSale {
  const waiting = datesOnSale()
    .filter(({ places }) => places > 2)
    .map(({ reference }) => reference)
  const offers = [...content.courses.values(), ...content.holidays.values()]
  const codes: Readonly<Record<Exclude<Kind, 'place'>, readonly string[]>> = {
    product: [...content.products.values()].map(({ code }) => code),
    voucher: content.vouchers.map(({ code }) => code),
    online: offers
      .filter((offer) => offer.sale_unit === 'online' && offer.price !== null)
      .map(({ code }) => code),
  }
  const onOffer = waiting.splice(0, datesAtOnce)
  return {
    pick: (kind) => oneOf(kind === 'place' ? onOffer : codes[kind], chance),
    soldOut(reference) {
      const index = onOffer.indexOf(reference)
      const [next] = index < 0 ? [] : waiting.splice(0, 1)
      if (next !== undefined) onOffer[index] = next
    },
  }
}
