import Checkout from '#js/pages/basket/checkout.tsx'
import type { CheckoutProps, CrewShown } from '#server/props/orders.ts'
import { entriesOf } from '../entry.ts'
import { longName, longWord } from '../samples.ts'
import { bought, depositSum, now, sum } from './order-samples.ts'

type Step<Name extends CheckoutProps['step']> = Extract<CheckoutProps, { step: Name }>

const steps = (current: CheckoutProps['step']) =>
  (['people', 'delivery', 'review'] as const).map((step, place, all) => ({
    step,
    label: { people: 'People', delivery: 'Delivery', review: 'Review' }[step],
    href: place < all.indexOf(current) ? `/checkout?step=${step}` : null,
    isCurrent: step === current,
  }))

const common = {
  action: '/checkout',
  cartHref: '/cart',
  sum,
  lines: bought,
  holds: 'Places held until 2:32 PM',
  now,
}

const crew: CrewShown = {
  lineId: 'a',
  name: 'Competent Crew',
  when: 'Friday 5 March, 2027 to Tuesday 9 March, 2027',
  asksBorn: false,
  why: '',
  people: [
    { name: '', born: '' },
    { name: 'Ben Hart', born: '' },
  ],
}

const ages: CrewShown = {
  ...crew,
  lineId: 'b',
  name: 'Young Sailors’ Week',
  asksBorn: true,
  why: 'Minimum age 8. Maximum age 17. Under-16s must come with a parent or guardian.',
}

const people: Step<'people'> = {
  ...common,
  step: 'people',
  steps: steps('people'),
  contact: { name: '', email: '', telephone: '' },
  crews: [crew],
  signInHref: '/login?intended=%2Fcheckout',
}

const delivery: Step<'delivery'> = {
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
    { value: 'post', label: 'Post it to me', note: '£3.95 within the United Kingdom.' },
    { value: 'collect', label: 'I collect it', note: 'Free, at our office in Southampton.' },
  ],
  destinations: [
    { value: 'uk', label: 'To the United Kingdom', note: '' },
    { value: 'europe', label: 'To the rest of Europe', note: '£9.50.' },
  ],
  countries: ['France', 'Ireland', 'Netherlands'],
  collectAt: 'Saltlark Sailing, 4 Quay Street, Southampton, on any day from 9 to 5.',
}

const review: Step<'review'> = {
  ...common,
  step: 'review',
  steps: steps('review'),
  sum: depositSum,
  told: [
    {
      title: 'You',
      lines: ['Ada Winters', 'ada@example.com', '01632 960 111'],
      href: '/checkout?step=people',
    },
    {
      title: 'Competent Crew',
      lines: ['Ada Winters', 'Ben Hart'],
      href: '/checkout?step=people',
    },
    {
      title: 'Delivery',
      lines: ['By post to Ada Winters', '7 Harbour Row', 'Southampton SO14 3AB'],
      href: '/checkout?step=delivery',
    },
  ],
  conditions: [
    {
      title: 'If you have to cancel a place',
      sentences: [
        'A place on a set date can be cancelled, but there is no 14-day right to change your mind.',
        'Up to six weeks before it starts you get back everything but the deposit.',
      ],
    },
    {
      title: 'Nights aboard',
      sentences: ['This is a package under the Package Travel Regulations 2018.'],
    },
    {
      title: 'If you change your mind about a book',
      sentences: ['You have 14 days from when it comes to send it back.'],
    },
  ],
  termsHref: '/terms-and-conditions',
  payments: [
    {
      value: 'bank-transfer',
      label: 'By bank transfer',
      note: 'We give you our account right away; please pay within 5 days.',
    },
    { value: 'card-by-phone', label: 'By card, on the telephone', note: 'You call us.' },
  ],
  payment: 'bank-transfer',
  total: 63895,
  dueNow: 12395,
  byVoucher: 5000,
  orderKey: 'a-key',
  button: 'Order and pay £178.95 deposit',
}

export const checkoutParts = entriesOf([
  {
    title: 'Checkout',
    shows: [
      'pages/basket/checkout.tsx',
      'components/cart/checkout-form.tsx',
      'components/ui/choice-fields.tsx',
      'sections/checkout/head.tsx',
      'sections/checkout/people.tsx',
      'sections/checkout/delivery.tsx',
      'sections/checkout/review.tsx',
    ],
    areAlone: true,
    states: {
      People: <Checkout {...people} />,
      'Ages matter, signed in': <Checkout {...people} crews={[crew, ages]} signInHref={null} />,
      Delivery: <Checkout {...delivery} />,
      'Delivery, collected': (
        <Checkout {...delivery} delivery={{ ...delivery.delivery, by: 'collect' }} />
      ),
      Review: <Checkout {...review} />,
      'Review, paid by voucher': (
        <Checkout {...review} payments={[]} sum={sum} button="Order, paid by voucher" />
      ),
      'Long words': (
        <Checkout
          {...people}
          crews={[{ ...ages, name: longName, when: longWord, why: longName }]}
          lines={[{ ...bought[0], name: longWord, note: longName }]}
        />
      ),
    },
  },
])
