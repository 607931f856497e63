import { AddToBasket } from '#js/components/add-to-basket.tsx'
import type { AddToCart } from '#server/props/basket.ts'
import type { Entry } from '../entry.ts'

const one: AddToCart = {
  action: '/cart/items',
  kind: 'product',
  sku: 'G6',
  button: 'Add to basket',
  choice: null,
}

const places: AddToCart = {
  ...one,
  kind: 'place',
  sku: 'CR-DSP-270321',
  choice: { field: 'quantity', label: 'How many places?', least: 1, most: 5 },
}

const people: AddToCart = {
  ...places,
  sku: 'CH-DAY-270501',
  choice: { field: 'people', label: 'How many people?', least: 1, most: 8 },
}

export const addToBasket: Entry = {
  title: 'Add to basket',
  group: 'Components',
  shows: ['components/add-to-basket.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'One', content: <AddToBasket add={one} sku={one.sku} about="A book" /> },
    { title: 'Some places', content: <AddToBasket add={places} sku={places.sku} /> },
    { title: 'People', content: <AddToBasket add={people} sku={people.sku} className="w-full" /> },
  ],
}
