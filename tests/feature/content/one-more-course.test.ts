import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editedContent } from '../../support/edited-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

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

const lists = ['', '/one-day', '/beginner', '/southampton'].map((list) => `/rya-courses${list}`)
const slug = `"slug":"${course.slug}"`

describe('a course that is one more file', () => {
  it.each<readonly [where: string, words: string, ...pages: string[]]>([
    ['the title of its page', '<title data-inertia="title">Fog and radio silence day |', path],
    ['what search engines read of it', `/rya-courses/fog-and-radio-silence-day#course"`, path],
    ...lists.map((list) => [`the list ${list}`, slug, list, `${list}?page=2`] as const),
    ['a search', path, '/search?q=fog+silence'],
    ['what is suggested, even to a slip', path, '/search/suggestions?q=radio+silense'],
    ['its dates', '/events/OD-FOG-270109', '/events/OD-FOG'],
    ['the page of a date', '"startDate":"2026-12-12T09:30', '/events/OD-FOG-261212'],
    ['the calendar that people keep', 'SUMMARY:Fog and radio silence day', '/events/OD-FOG.ics'],
    ['the news of dates', '/events/OD-FOG-', '/events.atom'],
    ['the sitemap', `${path}</loc><lastmod>2026-11-20</lastmod>`, '/sitemap.xml'],
    ['the sitemap, with its dates', '/events/OD-FOG-261212</loc>', '/sitemap.xml'],
  ])('stands in %s', async (_, words, ...pages) => {
    expect((await Promise.all(pages.map(textAt))).join()).toContain(words)
  })

  it('stands in the list of all dates', async () => {
    const pages = [1, 2, 3, 4].map((page) => textAt(`/events?month=2026-12&page=${page}`))

    expect((await Promise.all(pages)).join()).toContain('/events/OD-FOG-261212')
  })
})

/** An answer, with what is quoted in a page object inside of it plain. */
async function textAt(address: string): Promise<string> {
  const response = await site.visitor().get(address)
  expect([address, response.status]).toEqual([address, 200])
  return (await response.text()).replaceAll(String.raw`\/`, '/').replaceAll('&quot;', '"')
}
