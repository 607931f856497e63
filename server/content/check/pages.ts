import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Block } from '../schema/blocks.ts'
import type { InfoPage } from '../schema/info-page.ts'
import { goodIn, isDraft } from './check.ts'
import type { Check, Violations } from './check.ts'

/** No two pages answer one address, and the blocks of a page fit one another. */
export const pagesAreWhole: Check = function* ({ pages, faq }) {
  const owners = new Map<string, string>()
  for (const page of goodIn(pages)) {
    yield* answersAlone(page, owners)
    yield* anchorsDiffer(page)
    yield* noFormOnGuide(page)
    yield* sharesMakeAWhole(page)
    yield* topicsHaveQuestions(page, faq)
  }
}

function* answersAlone(page: Document<InfoPage>, owners: Map<string, string>): Violations {
  // A draft may be the next version of a page that is there.
  if (isDraft(page)) return
  const { routeName } = page.value
  const owner = owners.get(routeName)
  owners.set(routeName, owner ?? page.file)
  if (owner === undefined) return
  const message = `"${routeName}" is answered by ${owner} already`
  yield violationAt(page, ['routeName'], message, 'name another route, or remove this page')
}

function* anchorsDiffer(page: Document<InfoPage>): Violations {
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

function* noFormOnGuide(page: Document<InfoPage>): Violations {
  const guide = page.value.blocks.find(({ type }) => guideKinds.includes(type))
  const form = page.value.blocks.findIndex(({ type }) => type === 'enquiry')
  if (!guide || form < 0) return
  const message = `a form cannot stand on a page with "${guide.type}"`
  const remedy = 'lead to a page with a form by a call-to-action'
  yield violationAt(page, ['blocks', form, 'type'], message, remedy)
}

function* sharesMakeAWhole(page: Document<InfoPage>): Violations {
  for (const [index, block] of page.value.blocks.entries()) {
    if (block.type !== 'shares') continue
    const total = block.parts.reduce((sum, { share }) => sum + share, 0)
    if (total === 100) continue
    const remedy = 'change them until they make 100'
    yield violationAt(page, ['blocks', index, 'parts'], `the shares make ${total}`, remedy)
  }
}

function* topicsHaveQuestions(page: Document<InfoPage>, faq: Documents['faq']): Violations {
  if (!faq) return
  const asked = new Set(faq.value.questions.flatMap(({ topics }) => topics))
  for (const [index, block] of page.value.blocks.entries()) {
    if (block.type !== 'questions' || block.topics.length === 0) continue
    if (block.topics.some((topic) => asked.has(topic))) continue
    const message = `no question has the topic ${block.topics.map((one) => `"${one}"`).join(' or ')}`
    const remedy = 'give a question of faq.json the topic, or remove this block'
    yield violationAt(page, ['blocks', index, 'topics'], message, remedy)
  }
}
