import { violationAt } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Violation } from '../violation.ts'
import { allDocuments, goodIn, isWhole, offersOf } from './check.ts'
import type { Check } from './check.ts'
import { staffPictures } from './pictures.ts'
import { stringsIn } from './strings.ts'

/** What was added to be named is named: pictures of staff's, places, rooms, people, packages. */
export const everythingIsUsed: Check = function* (documents) {
  yield* picturesAreUsed(documents)
  yield* waypointsAreUsed(documents)
  yield* resourcesAreUsed(documents)
  yield* packageTypesAreUsed(documents)
}

function* picturesAreUsed(documents: Documents): Iterable<Violation> {
  const { pictures } = documents
  if (!pictures || !isWhole(documents)) return
  const isStaffs = (text: string) => text.startsWith(staffPictures)
  const named = new Set(
    allDocuments(documents).flatMap((document) =>
      stringsIn(document, isStaffs).map(({ text }) => text),
    ),
  )
  const remedy = 'use it, or remove its file from resources/images and run npm run art'
  for (const path of Object.keys(pictures.value).filter(isStaffs)) {
    if (!named.has(path))
      yield violationAt(pictures, [path], 'no content names this picture', remedy)
  }
}

/** What to do with a thing that nothing names. */
const nameIt = 'name it somewhere, or remove it'

function* waypointsAreUsed({ waypoints, holidays }: Documents): Iterable<Violation> {
  const trips = goodIn(holidays)
  if (!waypoints || trips.length < holidays.size) return
  const named = new Set(trips.flatMap(({ value }) => value.route))
  for (const [index, { id }] of waypoints.value.waypoints.entries()) {
    if (named.has(id)) continue
    yield violationAt(waypoints, ['waypoints', index], `no route goes by "${id}"`, nameIt)
  }
}

function* resourcesAreUsed(documents: Documents): Iterable<Violation> {
  const { resources, overrides, courses, holidays } = documents
  const offers = offersOf(documents)
  if (!resources || !overrides || offers.length < courses.size + holidays.size) return
  const dates = [...offers.flatMap(({ value }) => value.dates), ...overrides.value.overrides]
  const named = new Set(dates.flatMap(({ yacht, room, leader }) => [yacht, room, leader]))
  for (const list of ['yachts', 'rooms', 'leaders'] as const) {
    for (const [index, { id }] of resources.value[list].entries()) {
      if (!named.has(id))
        yield violationAt(resources, [list, index], `no date takes "${id}"`, nameIt)
    }
  }
}

function* packageTypesAreUsed(documents: Documents): Iterable<Violation> {
  const { shipping, products, giftVouchers } = documents
  const posted = goodIn(products)
  if (!shipping || !giftVouchers || posted.length < products.size) return
  const named = new Set<string>(posted.map(({ value }) => value.package_type))
  named.add(giftVouchers.value.posted_in)
  for (const [index, { name }] of shipping.value.package_types.entries()) {
    if (named.has(name)) continue
    const path = ['package_types', index]
    yield violationAt(shipping, path, `nothing is posted as "${name}"`, nameIt)
  }
}
