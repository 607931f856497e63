import type { CheckoutAnswers } from '#server/shop/checkout/answers.ts'
import { crewsOf } from '#server/shop/checkout/steps.ts'
import type { Crew } from '#server/shop/checkout/steps.ts'
import type { BuyableLine } from '#server/shop/orders/bought-line.ts'
import { content } from './catalogue.ts'

/** What a buyer answers at the checkout; who comes depends on what is bought. */
export const checkoutAnswers: CheckoutAnswers = {
  contact: { name: 'Ben Okafor', email: 'ben@example.com', telephone: '01632 960 111' },
  people: {},
  delivery: {
    by: 'post',
    to: 'uk',
    name: 'Ben Okafor',
    lines: ['1 Quay Street'],
    town: 'Poole',
    postcode: 'BH15 0AA',
    country: '',
  },
}

/** Grown-ups for every place. */
export function namesFor(lines: readonly BuyableLine[]): CheckoutAnswers['people'] {
  const person = ({ asksBorn }: Crew) => ({
    name: 'Ben Okafor',
    born: asksBorn ? '1990-04-30' : null,
  })
  return Object.fromEntries(
    crewsOf(lines, content).map((crew) => [
      crew.lineId,
      Array.from({ length: crew.count }, () => person(crew)),
    ]),
  )
}
