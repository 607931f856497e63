import { beforeAll, describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { TestSite } from '../../support/site.ts'

const site = siteOfFile()
let entries: readonly Entry[]
beforeAll(async () => {
  entries = await entriesOf(site)
})

interface Entry {
  readonly path: string
  readonly changed: string | undefined
  readonly image: string | undefined
}

describe('the sitemap', () => {
  it('is XML that may be kept for an hour', async () => {
    const response = await site.visitor().get('/sitemap.xml')

    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('etag')).toMatch(/^(?:W\/)?".+"$/)
  })

  it('names pages, listings, offers, things for sale and dates, each once', () => {
    const paths = entries.map(({ path }) => path)

    expect(paths).toEqual([...new Set(paths)])
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/rya-courses',
        '/rya-courses/rya-competent-crew',
        '/sailing-courses-in-your-office',
        '/sailing-weekends/sail-the-solent-weekend',
        '/racing/arc-rally',
        '/sailing-holidays/norway-sailing-adventures',
        '/events',
        '/events/CR-DSP',
        '/events/CR-DSP-270321',
      ]),
    )
  })

  it.each([
    ['an address that leads elsewhere for good', '/racing'],
    ['a course that has an address of its own', '/rya-courses/sailing-courses-in-your-office'],
    ['a second address of a list', '/breaks/yacht-racing'],
    ['a second address of a trip', '/breaks/winter-solent-weekend'],
    ['a page that is not to be listed', '/search'],
    ['a page for one person', '/dashboard'],
    ['a date that is over', '/events/CR-DSP-261115'],
    ['itself', '/sitemap.xml'],
  ])('leaves out %s', (_, path) => {
    expect(entries.map((one) => one.path)).not.toContain(path)
  })

  it('says when dates of an offer last came on sale', () => {
    const changes = new Set(entries.map(({ changed }) => changed))

    expect(entryOf('/rya-courses/rya-day-skipper-practical').changed).toBe('2026-11-01')
    expect(entryOf('/events/CR-DSP-270321').changed).toBe('2026-01-01')
    expect([...changes].filter((day) => day !== undefined && day > '2026-11-21')).toEqual([])
  })

  it('has the picture of an offer', () => {
    expect(entryOf('/rya-courses/rya-day-skipper-practical').image).toBe(
      '/images/art/at-the-helm-800.jpg',
    )
  })
})

describe('a sample of its addresses', () => {
  const every = 97

  it('opens, may be listed, and is its own canonical address', async () => {
    const sample = entries.filter((_, index) => index % every === 0)
    for (const { path } of sample) {
      const response = await site.visitor().get(path)
      const html = await response.text()

      expect([path, response.status]).toEqual([path, 200])
      expect(html).toContain('name="robots" content="index, follow"')
      expect(html).toContain(`rel="canonical" href="${site.origin}${path}"`)
    }
    expect(sample.length).toBeGreaterThan(10)
  })
})

function entryOf(path: string): Entry {
  const found = entries.find((one) => one.path === path)
  if (!found) throw new Error(`The sitemap does not name ${path}.`)
  return found
}

async function entriesOf({ origin, visitor }: TestSite): Promise<Entry[]> {
  const text = await (await visitor().get('/sitemap.xml')).text()
  const whole = (address: string | undefined) => address?.replace(origin, '')
  return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: whole(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]) ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    image: whole(/<image:loc>(.*?)<\/image:loc>/.exec(entry)?.[1]),
  }))
}
