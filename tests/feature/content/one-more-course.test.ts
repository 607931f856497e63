import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editedContent } from '../../support/edited-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const path = '/rya-courses/fog-and-radio-silence-day'
const course = {
  ...(JSON.parse(
    readFileSync('resources/content/courses/marine-weather-day.json', 'utf8'),
  ) as object),
  id: 9_001,
  slug: 'fog-and-radio-silence-day',
  code: 'OD-FOG',
  name: 'Fog and radio silence day',
  ability: 'beginner',
  short_menu_name: 'Fog day',
  updatedAt: '2026-11-20',
  dates: [{ starts: ['Sat'], nth: 2, at: '09:30', until: '16:30' }],
}

const content = editedContent(({ write }) =>
  write(`courses/${course.slug}.json`, JSON.stringify(course)),
)
const site = siteOfFile({ variables: { CONTENT_DIR: content } })

describe('a course that is one more file', () => {
  it('has a page, which search engines understand', async () => {
    const html = await textAt(path)

    expect(html).toContain(
      '<title data-inertia="title">Fog and radio silence day | Saltlark</title>',
    )
    expect(html).toContain(`"@id":"${site.origin}${path}#course"`)
  })

  it.each([
    ['all courses', '/rya-courses'],
    ['its kind', '/rya-courses/one-day'],
    ['its level', '/rya-courses/beginner'],
    ['its place', '/rya-courses/southampton'],
  ])('stands in the list of %s', async (_, address) => {
    const shown = [...(await slugsAt(address)), ...(await slugsAt(`${address}?page=2`))]

    expect(shown).toContain(course.slug)
  })

  it('is found, and suggested to who types, even with a slip', async () => {
    expect(await addressesAt('/search?q=fog+silence')).toContain(path)
    expect(await addressesAt('/search/suggestions?q=radio+silense')).toContain(path)
  })

  it('has dates, in the list of all and in one of its own', async () => {
    const month = '/events?month=2026-12'
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => addressesAt(`${month}&page=${page}`)),
    )

    expect(pages.flat()).toContain('/events/OD-FOG-261212')
    expect(await addressesAt('/events/OD-FOG')).toContain('/events/OD-FOG-270109')
    expect(await textAt('/events/OD-FOG-261212')).toContain('"startDate":"2026-12-12T09:30')
  })

  it('is in the calendar that people keep, and in the news of dates', async () => {
    expect(await textAt('/events/OD-FOG.ics')).toContain('SUMMARY:Fog and radio silence day')
    expect(await textAt('/events.atom')).toContain('/events/OD-FOG-')
  })

  it('is in the sitemap, with its dates', async () => {
    const sitemap = await textAt('/sitemap.xml')

    expect(sitemap).toContain(`<loc>${site.origin}${path}</loc><lastmod>2026-11-20</lastmod>`)
    expect(sitemap).toContain(`<loc>${site.origin}/events/OD-FOG</loc>`)
    expect(sitemap).toContain(`<loc>${site.origin}/events/OD-FOG-261212</loc>`)
  })
})

/** The offers that a list shows. */
async function slugsAt(address: string): Promise<string[]> {
  const { props } = await pageOf(await site.visitor().get(address))
  const offers = props['offers'] as readonly { readonly card: { readonly slug: string } }[]
  return offers.map(({ card }) => card.slug)
}

/** The pages that an answer names, as text or inside a page object. */
async function addressesAt(address: string): Promise<string[]> {
  const text = (await textAt(address)).replaceAll(String.raw`\/`, '/')
  return [...text.matchAll(/\/(?:events|rya-courses)\/[\w-]+/g)].map(([found]) => found)
}

async function textAt(address: string): Promise<string> {
  const response = await site.visitor().get(address)
  expect([address, response.status]).toEqual([address, 200])
  return response.text()
}
