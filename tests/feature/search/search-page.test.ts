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
  it('counts what was found, says how it was read and keeps the query in the field', async () => {
    const document = await documentAt('/search?q=day+skiper')

    const status = document.querySelector('main [role=status]')?.textContent
    expect(status).toMatch(/^\d+ results for “day skiper”We looked for “day skipper”\.$/)
    const field = document.querySelector<HTMLInputElement>('#search-query')
    expect(field).toMatchObject({ name: 'q', value: 'day skiper' })
    expect(field?.form?.getAttribute('action')).toBe('/search')
    expect(field?.form?.method).toBe('get')
    const links = [...document.querySelectorAll('main a')]
    const courses = links.find(({ textContent }) => textContent.startsWith('Courses ('))
    expect(courses?.getAttribute('href')).toBe('/search?q=day%20skiper&kind=course')
    // The words that were looked for are marked, as text.
    const marks = [...document.querySelectorAll('main h2 mark')].map((mark) => mark.textContent)
    expect(marks.slice(0, 2)).toEqual(['Day', 'Skipper'])
  })

  it('shows an offer with its picture, a sentence, its next date as a link, and its price', async () => {
    const { hits } = await searched('q=CR-DSP')

    expect(hits[0]).toMatchObject({
      href: '/rya-courses/rya-day-skipper-practical',
      picture: expect.stringMatching(/^\/images\//),
      next: {
        text: expect.stringMatching(/^\d+(?:st|nd|rd|th) \w+, \w+/),
        href: expect.stringMatching(/^\/events\/CR-DSP-\d{6}$/),
      },
      price: { text: expect.stringMatching(/^(?:from )?£\d+/) },
    })
    const sentence = hits[0]?.sentence.map(({ text }) => text).join('')
    expect(sentence).toMatch(/^5 days\. [^.]+\.$/)
  })

  it.each([
    ['q=bowline&kind=page', '/knots#bowline'],
    ['q=cancel+course&kind=question', '/faq#'],
  ])('leads to the part of a page where the words stand: %s', async (query, href) => {
    const { hits } = await searched(query)

    expect(hits[0]?.href.startsWith(href)).toBe(true)
    expect(hits[0]).toMatchObject({ next: null, price: null })
  })

  it('leads only to addresses that are answered', async () => {
    const { hits } = await searched('q=sailing')
    const pages = hits.filter(({ next }) => next === null).slice(0, 3)
    const offers = hits.filter(({ next }) => next !== null).slice(0, 3)
    const hrefs = [...pages, ...offers].flatMap(({ href, next }) => [href, next?.href ?? href])

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

  it('hold what was found of each, the best first as among all', async () => {
    const [all, courses] = await Promise.all([
      searched('q=yachtmaster'),
      searched('q=yachtmaster&kind=course'),
    ])
    const ofAll = all.hits.filter(({ kind }) => kind === 'Course').map(({ href }) => href)

    expect(ofAll.length).toBeGreaterThan(3)
    expect(courses.hits.map(({ href }) => href)).toEqual(ofAll)
    expect(courses.countText).toBe(`${ofAll.length} courses for “yachtmaster”`)
  })

  it.each(['kind=nothing', 'kind[]=course', 'kind=constructor'])(
    'that are none are passed over: %s',
    async (query) => {
      const { hits } = await searched(`q=yachtmaster&${query}`)
      expect(new Set(hits.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    },
  )
})

describe('a search that nobody can answer', () => {
  it('suggests popular courses and other ways when nothing was asked', async () => {
    const { countText, hits, popular, waysOn } = await searched('')

    expect({ countText, hits }).toEqual({ countText: null, hits: [] })
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

describe('a query with a time or a number in it', () => {
  it('finds what has dates then and room for as many, says so, and leads there', async () => {
    const { note, hits } = await searched('q=day+skipper+june+for+2')
    const [first] = hits

    expect(note).toMatch(/^With dates in June \d{4} and room for 2\.$/)
    expect(first?.href).toMatch(/day-skipper[\w-]*\?month=\d{4}-06&people=2$/)
    expect(first?.next?.text).toMatch(/ June, /)
    const dates = hits.flatMap(({ next }) => next?.text ?? [])
    expect(dates.filter((text) => !text.includes(' June, '))).toEqual([])
  })

  it('is about everything that has dates, when it says nothing else', async () => {
    const { hits } = await searched('q=may')

    expect(hits[0]?.href).toMatch(/^\/events\?month=\d{4}-05$/)
    expect(hits.length).toBeGreaterThan(10)
    for (const { next } of hits.slice(1)) expect(next?.text).toMatch(/ May, /)
  })

  it('is held to a price, the cheapest first when it says nothing else', async () => {
    const { note, hits } = await searched('q=under+%C2%A3150')

    expect(note).toBe('With a price up to £150.')
    const pounds = hits.flatMap(({ price }) =>
      price ? [Number(/[\d.]+/.exec(price.text)?.[0])] : [],
    )
    expect(pounds.length).toBeGreaterThan(3)
    expect(pounds).toEqual(pounds.toSorted((one, other) => one - other))
    expect(Math.max(...pounds)).toBeLessThanOrEqual(150)
  })

  it('names an offer that has no such dates before others that have them', async () => {
    const { note, hits } = await searched('q=round+the+island+race+for+8')

    expect(note).toBe('Nothing has room for 8: these come nearest.')
    expect(hits[0]?.href).toBe('/racing/round-the-island-race')
  })

  it('is answered without them, when nothing has them, and says that', async () => {
    const { note, hits } = await searched('q=competent+crew+january+2049')

    expect(note).toBe('Nothing has dates in January 2049: these come nearest.')
    expect(hits[0]?.href).toBe('/rya-courses/rya-competent-crew')
  })
})

describe('a question that staff have answered', () => {
  it('is answered before anything that was found, with the page that says more', async () => {
    const document = await documentAt('/search?q=can+I+bring+my+dog')

    const status = document.querySelector('main [role=status]')
    expect(status?.textContent).toContain('Dogs: Assistance dogs may come into our classrooms.')
    expect(status?.querySelector('a')?.getAttribute('href')).toBe('/accessibility#afloat')
    expect((await searched('q=can+I+bring+my+dog')).hits[0]?.href).toContain('gaff-cutter-day-sail')
  })

  it('has the first sentences of a question of customers, which is no hit besides', async () => {
    const { answer, hits } = await searched('q=motion+sickness')

    expect(answer).toMatchObject({
      title: 'Seasickness:',
      link: { label: 'Will I be seasick?', href: '/faq#seasick' },
    })
    expect(hits.map(({ href }) => href)).not.toContain('/faq#seasick')
  })

  it('a place where nobody sails is said to be one, with what comes nearest', async () => {
    const { answer, hits, nearest } = await searched('q=greece')

    expect(answer).toMatchObject({ title: 'Greece:', link: null })
    expect(hits[0]?.href).toContain('grenadines-sailing-week')
    expect(nearest).toEqual([])
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
