import type { Fact } from '#server/props/offer-page.ts'
import type { DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import type { WholeOrder } from '#server/shop/orders/find-order.ts'

type Order = WholeOrder['order']

/** Who ordered, and how they are reached. */
export function contactFacts({
  name,
  email,
  telephone,
}: Pick<Order, 'name' | 'email' | 'telephone'>): Fact[] {
  return [
    { term: 'Name', text: name },
    { term: 'E-mail', text: email },
    { term: 'Telephone', text: telephone },
  ]
}

/** Where an order goes, as it is kept; empty: nothing is posted. */
export function deliveryLines({ delivery_to: to }: Pick<Order, 'delivery_to'>): string[] {
  return to === null ? [] : addressLines(JSON.parse(to) as DeliveryAnswer)
}

/** Where goods go, line by line as on a label. */
export function addressLines(delivery: DeliveryAnswer): string[] {
  if (delivery.by === 'collect') return ['You collect it from our classroom in Southampton']
  const { name, lines, town, postcode, country } = delivery
  return [name, ...lines, town, postcode, country].filter((line) => line !== '')
}
