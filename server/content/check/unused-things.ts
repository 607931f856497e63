import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { allDocuments, areWhole, goodIn, offersOf, valuesAt } from './check.ts'
import type { Check, Violations } from './check.ts'
import { staffPictures } from './pictures.ts'
import { stringsIn } from './strings.ts'

/** What was added to be named is named: pictures of staff's, places, rooms, people, packages. */
export const everythingIsUsed: Check = function* (documents) {
  yield* picturesAreUsed(documents)
  yield* waypointsAreUsed(documents)
  yield* resourcesAreUsed(documents)
  yield* packageTypesAreUsed(documents)
}

function* picturesAreUsed(documents: Documents): Violations {
  const { pictures } = documents
  if (!pictures || !areWhole(...Object.values(documents))) return
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

function* waypointsAreUsed({ waypoints, holidays }: Documents): Violations {
  if (!waypoints || !areWhole(holidays)) return
  const named = goodIn(holidays).flatMap(({ value }) => value.route)
  yield* areNamed(waypoints, 'waypoints.*.id', named, 'no route goes by')
}

function* resourcesAreUsed(documents: Documents): Violations {
  const { resources, overrides, courses, holidays } = documents
  if (!resources || !overrides || !areWhole(courses, holidays)) return
  const rules = offersOf(documents).flatMap(({ value }) => value.dates)
  const dates = [...rules, ...overrides.value.overrides]
  const named = dates.flatMap(({ yacht, room, leader }) => [yacht, room, leader])
  yield* areNamed(resources, '*.*.id', named, 'no date takes')
}

function* packageTypesAreUsed({ shipping, products, giftVouchers }: Documents) {
  if (!shipping || !giftVouchers || !areWhole(products)) return
  const named = goodIn(products).map(({ value }): string => value.package_type)
  named.push(giftVouchers.value.posted_in)
  yield* areNamed(shipping, 'package_types.*.name', named, 'nothing is posted as')
}

/** @param otherwise what is so when nothing names an entry, up to the name. */
function* areNamed(
  document: Document<unknown>,
  place: string,
  named: readonly unknown[],
  otherwise: string,
): Violations {
  const names = new Set(named)
  for (const { path, value } of valuesAt(document, place)) {
    if (names.has(value)) continue
    const message = `${otherwise} "${String(value)}"`
    yield violationAt(document, path.slice(0, -1), message, 'name it somewhere, or remove it')
  }
}
