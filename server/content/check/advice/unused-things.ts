import type { Fault } from '../../fault.ts'
import type { Document, Path } from '../../load/document.ts'
import type { Documents } from '../../load/documents.ts'
import { allDocuments } from '../all-documents.ts'
import type { Rule } from '../rule.ts'
import { stringsIn } from '../strings.ts'
import { present } from './described-pages.ts'
import { warningAtPath } from './warning.ts'

/** What was added to be named is named: pictures of staff's, places, rooms, people, packages. */
export const everythingIsUsed: Rule = (documents) => [
  ...pictureFaults(documents),
  ...waypointFaults(documents),
  ...resourceFaults(documents),
  ...packageFaults(documents),
]

/** Where `npm run art` puts the pictures that staff gave. */
const staff = '/images/staff/'

function pictureFaults(documents: Documents): Fault[] {
  const { pictures } = documents
  // A file with faults of its own may name what no other does.
  if (!pictures || !isWhole(documents)) return []
  const given = Object.keys(pictures.value).filter((path) => path.startsWith(staff))
  if (given.length === 0) return []
  const isStaffs = (text: string) => text.startsWith(staff)
  const named = new Set(
    allDocuments(documents).flatMap((document) =>
      stringsIn(document, isStaffs).map(({ text }) => text),
    ),
  )
  const remedy = 'use it, or remove its file from resources/images and run npm run art'
  return given
    .filter((path) => !named.has(path))
    .map((path) => warningAtPath(pictures, [path], 'no content names this picture', remedy))
}

function isWhole({ courses, holidays, products, knots, pages, ...files }: Documents): boolean {
  const folders = [courses, holidays, products, knots, pages]
  const all = [...Object.values(files), ...folders.flatMap((folder) => [...folder.values()])]
  return all.every((document) => document !== null)
}

function waypointFaults({ waypoints, holidays }: Documents): Fault[] {
  if (!waypoints || [...holidays.values()].includes(null)) return []
  const named = new Set(present(holidays).flatMap(({ value }) => value.route))
  return waypoints.value.waypoints.flatMap(({ id }, index) =>
    unused(waypoints, ['waypoints', index], named.has(id), `no route goes by "${id}"`),
  )
}

function resourceFaults({ resources, overrides, courses, holidays }: Documents): Fault[] {
  const offers = [...courses.values(), ...holidays.values()]
  if (!resources || !overrides || offers.includes(null)) return []
  const taken = [
    ...[...present(courses), ...present(holidays)].flatMap(({ value }) => value.dates),
    ...overrides.value.overrides,
  ]
  const named = new Set(taken.flatMap(({ yacht, room, leader }) => [yacht, room, leader]))
  return (['yachts', 'rooms', 'leaders'] as const).flatMap((list) =>
    resources.value[list].flatMap(({ id }, index) =>
      unused(resources, [list, index], named.has(id), `no date takes "${id}"`),
    ),
  )
}

function packageFaults({ shipping, products, giftVouchers }: Documents): Fault[] {
  if (!shipping || !giftVouchers || [...products.values()].includes(null)) return []
  const named = new Set<string>(present(products).map(({ value }) => value.package_type))
  named.add(giftVouchers.value.posted_in)
  return shipping.value.package_types.flatMap(({ name }, index) =>
    unused(shipping, ['package_types', index], named.has(name), `nothing is posted as "${name}"`),
  )
}

function unused(
  document: Document<unknown>,
  path: Path,
  isNamed: boolean,
  message: string,
): Fault[] {
  return isNamed ? [] : [warningAtPath(document, path, message, 'name it somewhere, or remove it')]
}
