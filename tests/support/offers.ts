import type { ListedDate, OfferWithDates } from '#server/catalogue/listing/columns.ts'
import type { Place } from '#server/catalogue/listing/vocabulary.ts'
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

/** A date as listings see it. Its price is in pounds. */
export function dateOn(startsOn: string, price = 325, place = 'southampton'): ListedDate {
  return {
    startsOn,
    month: startsOn.slice(0, 7),
    price: fromPounds(price),
    place: placeCalled(place),
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
  return { kind, offer, dates, places: placesOf(offer) }
}
