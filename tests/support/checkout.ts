import type { HoldProps } from '#server/props/cart.ts'
import type { CheckoutProps, CrewProps } from '#server/props/checkout.ts'

type Step<Name extends CheckoutProps['step']> = Extract<CheckoutProps, { step: Name }>

const pounds = (text: string) => ({ text, tone: 'plain' }) as const

function steps(current: CheckoutProps['step']) {
  const labels = { people: 'People', delivery: 'Delivery', review: 'Review' }
  return (['people', 'delivery', 'review'] as const).map((step, place, all) => ({
    step,
    label: labels[step],
    isCurrent: step === current,
    href: place < all.indexOf(current) ? `/checkout?step=${step}` : null,
  }))
}

const now = Date.UTC(2027, 2, 5, 14, 2)
const until = now + 30 * 60_000
const hold: HoldProps = { state: 'held', until, text: 'Held for you until 2:32 PM' }

const common = {
  action: '/checkout',
  cartHref: '/cart',
  now,
  holds: 'Places held until 2:32 PM',
  lines: [{ name: 'Competent Crew', note: '2 places', price: pounds('£620.00'), hold }],
  sum: {
    lines: [{ label: 'Delivery', amount: pounds('£3.95'), note: '' }],
    total: pounds('£588.95'),
    byVoucher: null,
    vat: 'Includes £103.33 VAT',
    dueNow: pounds('£123.95'),
    later: ['£465.00 by Friday 22 January, 2027'],
  },
}

const crew: CrewProps = {
  lineId: 'a',
  name: 'Competent Crew',
  when: 'Friday 5 March, 2027',
  asksBorn: false,
  why: '',
  people: [
    { name: '', born: '' },
    { name: 'Ben Hart', born: '' },
  ],
}

/** Two who come to something for the young. */
export const youngCrew: CrewProps = {
  ...crew,
  lineId: 'b',
  name: 'Young Sailors’ Week',
  asksBorn: true,
  why: 'Minimum age 8.',
}

/** The first step, of somebody who has told nothing yet but one name. */
export const peopleStep: Step<'people'> = {
  ...common,
  step: 'people',
  steps: steps('people'),
  crews: [crew],
  contact: { name: '', email: '', telephone: '' },
  signInHref: '/login?intended=%2Fcheckout',
}

/** The second step: posted, with a choice of where to. */
export const deliveryStep: Step<'delivery'> = {
  ...common,
  step: 'delivery',
  steps: steps('delivery'),
  delivery: {
    by: 'post',
    to: 'uk',
    name: 'Ada Winters',
    line1: '',
    line2: '',
    town: '',
    postcode: '',
    country: '',
  },
  choices: [
    { value: 'post', label: 'Post it to me', note: '£3.95' },
    { value: 'collect', label: 'I collect it', note: 'Free' },
  ],
  destinations: [
    { value: 'uk', label: 'The United Kingdom', note: '' },
    { value: 'europe', label: 'The rest of Europe', note: '' },
  ],
  countries: ['France', 'Ireland'],
  collectAt: '4 Quay Street, Southampton',
}

/** The last step, with a deposit and no way to pay chosen. */
export const reviewStep: Step<'review'> = {
  ...common,
  step: 'review',
  steps: steps('review'),
  told: [
    { title: 'Who orders', lines: ['ada@example.com'], href: '/checkout?step=people' },
    { title: 'Delivery', lines: ['7 Harbour Row'], href: '/checkout?step=delivery' },
  ],
  conditions: [
    { title: 'Cancelling', sentences: ['There is no 14-day right to change your mind.'] },
  ],
  termsHref: '/terms-and-conditions',
  payments: [
    { value: 'bank-transfer', label: 'By bank transfer', note: '' },
    { value: 'card-by-phone', label: 'By card, on the telephone', note: '' },
  ],
  payment: '',
  total: 58_895,
  dueNow: 12_395,
  byVoucher: 0,
  orderKey: 'a-key',
  button: 'Order and pay £123.95 deposit',
}
