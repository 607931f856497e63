import { describe, expect, it } from 'vitest'
import type { Suggestions } from '#server/props/search-page.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const site = siteOfFile()

const ask = (query: string) =>
  site.visitor().send(`/search/suggestions?${query}`, { headers: { Accept: 'application/json' } })

const suggested = async (query: string) => (await (await ask(query)).json()) as Suggestions

describe('suggestions', () => {
  it('name what may be meant, with its kind and its address', async () => {
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
    })
  })

  it('are at most eight', async () => {
    expect((await suggested('q=day')).suggestions).toHaveLength(8)
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

  it('are not counted for the page of results', async () => {
    expect(site.services.browserTable.routes).not.toHaveProperty(['web.search.suggestions'])
    expect(site.services.browserTable.routes).toHaveProperty(['web.search'])
  })

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
