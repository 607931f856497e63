import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Block } from '../schema/blocks.ts'
import type { InfoPage } from '../schema/info-page.ts'
import type { Violation } from '../violation.ts'
import { goodIn, isDraft } from './check.ts'
import type { Check } from './check.ts'
import { courseIsKnown, nameIsKnown, offerIsKnown } from './known-names.ts'

/** Every block of a page names what is there, and no two pages answer one address. */
export const pagesAreWhole: Check = function* (documents) {
  const owners = new Map<string, string>()
  for (const page of goodIn(documents.pages)) {
    yield* answersAlone(page, owners)
    yield* anchorsDiffer(page)
    yield* noFormOnGuide(page)
    for (const [index, block] of page.value.blocks.entries()) {
      yield* blockIsWhole(documents, page, ['blocks', index], block)
    }
  }
}

function* answersAlone(page: Document<InfoPage>, owners: Map<string, string>): Iterable<Violation> {
  // A draft may be the next version of a page that is there.
  if (isDraft(page)) return
  const { routeName } = page.value
  const owner = owners.get(routeName)
  owners.set(routeName, owner ?? page.file)
  if (owner === undefined) return
  const message = `"${routeName}" is answered by ${owner} already`
  yield violationAt(page, ['routeName'], message, 'name another route, or remove this page')
}

function* anchorsDiffer(page: Document<InfoPage>): Iterable<Violation> {
  const seen = new Set<string>()
  for (const [index, block] of page.value.blocks.entries()) {
    const sections = block.type === 'sections' ? block.sections : []
    const places = [
      { id: block.id, path: ['blocks', index, 'id'] },
      ...sections.map(({ id }, at) => ({ id, path: ['blocks', index, 'sections', at, 'id'] })),
    ]
    for (const { id, path } of places) {
      if (id === undefined) continue
      if (seen.has(id)) {
        yield violationAt(page, path, `"${id}" is on this page already`, 'choose another')
      }
      seen.add(id)
    }
  }
}

// A guide loads its drawings and no form: few of its readers would use one.
const guideKinds: readonly Block['type'][] = [
  'sections',
  'steps',
  'promises',
  'ladder',
  'shares',
  'knots',
  'yachts',
  'testimonials',
]

function* noFormOnGuide(page: Document<InfoPage>): Iterable<Violation> {
  const guide = page.value.blocks.find(({ type }) => guideKinds.includes(type))
  const form = page.value.blocks.findIndex(({ type }) => type === 'enquiry')
  if (!guide || form < 0) return
  const message = `a form cannot stand on a page with "${guide.type}"`
  const remedy = 'lead to a page with a form by a call-to-action'
  yield violationAt(page, ['blocks', form, 'type'], message, remedy)
}

function* blockIsWhole(
  documents: Documents,
  page: Document<InfoPage>,
  path: Path,
  block: Block,
): Iterable<Violation> {
  if (block.type === 'offers') {
    for (const [index, offer] of block.offers.entries()) {
      yield* offerIsKnown(documents, page, [...path, 'offers', index, 'slug'], offer)
    }
  } else if (block.type === 'ladder') {
    for (const [index, { course }] of block.rungs.entries()) {
      yield* courseIsKnown(documents, page, [...path, 'rungs', index, 'course'], course)
    }
  } else if (block.type === 'shares') {
    const total = block.parts.reduce((sum, { share }) => sum + share, 0)
    if (total === 100) return
    const remedy = 'change them until they make 100'
    yield violationAt(page, [...path, 'parts'], `the shares make ${total}`, remedy)
  } else {
    const { key, names, what, file, known } = namesIn(documents, block)
    for (const [index, name] of names.entries()) {
      const otherwise = `add it to ${file}`
      yield* nameIsKnown(page, [...path, key, index], name, { what, names: known, otherwise })
    }
  }
}

/** The list of names that a block holds, and what they must be among. */
function namesIn({ knots, fleet, testimonials }: Documents, block: Block) {
  if (block.type === 'knots') {
    const known = [...knots.keys()]
    return { key: 'knots', names: block.knots, what: 'knot', file: 'knots', known }
  }
  if (block.type === 'yachts') {
    const known = fleet?.value.yachts.map(({ id }) => id)
    return { key: 'yachts', names: block.yachts, what: 'yacht', file: 'fleet.json', known }
  }
  const names = block.type === 'testimonials' ? block.ids.map(String) : []
  const known = testimonials?.value.testimonials.map(({ id }) => String(id))
  return { key: 'ids', names, what: 'testimonial', file: 'testimonials.json', known }
}
