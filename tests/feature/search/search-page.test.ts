import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { SearchPageProps } from '#server/props/search-page.ts'
import { headOf, pagesOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile({ render: renderPage })
const { document: documentAt, props } = pagesOf(site)

const searched = (query: string) => props<SearchPageProps>(`/search?${query}`)

async function statusOf(href: string): Promise<string> {
  return `${(await site.visitor().get(href)).status} ${href}`
}

describe('a page of results', () => {
  it('counts what was found, groups it by kind and keeps the query in the field', async () => {
    const document = await documentAt('/search?q=day+skiper')

    expect(document.querySelector('main [role=status]')?.textContent).toMatch(
      /^\d+ results for “day skiper”$/,
    )
    expect(document.querySelector('main h2')?.textContent).toBe('Courses')
    const field = document.querySelector<HTMLInputElement>('#search-query')
    expect(field).toMatchObject({ name: 'q', value: 'day skiper' })
    expect(field?.form?.getAttribute('action')).toBe('/search')
    expect(field?.form?.method).toBe('get')
    const links = [...document.querySelectorAll('main a')]
    const courses = links.find(({ textContent }) => textContent.startsWith('Courses ('))
    expect(courses?.getAttribute('href')).toBe('/search?q=day%20skiper&kind=course')
    expect(document.querySelector('main')?.textContent).toContain('We looked for “day skipper”.')
    // The words that were looked for are marked, as text.
    const marks = [...document.querySelectorAll('main h3 mark')].map((mark) => mark.textContent)
    expect(marks.slice(0, 2)).toEqual(['Day', 'Skipper'])
  })

  it('says what an offer takes and costs', async () => {
    const { groups } = await searched('q=CR-DSP')

    expect(groups[0]?.hits[0]).toMatchObject({
      href: '/rya-courses/rya-day-skipper-practical',
      facts: ['5 days', expect.stringMatching(/^£\d+/)],
    })
  })

  it.each([
    ['q=bowline&kind=page', '/knots#bowline'],
    ['q=seasick&kind=question', '/faq#seasick'],
  ])('leads to the part of a page where the words stand: %s', async (query, href) => {
    const { groups } = await searched(query)

    expect(groups[0]?.hits[0]).toMatchObject({ href, facts: [] })
  })

  it('leads only to addresses that are answered', async () => {
    const { groups } = await searched('q=sailing')
    const hrefs = groups.flatMap(({ hits }) => hits.slice(0, 2).map(({ href }) => href))

    expect(hrefs.length).toBeGreaterThan(5)
    const statuses = await Promise.all(hrefs.map(statusOf))
    expect(statuses).toEqual(hrefs.map((href) => `200 ${href}`))
  })

  it('has a title of its own for every query, and is not to be listed', async () => {
    const pages = await Promise.all(['/search', '/search?q=knot', '/search?q=tide'].map(documentAt))

    expect(pages.map(headOf)).toMatchObject([
      { title: 'Search | Saltlark', robots: 'noindex, follow' },
      { title: 'Search: knot | Saltlark', robots: 'noindex, follow' },
      { title: 'Search: tide | Saltlark', robots: 'noindex, follow' },
    ])
  })
})

describe('the kinds of what was found', () => {
  it('are plain links, each with its count', async () => {
    const { kinds } = await searched('q=yachtmaster')
    const counts = kinds.map(({ label }) => Number(/\((\d+)\)$/.exec(label)?.[1]))

    expect(kinds[0]).toMatchObject({ href: '/search?q=yachtmaster', isChosen: true })
    expect(kinds.map(({ href }) => href)).toContain('/search?q=yachtmaster&kind=course')
    expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0))
  })

  it('lead on from the five best of each to all', async () => {
    const { groups } = await searched('q=yachtmaster')
    const courses = groups.find(({ kind }) => kind === 'course')

    expect(courses?.hits).toHaveLength(5)
    expect(courses?.all?.label).toMatch(/^All \d+ courses$/)
    expect(courses?.all?.href).toBe('/search?q=yachtmaster&kind=course')
  })

  it.each(['kind=nothing', 'kind[]=course', 'kind=constructor'])(
    'that are none are passed over: %s',
    async (query) => {
      expect((await searched(`q=yachtmaster&${query}`)).groups.length).toBeGreaterThan(1)
    },
  )
})

describe('a search that nobody can answer', () => {
  it('suggests popular courses and other ways when nothing was asked', async () => {
    const { countText, groups, popular, waysOn } = await searched('')

    expect({ countText, groups }).toEqual({ countText: null, groups: [] })
    expect(popular.map(({ href }) => href)).toContain('/rya-courses/rya-competent-crew')
    expect(waysOn.map(({ href }) => href)).toEqual([
      '/events',
      '/level-finder/1',
      '/faq',
      'tel:+441632960214',
    ])
  })

  it('says what was looked for and which words come near', async () => {
    const { countText, nearest, popular, waysOn } = await searched('q=skeppurz')

    expect(countText).toBe('Nothing found for “skeppurz”')
    expect(nearest).toContainEqual({ label: 'skipper', href: '/search?q=skipper' })
    expect(popular.length).toBeGreaterThan(0)
    expect(waysOn.length).toBeGreaterThan(0)
  })
})

it('a hostile query of markup is shown as it was typed, and is no markup', async () => {
  const markup = '"><script>alert(1)</script><b>knot'
  const response = await site.visitor().get(`/search?q=${encodeURIComponent(markup)}`)
  const text = await response.text()

  expect(text).not.toContain('<script>alert')
  const { document } = new JSDOM(text).window
  expect(document.querySelector<HTMLInputElement>('#search-query')?.value).toBe(markup)
  expect(document.querySelector('main b')).toBeNull()
  expect(document.title).toBe(`Search: ${markup} | Saltlark`)
})
