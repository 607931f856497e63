import type { ListedDate, OfferWithDates } from '#server/catalogue/listing/columns.ts'
import type { Place } from '#server/catalogue/listing/vocabulary.ts'
import { priceOver } from '#server/catalogue/price.ts'
import { course, holiday } from '#server/content/schema/offer.ts'
import type { Course, Holiday, Offer } from '#server/content/schema/offer.ts'
import { fromPounds } from '#server/format/money.ts'
import { textFiles } from './text-files.ts'

const small = textFiles('tests/fixtures/small-content')
const plainCourse = course.parse(JSON.parse(small.read('courses/competent-crew.json')))
const plainTrip = holiday.parse(JSON.parse(small.read('holidays/solent-weekend.json')))

/** A course that differs from the small catalogue's in what is given. */
export function courseWith(facts: Partial<Course>): Course {
  return { ...plainCourse, ...facts }
}

/** A trip that differs from the small catalogue's in what is given. */
export function tripWith(facts: Partial<Holiday>): Holiday {
  return { ...plainTrip, ...facts }
}

/** A date as listings see it. Its price is in pounds, its room in people. */
export function dateOn(startsOn: string, price = 325, place = 'southampton', room = 6): ListedDate {
  return {
    startsOn,
    month: startsOn.slice(0, 7),
    price: fromPounds(price),
    place: placeCalled(place),
    room,
  }
}

/** A place whose name is its id with a capital letter. */
export function placeCalled(id: string): Place {
  return { id, name: id.charAt(0).toUpperCase() + id.slice(1) }
}

/** Where an offer is to be had: a course at its locations, a trip where its route begins. */
export function placesOf(offer: Offer): readonly Place[] {
  return ('group' in offer ? offer.locations : offer.route.slice(0, 1)).map(placeCalled)
}

/** An offer with its dates. */
export function listed(offer: Offer, dates: readonly ListedDate[] = []): OfferWithDates {
  const kind = 'group' in offer ? 'course' : 'holiday'
  const price = priceOver(
    offer,
    dates.map((date) => date.price),
  )
  return { kind, offer, dates, price, places: placesOf(offer) }
}

/** The months on sale with the dates of some offers, from the first to the last without a gap. */
export function monthsOf(offers: readonly OfferWithDates[]): string[] {
  const days = offers.flatMap(({ dates }) => dates.map(({ startsOn }) => startsOn)).toSorted()
  const [first = '2027-01', last = first] = [days[0], days.at(-1)]
  const [from, to] = [first, last].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  )
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, index) => {
    const month = (from ?? 0) + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
