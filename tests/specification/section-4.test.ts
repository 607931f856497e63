import { beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../support/customers.ts'
import { edited, openedSite } from './support/opened-site.ts'
import { only, pathIn, textOf } from './support/reading.ts'

interface Voices {
  readonly testimonials: readonly object[]
}

const scores = [4.9, 4, 0.4]

const site = openedSite()
const changed = openedSite({
  edits: {
    'testimonials.json': edited<Voices>(({ testimonials }) => ({
      testimonials: testimonials.map((voice, at) => ({ ...voice, score: scores[at] ?? 5 })),
    })),
  },
})
let home: Document
let changedHome: Document
beforeAll(async () => {
  ;[home, changedHome] = await Promise.all([site.document('/'), changed.document('/')])
})

describe('4. The home page', () => {
  it(
    'has placeholders with a noscript twin for its pictures',
    { tags: ['spec-4.11', 'spec-2.68', 'clar-3.10'] },
    () => {
      const boxes = [...home.querySelectorAll('main span[class*="tint-"]:has(> picture)')]
      const waiting = boxes.map((box) => only(box, ':scope > picture img'))

      expect(boxes.length).toBeGreaterThan(20)
      expect(waiting.filter((image) => image.hasAttribute('src'))).toEqual([])
      expect(
        boxes.filter((box) => !/<img [^>]*loading="lazy" src="\/images\//.test(twinOf(box))),
      ).toEqual([])
    },
  )

  it.each([
    ['5.0', 5],
    ['4.9', 4],
    ['4.0', 4],
    ['0.4', 0],
  ])(
    'fills a row of five stars up to the floor of %s: %i',
    { tags: ['spec-4.14', 'spec-9.8'] },
    (score, filled) => {
      const row = changedHome.querySelector(`#testimonials figure [aria-label="${score} out of 5"]`)

      expect(row?.getAttribute('data-filled')).toBe(String(filled))
    },
  )

  it('is in no other state for somebody who is signed in', { tags: ['spec-4.16'] }, async () => {
    const { visitor } = await signedInCustomer(site.running())
    await visitor.submit('/cart/items', { kind: 'product', sku: 'G158' })
    // What was put in is said once.
    await visitor.get('/cart')
    const own = await site.document('/', visitor)

    expect(textOf(only(own, 'main'))).toBe(textOf(only(home, 'main')))
  })
})

describe.each([
  ['2026-11-30T23:30:00Z', false],
  ['2026-12-01T00:00:00Z', true],
  ['2027-01-01T12:00:00Z', true],
  ['2027-01-05T23:30:00Z', true],
  ['2027-01-06T00:00:00Z', false],
])('4. On %s', (instant, isSeason) => {
  const dated = openedSite({ instant: Date.parse(instant) })

  it(
    'the season is on from December to Twelfth Night alone',
    { tags: ['spec-4.15', 'spec-9.3', 'spec-2.25', 'clar-3.12', 'clar-3.13'] },
    async () => {
      const [page, { isSeasonal }] = [await dated.document('/'), await dated.props('/')]
      const logo = pathIn(only(page, 'header img[src^="/images/brand/mark-"]'), 'src')

      expect(logo).toBe(`/images/brand/mark-${isSeason ? 'season' : 'white'}.svg`)
      expect(isSeasonal).toBe(isSeason)
    },
  )
})

/** What a browser without scripts makes of a picture: to a document with scripts it is text. */
function twinOf(box: Element): string {
  return only(box, ':scope > noscript').innerHTML
}
