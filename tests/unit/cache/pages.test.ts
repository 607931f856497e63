import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPages } from '#server/cache/pages.ts'
import type { Page } from '#server/cache/pages.ts'
import { cacheHeader } from '#server/http/cache-headers.ts'

const body = randomBytes(40_000).toString('hex')
const site = {}

const pagesOf = (mostBytes: number) =>
  createPages({
    application(_request, response) {
      response.setHeader('Cache-Control', cacheHeader('page')['Cache-Control']).end(body)
    },
    hosts: new Set(['localhost']),
    version: '1',
    onceProps: () => '',
    source: () => ({ site, availabilityVersion: site }),
    now: () => 0,
    failures: () => 0,
    onError: (error) => expect.fail(String(error)),
    mostBytes,
  })

const keyOf = (url: string) => ({ url, isVisit: false, hasOnceProps: false })
const isSmall = (page: Page | null) =>
  /(?<!-quick)-br"$/.test(page?.entry.representations.get('br')?.etag ?? '')

it('compresses what is still kept when its turn comes, and nothing that was evicted', async () => {
  const pages = pagesOf(300_000)
  const [first, second, third] = [
    await pages.render(keyOf('/1'), () => ({ seconds: null, found: {} })),
    await pages.render(keyOf('/2'), () => ({ seconds: null, found: {} })),
    await pages.render(keyOf('/3'), () => ({ seconds: null, found: {} })),
  ]
  for (const page of [first, second, third]) if (page) pages.precompress(page)

  await expect.poll(() => isSmall(third)).toBe(true)
  expect([pages.fresh(keyOf('/1')), isSmall(first)]).toEqual([undefined, false])
})

it('makes a few pages at a time, and leaves the rest to the application', async () => {
  const pages = pagesOf(3_000_000)
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      pages.render(keyOf(`/${at}`), () => ({ seconds: null, found: {} })),
    ),
  )

  expect(made.filter((page) => page !== null)).toHaveLength(16)
  expect(await pages.render(keyOf('/39'), () => ({ seconds: null, found: {} }))).not.toBeNull()
})

it('lets queries, of which anybody can think of more, take nothing from pages without one', async () => {
  const pages = pagesOf(2_000_000)
  const keepable = () => ({ seconds: null, found: {} })
  await pages.render(keyOf('/1'), keepable)
  for (let at = 0; at < 20; at += 1) await pages.render(keyOf(`/1?level=${at}`), keepable)

  expect(pages.fresh(keyOf('/1'))).toBeDefined()
  expect(pages.fresh(keyOf('/1?level=0'))).toBeUndefined()
  expect(pages.fresh(keyOf('/1?level=19'))).toBeDefined()
})
