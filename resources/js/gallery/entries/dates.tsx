import { AvailabilityWord } from '#js/components/availability-word.tsx'
import { DatesTable } from '#js/components/dates-table.tsx'
import type { AvailabilityShown, DateShown } from '#server/props/dates.ts'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

/** The seven words, each with what is said beside it. */
const words: readonly AvailabilityShown[] = [
  { state: 'bookNow', word: 'Book now', detail: '4 of 5 places left' },
  { state: 'fewLeft', word: 'Few places left', detail: '1 of 5 places left' },
  { state: 'waitingList', word: 'Waiting list', detail: 'All 5 places taken' },
  { state: 'reserved', word: 'Reserved', detail: 'For one party' },
  { state: 'soldOut', word: 'Sold out', detail: '' },
  { state: 'saleOver', word: 'Sale over', detail: 'Begins in less than a day' },
  { state: 'notYetOnSale', word: 'Not yet on sale', detail: 'Opens Monday 1 March, 2027' },
]

const weekend: DateShown = {
  reference: 'WE-SOL-270911',
  starts: '2027-09-11',
  ends: '2027-09-12',
  when: 'Saturday 11 September, 2027 to Sunday 12 September, 2027',
  times: 'Joins 9:00 AM, leaves 4:00 PM',
  place: 'Southampton',
  price: { text: '£325.00', tone: 'plain' },
  unit: 'per person',
  availability: { state: 'bookNow', word: 'Book now', detail: '4 of 5 places left' },
  href: '/events/WE-SOL-270911',
  icsHref: '/events/WE-SOL-270911.ics',
  offer: { name: 'Solent weekend', href: '/sailing-weekends/solent-weekend' },
  add: null,
}

const bookable: DateShown = {
  ...weekend,
  add: {
    action: '/cart/items',
    kind: 'place',
    sku: weekend.reference,
    button: 'Add a place',
    choice: null,
  },
}

const inEachState = words.map((availability, day) => ({
  ...weekend,
  reference: `WE-SOL-27091${day}`,
  availability,
}))

const long: DateShown = {
  ...weekend,
  place: longWord,
  price: { text: 'On enquiry', tone: 'plain' },
  unit: '',
  offer: { ...weekend.offer, name: longName },
}

export const availabilityWord: Entry = {
  title: 'Availability word',
  group: 'Components',
  shows: ['components/availability-word.tsx'],
  ground: 'white',
  areSmall: true,
  states: words.map((shown) => ({ title: shown.word, content: <AvailabilityWord {...shown} /> })),
}

export const datesTable: Entry = {
  title: 'Dates table',
  group: 'Components',
  shows: ['components/dates-table.tsx'],
  states: [
    {
      title: 'Of one offer, in each state',
      content: <DatesTable dates={inEachState} label="Dates of Solent weekend" />,
    },
    {
      title: 'Booked in one click',
      content: <DatesTable dates={[bookable]} label="Dates to book" withOffer heading="h4" />,
    },
    {
      title: 'Of several offers',
      content: <DatesTable dates={inEachState.slice(0, 2)} label="Dates" withOffer heading="h4" />,
    },
    {
      title: 'Long names, no price',
      content: <DatesTable dates={[long]} label="Long names" withOffer heading="h4" />,
    },
    { title: 'No dates', content: <DatesTable dates={[]} label="No dates" /> },
  ],
}
