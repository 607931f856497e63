import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { AvailabilityLabel } from '#js/components/offer/availability-label.tsx'
import { DateRows } from '#js/components/offer/date-rows.tsx'
import type { AvailabilityState, DateProps } from '#server/props/dates.ts'
import { areaOnWhite, small, wide } from '../entry.ts'
import { longName, longWord, pounds } from '../samples.tsx'

/** Each state that a date may be in, with how much of it is free. */
const inStates: readonly (readonly [AvailabilityState, free: number, text: string])[] = [
  ['bookNow', 4, '4 free'],
  ['bookNow', 2, '2 left'],
  ['fewLeft', 1, 'Last place'],
  ['waitingList', 0, 'Waiting list'],
  ['reserved', 0, 'Reserved'],
  ['soldOut', 0, 'Sold out'],
  ['saleOver', 0, 'Sale over'],
  ['notYetOnSale', 0, 'Not yet on sale'],
]

const add = {
  action: '/cart/items',
  kind: 'place',
  sku: 'WE-SOL-270911',
  button: 'Add to basket',
  choice: null,
} as const

const addTwo = { ...add, button: 'Add 2 places', quantity: 2 } as const

const howMany = { field: 'quantity', label: 'How many places?', least: 1, most: 5 } as const

const inEachState = inStates.map(([state, free, text], day): DateProps => ({
  reference: `WE-SOL-27091${day}`,
  starts: `2027-09-${11 + 7 * Math.floor(day / 4)}`,
  ends: `2027-09-${12 + 7 * Math.floor(day / 4)}`,
  month: 'September 2027',
  days: day < 4 ? 'Sat 11 – Sun 12' : 'Sat 18 – Sun 19',
  when:
    day < 4
      ? 'Saturday 11 September, 2027 to Sunday 12 September, 2027'
      : 'Saturday 18 September, 2027 to Sunday 19 September, 2027',
  times: 'Joins 9:00 AM, leaves 4:00 PM',
  place: 'Southampton',
  price: pounds('£325.00'),
  unit: 'per person',
  availability: { state, word: text, detail: '' },
  places: { free, all: 5, text, isScarce: free === 1 || free === 2 },
  href: `/events/WE-SOL-27091${day}`,
  icsHref: `/events/WE-SOL-27091${day}.ics`,
  offer: { name: 'Solent weekend', href: '/sailing-weekends/solent-weekend' },
  add: null,
  next: { label: free > 0 ? 'Choose' : 'See this date', href: `/events/WE-SOL-27091${day}` },
}))

/** The first of them, by itself and otherwise. */
function DateExample(changes: Partial<DateProps> & { readonly label: string }) {
  const dates = inEachState.slice(0, 1).map((date) => ({ ...date, ...changes }))
  return <DateRows dates={dates} label={changes.label} withOffer />
}

export const dates = areaOnWhite('Dates', [
  wide('Date rows', ['offer/date-rows.tsx', 'offer/places-meter.tsx'], {
    'Of one offer, in each state': <DateRows dates={inEachState} label="Dates of Solent weekend" />,
    'Of several offers': <DateRows dates={inEachState.slice(0, 2)} label="Dates" withOffer />,
    'Booked in one click': <DateExample label="Dates to book" add={addTwo} next={null} />,
    'Long names, no price': (
      <DateExample
        label="Long names"
        place={longWord}
        price={pounds('On enquiry')}
        unit=""
        offer={{ name: longName, href: '/' }}
      />
    ),
    'No dates': <DateRows dates={[]} label="No dates" />,
  }),
  wide('Availability', ['offer/availability-label.tsx'], {
    'In words': (
      <AvailabilityLabel state="fewLeft" word="Few places left" detail="1 of 5 places left" />
    ),
  }),
  small('Add to basket', ['cart/add-to-cart.tsx'], {
    One: <AddToCartForm add={add} sku="one" about="A place" />,
    'Some places': <AddToCartForm add={{ ...add, choice: howMany }} sku="some" />,
    People: (
      <AddToCartForm
        add={{ ...add, choice: { ...howMany, field: 'people', label: 'How many people?' } }}
        sku="people"
        className="w-full"
      />
    ),
  }),
])
