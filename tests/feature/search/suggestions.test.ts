import { describe, expect, it } from 'vitest'
import type { ErrorProps } from '#server/props/pages.ts'
import type { SearchPageProps, Suggestions } from '#server/props/search-page.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile({ environment: 'production' })

const ask = (query: string) =>
  site.visitor().send(`/search/suggestions?${query}`, { headers: { Accept: 'application/json' } })

const suggested = async (query: string) => (await (await ask(query)).json()) as Suggestions

describe('suggestions', () => {
  it('name what may be meant, with its picture, its next date, its price and its address', async () => {
    const { query, suggestions } = await suggested('q=compet')

    expect(query).toBe('compet')
    expect(suggestions).toContainEqual({
      href: '/rya-courses/rya-competent-crew',
      name: [
        { text: 'RYA ', isMatch: false },
        { text: 'Competent', isMatch: true },
        { text: ' Crew', isMatch: false },
      ],
      kind: 'Course',
      picture: { src: expect.stringMatching(/-400\.jpg$/), lighter: expect.anything() },
      next: expect.stringMatching(/^Next: \d+(?:st|nd|rd|th) \w+, /),
      price: expect.stringMatching(/^(?:from )?£\d+/),
    })
  })

  it('are at most six, and the page of all of them', async () => {
    const { suggestions, all } = await suggested('q=day')

    expect(suggestions).toHaveLength(6)
    expect(all?.href).toBe('/search?q=day')
    expect(all?.label).toMatch(/^See all \d+ results for “day”$/)
    expect((await suggested('q=bowline')).all).toBeNull()
  })

  it('say the price that the page of results says', async () => {
    const page = await site.visitor().visit('/search?q=day+skipper')
    const { hits } = (await pageOf(page)).props as unknown as SearchPageProps
    const { suggestions } = await suggested('q=day+skipper')

    expect(suggestions.map(({ price }) => price)).toEqual(
      hits.slice(0, 6).map(({ price }) => price?.text ?? null),
    )
  })

  it('begin with an answer where staff have one', async () => {
    const { answer } = await suggested('q=toilet')

    expect(answer?.title).toBe('Toilets:')
  })

  it('may be kept for a minute by anybody', async () => {
    expect((await ask('q=knot')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each(['', 'q=', 'q=%20', 'q[a]=b', 'q=%00', 'q=qwertyzxq'])(
    'are none for “%s”',
    async (query) => {
      const response = await ask(query)

      expect(response.status).toBe(200)
      expect(((await response.json()) as Suggestions).suggestions).toEqual([])
    },
  )

  it('are refused to a caller who asks faster than anybody types', async () => {
    const visitor = site.visitor()
    const call = () => visitor.send('/search/suggestions?q=a', { method: 'GET' })
    const first = await call()
    const left = Number(/r=(\d+)/.exec(first.headers.get('ratelimit') ?? '')?.[1])
    expect(left).toBeGreaterThan(100)

    for (let asked = 0; asked < left; asked += 10) {
      const few = Array.from({ length: Math.min(10, left - asked) }, call)
      const statuses = (await Promise.all(few)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200]))
    }

    expect((await call()).status).toBe(429)
  })
})

async function lostAt(path: string): Promise<NonNullable<ErrorProps['lost']>> {
  const response = await site.visitor().visit(path)
  expect(response.status).toBe(404)
  const { lost } = (await pageOf(response)).props as unknown as ErrorProps
  if (!lost) throw new Error(`${path} offers no search`)
  return lost
}

const namesOf = ({ suggestions }: Awaited<ReturnType<typeof lostAt>>) =>
  suggestions.map(({ name }) => name.map(({ text }) => text).join(''))

describe('a page that is not there', () => {
  it('offers a search for the words of its address, and what that would find', async () => {
    const lost = await lostAt('/rya-courses/day-skiper')

    expect(lost.form).toEqual({
      action: '/search',
      suggestionsHref: '/search/suggestions',
      query: 'day skiper',
    })
    expect(namesOf(lost)).toHaveLength(3)
    for (const name of namesOf(lost)) expect(name).toContain('Day Skipper')
  })

  it.each([
    ['/sailing-weekends/cowes-2019.html', 'cowes'],
    ['/rya-courses/12345', 'rya courses'],
    ['/shop/day%20skipper%20handbook', 'day skipper handbook'],
    ['/wp-login.php', 'wp login'],
    [`/mail/confirm/${'aB3x'.repeat(8)}`, 'mail confirm'.split(' ').at(-1)],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script'],
    ['/12/34', ''],
    [`/${'knot-'.repeat(1_000)}`, 'knot'],
  ])('%s is searched for “%s”', async (path, query) => {
    expect((await lostAt(path)).form.query).toBe(query)
  })

  it('tells nothing but public pages', async () => {
    const { suggestions } = await lostAt('/sailing')

    const answers = await Promise.all(suggestions.map(({ href }) => site.visitor().get(href)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

it('an answer that is no lost page offers no search: a wrong method', async () => {
  const response = await site.visitor().submitVisit('/search', {})

  expect((await pageOf(response)).props).not.toHaveProperty('lost')
})
