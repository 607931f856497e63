import { priceOn } from '#server/catalogue/price.ts'
import { nextStart } from '#server/schedule/schedule.ts'
import { isSoldByDate } from '#server/schedule/series.ts'
import type { Content } from './content.ts'
import type { Offer, OfferKind } from './schema/offer.ts'
import type { PriceDays } from './schema/price-days.ts'

/**
 * Content with the prices of a London day, given as `YYYY-MM-DD`: of what has dates, that of the next
 * one, with the price days after it. Content without price days comes back as it is.
 */
export function pricedOn(content: Content, today: string): Content {
  const { courses, holidays, products, vouchers } = content
  const sold = [...courses.values(), ...holidays.values(), ...products.values(), ...vouchers]
  if (!sold.some(hasPriceDays)) return content

  const offerOn = <One extends Offer>(kind: OfferKind, offer: One): One => {
    if (!hasPriceDays(offer) || !isSoldByDate(offer)) return ofDay(offer, today)
    const day = nextStart(kind, offer, content.overrides, today) ?? today
    return { ...ofDay(offer, day), prices_from: offer.prices_from.filter(({ from }) => from > day) }
  }
  const priced = {
    courses: mapped(courses, (course) => offerOn('course', course)),
    holidays: mapped(holidays, (holiday) => offerOn('holiday', holiday)),
  }
  const vouchersOn = vouchers.map((voucher) => ofDay(voucher, today))
  return {
    ...content,
    ...priced,
    products: mapped(products, (product) => ofDay(product, today)),
    vouchers: vouchersOn,
    giftVouchers: vouchersOn.map(({ code, price, image }) => ({ code, price, image })),
  }
}

interface Sold {
  readonly price: number | null
  readonly prices_from: PriceDays
}

function hasPriceDays({ prices_from: days }: Sold): boolean {
  return days.length > 0
}

/** At the price of a day. What it costs later is no part of it, so nothing can show that by mistake. */
function ofDay<One extends Sold>(sold: One, day: string): One {
  return hasPriceDays(sold) ? { ...sold, price: priceOn(sold, day), prices_from: [] } : sold
}

function mapped<Value>(
  values: ReadonlyMap<string, Value>,
  change: (value: Value) => Value,
): ReadonlyMap<string, Value> {
  return new Map([...values].map(([key, value]) => [key, change(value)]))
}
