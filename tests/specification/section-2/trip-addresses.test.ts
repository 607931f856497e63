import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemTarget } from '#routes/item-links.ts'
import type { LinkedItem } from '#routes/item-links.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** Where a link rule leads an item, and what its address answers. */
async function openedBy(item: LinkedItem, otherwise?: 'web.breaks.slug') {
  const target = itemTarget(item, otherwise)
  if (!target || !('route' in target) || target.slug === undefined) throw new Error('No trip.')
  const { urls } = site.services
  const path = urls.path(target.route as 'web.breaks.slug', { slug: target.slug })
  const response = await site.visitor().get(path)
  const [, canonical] = /rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? []
  return { path, status: response.status, canonical: canonical?.replace(site.origin, '') }
}

describe('2. Clarification: addresses of trips', () => {
  it.each([
    ['sail-the-solent-weekend', 5, '/sailing-weekends/sail-the-solent-weekend'],
    ['hebrides-sailing-week', 6, '/sailing-holidays/hebrides-sailing-week'],
    ['gaff-cutter-day-sail', 7, '/classic-sailing/gaff-cutter-day-sail'],
    ['arc-rally', 19, '/racing/arc-rally'],
  ])(
    'a trip answers 200 at every address that the link rules make: %s',
    async (slug, tag, home) => {
      const page = { status: 200, canonical: home }

      expect(await openedBy({ menuable_type: 'holiday', tag_id: tag, slug })).toMatchObject(page)
      expect(await openedBy({ menuable_type: 'holiday', slug })).toMatchObject(page)
      expect(await openedBy({ className: 'holiday', slug })).toMatchObject(page)
      expect(await openedBy({ menuable_type: 'holiday', slug }, 'web.breaks.slug')).toMatchObject(
        page,
      )
    },
  )

  it("a trip has one canonical address, its tag's", async () => {
    const slug = 'sail-portsmouth-to-canaries'
    const canonical = '/sailing-holidays/sail-portsmouth-to-canaries'

    expect((await openedBy({ menuable_type: 'holiday', tag_id: 6, slug })).path).toBe(canonical)
    expect((await openedBy({ className: 'holiday', slug })).canonical).toBe(canonical)
  })
})
