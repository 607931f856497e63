import type { Fault } from '../fault.ts'
import { faultAtPath } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Block } from '../schema/blocks/registry.ts'
import type { InfoPage } from '../schema/info-page.ts'
import { isDraft } from './drafts.ts'
import { unknownCourse, unknownName } from './known-name.ts'
import { unknownOffer } from './known-offer.ts'
import type { Rule } from './rule.ts'

/** Every block of a page names what is there, and no two pages answer one address. */
export const pagesAreWhole: Rule = (documents) => {
  const owners = new Map<string, string>()
  return [...documents.pages.values()].flatMap((page) => {
    if (!page) return []
    const blocks = page.value.blocks.flatMap((block, index) =>
      blockFaults(documents, page, ['blocks', index], block),
    )
    return [...sameRoute(page, owners), ...sameAnchor(page), ...formOnGuide(page), ...blocks]
  })
}

function sameRoute(page: Document<InfoPage>, owners: Map<string, string>): Fault[] {
  // A draft may be the next version of a page that is there.
  if (isDraft(page)) return []
  const { routeName } = page.value
  const owner = owners.get(routeName)
  owners.set(routeName, owner ?? page.file)
  if (owner === undefined) return []
  const message = `"${routeName}" is answered by ${owner} already`
  return [faultAtPath(page, ['routeName'], message, 'name another route, or remove this page')]
}

function sameAnchor(page: Document<InfoPage>): Fault[] {
  const places = page.value.blocks.flatMap((block, index) => placesOf(block, ['blocks', index]))
  return places.flatMap(({ id, path }, index) =>
    places.findIndex((place) => place.id === id) < index
      ? [faultAtPath(page, path, `"${id}" is on this page already`, 'choose another')]
      : [],
  )
}

function placesOf(block: Block, path: Path): { readonly id: string; readonly path: Path }[] {
  const sections = block.type === 'sections' ? block.sections : []
  return [
    ...(block.id === undefined ? [] : [{ id: block.id, path: [...path, 'id'] }]),
    ...sections.map(({ id }, index) => ({ id, path: [...path, 'sections', index, 'id'] })),
  ]
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

function formOnGuide(page: Document<InfoPage>): Fault[] {
  const guide = page.value.blocks.find(({ type }) => guideKinds.includes(type))
  const form = page.value.blocks.findIndex(({ type }) => type === 'enquiry')
  if (!guide || form < 0) return []
  const message = `a form cannot stand on a page with "${guide.type}"`
  const remedy = 'lead to a page with a form by a call-to-action'
  return [faultAtPath(page, ['blocks', form, 'type'], message, remedy)]
}

function blockFaults(
  documents: Documents,
  page: Document<InfoPage>,
  path: Path,
  block: Block,
): Fault[] {
  if (block.type === 'offers') {
    return block.offers.flatMap(({ className, slug }, index) =>
      unknownOffer(documents, page, [...path, 'offers', index, 'slug'], className, slug),
    )
  }
  if (block.type === 'ladder') {
    return block.rungs.flatMap(({ course }, index) =>
      unknownCourse(documents, page, [...path, 'rungs', index, 'course'], course),
    )
  }
  if (block.type === 'shares') return shareFaults(page, path, block.parts)
  const named = namesIn(documents, block)
  return (named?.names ?? []).flatMap((name, index) =>
    named?.known
      ? unknownName(page, [...path, named.key, index], name, {
          what: named.what,
          names: named.known,
          otherwise: `add it to ${named.file}`,
        })
      : [],
  )
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
  if (block.type === 'testimonials') {
    const known = testimonials?.value.testimonials.map(({ id }) => String(id))
    const names = block.ids.map(String)
    return { key: 'ids', names, what: 'testimonial', file: 'testimonials.json', known }
  }
  return null
}

function shareFaults(
  page: Document<InfoPage>,
  path: Path,
  parts: readonly { readonly share: number }[],
): Fault[] {
  const total = parts.reduce((sum, { share }) => sum + share, 0)
  if (total === 100) return []
  const message = `the shares make ${total}`
  return [faultAtPath(page, [...path, 'parts'], message, 'change them until they make 100')]
}
