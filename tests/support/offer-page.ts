import type { DateProps } from '#server/props/dates.ts'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { daySkipper, html, ratings } from './home.ts'

const date: DateProps = {
  reference: 'CR-DSP-270321',
  starts: '2027-03-21',
  ends: '2027-03-26',
  when: 'Sunday 21 March, 2027 to Friday 26 March, 2027',
  times: 'Joins 6:00 PM, leaves 4:00 PM',
  place: 'Southampton',
  price: { text: '£795.00', tone: 'plain' },
  unit: 'per person',
  availability: { state: 'bookNow', word: 'Book now', detail: '5 places free' },
  href: '/events/CR-DSP-270321',
  icsHref: '/events/CR-DSP-270321.ics',
  offer: { name: 'RYA Day Skipper practical', href: '/rya-courses/rya-day-skipper-practical' },
  add: null,
}

export const fullDate: DateProps = {
  ...date,
  reference: 'CR-DSP-270314',
  starts: '2027-03-14',
  when: 'Sunday 14 March, 2027 to Friday 19 March, 2027',
  availability: { state: 'waitingList', word: 'Waiting list', detail: 'All 5 places are taken' },
  href: '/events/CR-DSP-270314',
}

export const openDate = date

/** What the page of a course shows, with one of everything. */
export const coursePageProps: OfferPageProps = {
  name: 'RYA Day Skipper practical',
  code: 'CR-DSP',
  breadcrumbs: {
    above: [
      { name: 'RYA courses', routeName: 'web.courses.all' },
      { name: 'Practical', routeName: 'web.courses.practical' },
    ],
    here: 'Day Skipper practical',
  },
  intro: 'You bring the miles; we bring the yacht.',
  picture: '/images/solent.svg',
  ability: 'intermediate',
  length: '5 days',
  facts: [{ term: 'Where', text: 'Southampton' }],
  overview: html('<p>You take turns as skipper.</p>'),
  notes: ['Bring the theory in your head.'],
  syllabus: ['Reefing', 'Night sailing'],
  trip: null,
  beforeYouCome: {
    needs: [{ term: 'Sea miles', text: '100 miles' }],
    courses: [
      {
        name: 'RYA Day Skipper theory',
        href: '/rya-courses/rya-day-skipper-theory',
        why: 'The theory that you need',
      },
    ],
    books: [
      {
        name: 'RYA Day Skipper Handbook Sail',
        href: '/merchandise/rya-day-skipper-handbook-sail',
        why: '£19.99',
      },
    ],
    requirements: ['Photo ID'],
  },
  price: {
    amount: { text: '£795.00', tone: 'plain' },
    unit: 'per person',
    notes: ['VAT is in it.'],
    includes: [{ name: 'RYA exam fee', amount: { text: '£241.00', tone: 'plain' } }],
    extras: [
      {
        name: 'RYA issue fee',
        amount: { text: '£43.00', tone: 'plain' },
        when: 'If you want a card',
      },
    ],
  },
  booking: 'dates',
  add: null,
  enquiry: null,
  dates: [fullDate, openDate],
  dateCount: 31,
  included: ['A berth on board'],
  notIncluded: ['A logbook'],
  kit: { essential: ['A soft bag'], helpful: ['Ear plugs'], leaveAtHome: ['Suitcases'] },
  questions: [{ question: 'Will I be seasick?', answer: html('<p>Probably not.</p>') }],
  related: [
    { title: 'What comes next', ids: [9], courses: [{ ...daySkipper, id: 9, name: 'VHF radio' }] },
    { title: 'Trips at this level', ids: [], courses: [] },
  ],
  globalRatings: ratings,
  blocks: [],
}

/** What the page of a trip has that the page of a course has not. */
export const tripPageProps: OfferPageProps = {
  ...coursePageProps,
  name: 'Biscay crossing',
  syllabus: [],
  trip: {
    map: { src: '/images/routes/biscay.svg', alt: 'Chart of the route: Plymouth, La Coruña' },
    stages: [{ title: 'Day 1: Plymouth', text: 'Safety drills and stowing.' }],
    legs: [
      {
        name: 'Plymouth to Ushant',
        size: '2 days, about 120 miles',
        price: { text: '£295.00', tone: 'plain' },
      },
    ],
  },
}
