import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { offerHref } from '#server/presenters/context.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const slugsOf = (folder: string) =>
  readdirSync(`${frozenContent}/${folder}`).map((file) => file.replace(/\.json$/, ''))

const site = siteOfFile({ render: renderPage })

/** What an answer is to a visitor and to a search engine. */
async function openedAt(address: string) {
  const response = await site.visitor().get(address)
  const html = await response.text()
  const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return {
    status: response.status,
    headings: html.match(/<h1[ >]/g)?.length,
    canonical: canonical?.replace(site.origin, ''),
  }
}

/** The address of a trip by the tag that the link rules know. */
function homeOf(slug: string): string {
  const trip = site.services.site.current().content.holidays.get(slug)
  if (!trip) throw new Error(`There is no trip '${slug}'.`)
  return offerHref(site.services.urls, 'holiday', trip)
}

const inYourOffice = 'sailing-courses-in-your-office'

it.each(slugsOf('courses').filter((slug) => slug !== inYourOffice))(
  'a course %s opens at its address, with one heading',
  async (slug) => {
    const address = `/rya-courses/${slug}`

    expect(await openedAt(address)).toEqual({ status: 200, headings: 1, canonical: address })
  },
)

describe('a trip', () => {
  it.each(slugsOf('holidays'))('%s opens at the address of its tag', async (slug) => {
    const address = homeOf(slug)

    expect(await openedAt(address)).toEqual({ status: 200, headings: 1, canonical: address })
  })

  it.each([
    ['/racing/sail-the-solent-weekend', '/sailing-weekends/sail-the-solent-weekend'],
    ['/classic-sailing/arc-rally', '/racing/arc-rally'],
    ['/sailing-weekends/gaff-cutter-day-sail', '/classic-sailing/gaff-cutter-day-sail'],
  ])('asked for at %s moves to %s', async (asked, home) => {
    const response = await site.visitor().get(asked)

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(home)
  })
})

it.each([
  '/rya-courses/no-such-course',
  '/rya-courses/sail-the-solent-weekend',
  '/sailing-weekends/no-such-weekend',
  '/sailing-weekends/rya-competent-crew',
  '/sailing-holidays/constructor',
  '/mile-builder/no-such-passage',
  '/rya-courses/__proto__',
  '/rya-courses/rya--competent-crew',
  '/rya-courses/rya-competent-crew.json',
  '/rya-courses/..%2fholidays',
  '/rya-courses/%3Cscript%3E',
  `/rya-courses/${'a'.repeat(2000)}`,
])('an address of no offer is not found, and nothing breaks: %s', async (address) => {
  const response = await site.visitor().get(address)

  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect((await pageOf(response)).component).toBe('error')
})
