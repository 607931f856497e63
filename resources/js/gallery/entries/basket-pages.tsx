import Cart from '#js/pages/basket/cart.tsx'
import PlaceOffer from '#js/pages/basket/place-offer.tsx'
import type { PlaceOfferProps } from '#server/props/orders.ts'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'
import {
  badCode,
  book,
  cartOf,
  course,
  dearer,
  goodCode,
  lapsed,
  long,
  lost,
  places,
  voucher,
  yacht,
} from './basket-samples.ts'

const everything = [places, yacht, book, course, voucher]

export const yourBasket: Entry = {
  title: 'Your basket',
  group: 'Pages',
  shows: [
    'pages/basket/cart.tsx',
    'components/cart-line.tsx',
    'components/line-state.tsx',
    'components/line-count.tsx',
    'sections/basket/hold-notice.tsx',
    'components/voucher-words.tsx',
    'components/voucher-codes.tsx',
    'sections/basket/cart-sum.tsx',
    'sections/basket/undo.tsx',
  ],
  areAlone: true,
  states: [
    {
      title: 'With each kind of line',
      content: <Cart {...cartOf(everything, { codes: [goodCode] })} />,
    },
    {
      title: 'What cannot be ordered',
      content: (
        <Cart
          {...cartOf([lapsed, lost, dearer, { ...course, href: null }], {
            codes: [badCode],
            checkoutHref: null,
          })}
        />
      ),
    },
    {
      title: 'After a removal',
      content: (
        <Cart
          {...cartOf([book], {
            undo: { text: 'Solent weekend was taken out.', action: '/cart/items/1' },
          })}
        />
      ),
    },
    { title: 'Long words', content: <Cart {...cartOf([long])} /> },
    { title: 'Empty', content: <Cart {...cartOf([])} /> },
  ],
}

const open: PlaceOfferProps = {
  state: 'open',
  name: 'Solent weekend',
  facts: places.facts,
  until: 'Yours until Friday 5 March, 2027, 2:32 PM',
  button: 'Put 2 places in my basket',
  action: '/places/a-token',
}

export const placeOffer: Entry = {
  title: 'Places that came free',
  group: 'Pages',
  shows: ['pages/basket/place-offer.tsx'],
  areAlone: true,
  states: [
    { title: 'Open', content: <PlaceOffer {...open} /> },
    { title: 'Over', content: <PlaceOffer state="over" datesHref="/events" /> },
    {
      title: 'Long words',
      content: <PlaceOffer {...open} name={longName} facts={[longWord]} />,
    },
  ],
}
