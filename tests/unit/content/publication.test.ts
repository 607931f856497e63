import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { contentAt, lettersAt } from '#server/content/publication.ts'
import { content as catalogue } from '../../support/catalogue.ts'
import { contentFolder, contentIn } from '../../support/content-folder.ts'

const spring = '2027-03-01T09:00:00Z'
const autumn = '2027-09-01T00:00:00+01:00'
const today = '2027-03-01'
const [from, to] = [Date.parse(spring), Date.parse(autumn)]

describe('a card with dates', () => {
  it.each([
    ['before publishAt', from - 1, []],
    ['from publishAt on', from, ['competent-crew']],
    ['until unpublishAt', to - 1, ['competent-crew']],
    ['from unpublishAt on no more', to, []],
  ] as const)('shows rightly %s', async (_, instant, shown) => {
    const { courses } = contentAt(await springContent(), instant, today).content.home.pageContent
      .page_data

    expect(courses.map(({ slug }) => slug)).toEqual(shown)
    // Its dates are nobody's business.
    expect(courses.filter((card) => 'publishAt' in card || 'unpublishAt' in card)).toEqual([])
  })

  it('says until when the page stays as it is', async () => {
    const content = await springContent()

    expect(contentAt(content, from - 1, today).until).toBe(from)
    expect(contentAt(content, from, today).until).toBe(to)
    expect(contentAt(content, to, today).until).toBe(Infinity)
  })
})

it('a banner of the home page shows between its two moments, which it does not tell', async () => {
  const folder = contentFolder()
  const moments = `"publishAt": "${spring}", "unpublishAt": "${autumn}"`
  folder.edit('home.json', '"cta2": {', `"cta2": { ${moments},`)
  const content = await contentIn(folder)
  const at = (instant: number) => contentAt(content, instant, today)
  const bannerAt = (instant: number) => at(instant).content.home.pageContent.page_data.cta2

  expect([from - 1, from, to - 1, to].map((instant) => bannerAt(instant)?.title)).toEqual([
    undefined,
    'A promise',
    'A promise',
    undefined,
  ])
  expect(Object.keys(bannerAt(from) ?? {})).not.toContain('publishAt')
  expect(Object.keys(bannerAt(from) ?? {})).not.toContain('unpublishAt')
  expect(at(from).until).toBe(to)
})

it('a letter may be read by everybody from its hour in London on, or from midday, the newest first', () => {
  const [before, after] = ['2026-11-20', '2026-12-04']
  const midday = Date.parse(`${before}T12:00:00Z`)
  const ownHour = Date.parse(`${after}T07:30:00Z`)
  const at = (instant: number) => {
    const { letters, until } = lettersAt(catalogue, instant)
    return [letters.map(({ date }) => date), until]
  }

  expect(at(midday - 1)).toEqual([[], midday])
  expect(at(midday)).toEqual([[before], ownHour])
  expect(at(ownHour - 1)).toEqual([[before], ownHour])
  expect(at(ownHour)).toEqual([[after, before], Infinity])
})

describe('a price day', () => {
  it('is the new price of what has no dates from that day on, wherever it stands', async () => {
    const content = await contentWith('gift-vouchers.json', '"price": 50', 55)

    for (const [day, price] of [
      ['2027-02-28', 50],
      [today, 55],
    ] as const) {
      const { vouchers, giftVouchers } = contentAt(content, from, day).content
      expect([vouchers[0]?.price, giftVouchers[0]?.price]).toEqual([price, price])
      expect(vouchers[0]?.prices_from).toEqual([])
    }
  })

  // The dates around it begin on 26 February and 26 March.
  it.each([
    ['2027-02-26', 325],
    ['2027-02-27', 345],
  ])('is on %s the price of the next date of an offer: £%d', async (day, price) => {
    const content = await contentWith('courses/competent-crew.json', '"price": 325', 345)

    expect(contentAt(content, from, day).content.courses.get('competent-crew')?.price).toBe(price)
  })
})

function contentWith(file: string, price: string, later: number): Promise<Content> {
  const folder = contentFolder()
  folder.edit(file, price, `${price}, "prices_from": [{ "from": "${today}", "price": ${later} }]`)
  return contentIn(folder)
}

function springContent(): Promise<Content> {
  const folder = contentFolder()
  const dates = `"publishAt": "${spring}", "unpublishAt": "${autumn}"`
  folder.edit('home.json', '"className": "course"', `${dates}, "className": "course"`)
  return contentIn(folder)
}
