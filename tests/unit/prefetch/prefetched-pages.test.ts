import type { HttpRequestConfig, HttpResponse } from '@inertiajs/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPrefetch } from '#js/prefetch/prefetched-pages.ts'

const knots = 'https://saltlark.example/knots'
/** What the client library sends with a visit. */
const visit = {
  Accept: 'text/html, application/xhtml+xml',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Inertia': true,
  'X-Inertia-Version': 'v1',
} as unknown as Record<string, string>

const found: HttpResponse = {
  status: 200,
  data: '{"component":"info/knots"}',
  headers: { 'x-inertia': 'true' },
}

/** A network in which requests wait for their answers, and what was fetched ahead over it. */
function start() {
  const asked: HttpRequestConfig[] = []
  const waiting: ((answer: HttpResponse) => void)[] = []
  const pages: string[] = []
  const request = (config: HttpRequestConfig) => {
    asked.push(config)
    return new Promise<HttpResponse>((resolve) => waiting.push(resolve))
  }
  const ahead = createPrefetch({ request }, 'v1', (component) => pages.push(component))
  const open = (more: Partial<HttpRequestConfig> = {}) =>
    ahead.client.request({ method: 'get', url: knots, headers: visit, ...more })
  return {
    ahead,
    asked,
    pages,
    open,
    async answer(response: HttpResponse) {
      waiting.shift()?.(response)
      await Promise.resolve()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a page that was fetched ahead', () => {
  it('is asked for as a visit would, but says that nobody waits for it', async () => {
    const { ahead, asked } = start()

    ahead.fetch(knots, 5_000)
    ahead.fetch(knots, 5_000)

    const headers = { ...visit, 'X-Inertia': 'true', Purpose: 'prefetch' }
    expect(asked).toEqual([{ method: 'get', url: knots, headers }])
  })

  it('is waited for by who comes before it', async () => {
    const { ahead, asked, open, answer } = start()
    ahead.fetch(knots, 5_000)
    expect(ahead.has(knots)).toBe(false)

    const opened = open()
    await answer(found)

    expect(await opened).toBe(found)
    expect(asked).toHaveLength(1)
  })

  it('is kept for no longer than it may, counted from its arrival', async () => {
    const { ahead, asked, open, answer } = start()
    ahead.fetch(knots, 5_000)
    vi.advanceTimersByTime(60_000)
    await answer(found)
    vi.advanceTimersByTime(4_999)
    expect(ahead.has(knots)).toBe(true)

    vi.advanceTimersByTime(1)
    void open()

    expect(ahead.has(knots)).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it('is forgotten when something is sent, and again when that is done', async () => {
    const { ahead, answer } = start()
    ahead.fetch(knots, 5_000)
    await answer(found)

    const sent = ahead.client.request({ method: 'post', url: knots })
    expect(ahead.has(knots)).toBe(false)
    ahead.fetch(knots, 5_000)
    await answer(found)
    await sent

    expect(ahead.has(knots)).toBe(false)
  })

  it.each([
    ['a part of it', { 'X-Inertia-Partial-Data': 'dates' }],
    ['other assets', { 'X-Inertia-Version': 'v2' }],
  ])('is no answer to who asks for %s', async (_, more) => {
    const { ahead, asked, open, answer } = start()
    ahead.fetch(knots, 5_000)
    await answer(found)

    void open({ headers: { ...visit, ...more } })

    expect(asked).toHaveLength(2)
  })
})

describe('a page that could not be fetched ahead', () => {
  it('is no page when the answer is something else', async () => {
    const { ahead, pages, answer } = start()
    ahead.fetch(knots, 5_000)

    await answer({ status: 200, data: '<h1>Sign in to the ferry</h1>', headers: {} })

    expect(ahead.has(knots)).toBe(false)
    expect(pages).toEqual([])
  })
})
