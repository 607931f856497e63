import { AddToCartForm } from '#js/components/cart/add-to-cart.tsx'
import { DatesTable } from '#js/components/offer/dates-table.tsx'
import type { AvailabilityProps, DateProps } from '#server/props/dates.ts'
import { areaOnWhite, small, wide } from '../entry.ts'
import { longName, longWord, pounds } from '../samples.tsx'

/** Each state that a date may be in, with what is said beside it. */
const availabilities: readonly AvailabilityProps[] = [
  { state: 'bookNow', word: 'Book now', detail: '4 of 5 places left' },
  { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
  { state: 'waitingList', word: 'Waiting list', detail: 'All 5 places taken' },
  { state: 'reserved', word: 'Reserved', detail: 'For one party' },
  { state: 'soldOut', word: 'Sold out', detail: '' },
  { state: 'saleOver', word: 'Sale over', detail: 'Begins in less than a day' },
  { state: 'notYetOnSale', word: 'Not yet on sale', detail: 'Opens Monday 1 March, 2027' },
]

const add = {
  action: '/cart/items',
  kind: 'place',
  sku: 'WE-SOL-270911',
  button: 'Add to basket',
  choice: null,
} as const

const howMany = { field: 'quantity', label: 'How many places?', least: 1, most: 5 } as const

const inEachState = availabilities.map((availability, day): DateProps => ({
  reference: `WE-SOL-27091${day}`,
  starts: '2027-09-11',
  ends: '2027-09-12',
  when: 'Saturday 11 September, 2027 to Sunday 12 September, 2027',
  times: 'Joins 9:00 AM, leaves 4:00 PM',
  place: 'Southampton',
  price: pounds('£325.00'),
  unit: 'per person',
  availability,
  href: `/events/WE-SOL-27091${day}`,
  icsHref: `/events/WE-SOL-27091${day}.ics`,
  offer: { name: 'Solent weekend', href: '/sailing-weekends/solent-weekend' },
  add: null,
}))

/** The first of them, by itself and otherwise. */
function DateExample(changes: Partial<DateProps> & { readonly label: string }) {
  const dates = inEachState.slice(0, 1).map((date) => ({ ...date, ...changes }))
  return <DatesTable dates={dates} label={changes.label} withOffer />
}

export const dates = areaOnWhite('Dates', [
  wide('Dates table', ['offer/dates-table.tsx', 'offer/availability-label.tsx'], {
    'Of one offer, in each state': (
      <DatesTable dates={inEachState} label="Dates of Solent weekend" />
    ),
    'Of several offers': <DatesTable dates={inEachState.slice(0, 2)} label="Dates" withOffer />,
    'Booked in one click': <DateExample label="Dates to book" add={add} />,
    'Long names, no price': (
      <DateExample
        label="Long names"
        place={longWord}
        price={pounds('On enquiry')}
        unit=""
        offer={{ name: longName, href: '/' }}
      />
    ),
    'No dates': <DatesTable dates={[]} label="No dates" />,
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
