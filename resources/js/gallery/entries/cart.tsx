import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { VoucherDesign } from '#js/components/voucher/voucher-design.tsx'
import { VoucherFields } from '#js/components/voucher/voucher-fields.tsx'
import type { VoucherFieldName } from '#js/components/voucher/voucher-fields.tsx'
import Cart from '#js/pages/basket/cart.tsx'
import PlaceOffer from '#js/pages/basket/place-offer.tsx'
import type { AddToCart } from '#server/props/basket.ts'
import type { PlaceOfferProps } from '#server/props/orders.ts'
import { entriesOf } from '../entry.ts'
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
} from './cart-samples.ts'

const addOne: AddToCart = {
  action: '/cart/items',
  kind: 'product',
  sku: 'G6',
  button: 'Add to basket',
  choice: null,
}

const addPlaces: AddToCart = {
  ...addOne,
  kind: 'place',
  sku: 'CR-DSP-270321',
  choice: { field: 'quantity', label: 'How many places?', least: 1, most: 5 },
}

const addPeople: AddToCart = {
  ...addPlaces,
  sku: 'CH-DAY-270501',
  choice: { field: 'people', label: 'How many people?', least: 1, most: 8 },
}

const everything = [places, yacht, book, course, voucher]

const open: PlaceOfferProps = {
  state: 'open',
  name: 'Solent weekend',
  facts: places.facts,
  until: 'Yours until Friday 5 March, 2027, 2:32 PM',
  button: 'Put 2 places in my basket',
  action: '/places/a-token',
}

const { designs } = cartOf([])

const fieldOf = (form: string, errors: Partial<Record<VoucherFieldName, string>> = {}) =>
  function field(name: VoucherFieldName) {
    return { name: `${form}-${name}`, id: `${form}-${name}`, error: errors[name], value: undefined }
  }

export const cartParts = entriesOf([
  {
    title: 'Add to basket',
    shows: ['components/cart/add-to-cart.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      One: <AddToCartForm add={addOne} sku={addOne.sku} about="A book" />,
      'Some places': <AddToCartForm add={addPlaces} sku={addPlaces.sku} />,
      People: <AddToCartForm add={addPeople} sku={addPeople.sku} className="w-full" />,
    },
  },
  {
    title: 'Your basket',
    shows: [
      'pages/basket/cart.tsx',
      'components/cart/cart-line.tsx',
      'components/cart/line-state.tsx',
      'components/cart/line-count.tsx',
      'sections/cart/hold-notice.tsx',
      'components/voucher/voucher-editor.tsx',
      'components/cart/voucher-codes.tsx',
      'sections/cart/cart-sum.tsx',
      'sections/cart/undo.tsx',
    ],
    areAlone: true,
    states: {
      'With each kind of line': <Cart {...cartOf(everything, { codes: [goodCode] })} />,
      'What cannot be ordered': (
        <Cart
          {...cartOf([lapsed, lost, dearer, { ...course, href: null }], {
            codes: [badCode],
            checkoutHref: null,
          })}
        />
      ),
      'After a removal': (
        <Cart
          {...cartOf([book], {
            undo: { text: 'Solent weekend was taken out.', action: '/cart/items/1' },
          })}
        />
      ),
      'Long words': <Cart {...cartOf([long])} />,
      Empty: <Cart {...cartOf([])} />,
    },
  },
  {
    title: 'Places that came free',
    shows: ['pages/basket/place-offer.tsx'],
    areAlone: true,
    states: {
      Open: <PlaceOffer {...open} />,
      Over: <PlaceOffer state="over" datesHref="/events" />,
      'Long words': <PlaceOffer {...open} name={longName} facts={[longWord]} />,
    },
  },
  {
    title: 'Voucher design',
    shows: ['components/voucher/voucher-design.tsx', 'components/voucher/voucher-drawings.tsx'],
    areSmall: true,
    states: Object.fromEntries(
      designs.map(({ value, label }) => [
        label,
        <VoucherDesign key={value} design={value} className="aspect-8/5 w-full rounded-card" />,
      ]),
    ),
  },
  {
    title: 'Voucher fields',
    shows: ['components/voucher/voucher-fields.tsx'],
    ground: 'white',
    states: {
      'Nothing said yet': <VoucherFields designs={designs} field={fieldOf('new-voucher')} />,
      'Something is wrong': (
        <VoucherFields
          designs={designs}
          field={fieldOf('wrong-voucher', {
            voucher_to: 'Please enter whose name is to be on the voucher.',
            voucher_email: '‘ben@’ does not look like an e-mail address.',
          })}
        />
      ),
    },
  },
])
