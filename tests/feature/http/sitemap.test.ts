import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { TestSite } from '../../support/site.ts'

const site = siteOfFile()

interface Entry {
  readonly path: string
  readonly changed: string | undefined
  readonly image: string | undefined
}

describe('the sitemap', () => {
  it('names each address once, dates on sale included, with its last change and its picture', async () => {
    const entries = await entriesOf(site)
    const told = [
      ['/rya-courses/rya-day-skipper-practical', '2026-11-01', '/images/art/at-the-helm-800.jpg'],
      [
        '/sailing-weekends/sail-the-solent-weekend',
        '2026-09-01',
        '/images/art/solent-morning-800.jpg',
      ],
      ['/racing/arc-rally', '2024-11-01', '/images/art/lagoon-reach-800.jpg'],
      ['/sailing-courses-in-your-office', undefined, '/images/art/company-regatta-800.jpg'],
      ['/sailing-holidays/norway-sailing-adventures', '2026-06-01', '/images/art/fjord-800.jpg'],
      ['/events/CR-DSP-270321', '2026-01-01', undefined],
      ['/events/CR-DSP', '2026-11-01', undefined],
      ['/events', '2026-11-01', undefined],
      ['/rya-courses', '2026-11-21', '/images/art/reefing-800.jpg'],
      ['/faq', '2026-11-21', '/images/art/harbour-lights-800.jpg'],
      ['/', '2026-11-21', '/images/share/home.jpg'],
      [
        '/merchandise/rya-navigation-handbook',
        '2026-11-21',
        '/images/products/rya-navigation-handbook-800.jpg',
      ],
      ['/level-finder/1', undefined, undefined],
    ]

    const expected = told.map(([path, changed, image]) => ({ path, changed, image }))
    expect(entries).toEqual(expect.arrayContaining(expected))
    const paths = entries.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
    expect(entries.filter(({ changed: day = '' }) => day > '2026-11-21')).toEqual([])
  })

  it('is XML that may be kept for an hour', async () => {
    const response = await site.visitor().get('/sitemap.xml')

    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('etag')).toMatch(/^(?:W\/)?".+"$/)
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
  ])('leaves out %s', async (_, path) => {
    expect((await entriesOf(site)).map((one) => one.path)).not.toContain(path)
  })
})

describe('a sample of its addresses', () => {
  const every = 97

  it('opens, may be listed, and is its own canonical address', async () => {
    const sample = (await entriesOf(site)).filter((_, index) => index % every === 0)
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

async function entriesOf({ origin, visitor }: TestSite): Promise<Entry[]> {
  const text = await (await visitor().get('/sitemap.xml')).text()
  const whole = (address: string | undefined) => address?.replace(origin, '')
  return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: whole(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]) ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    image: whole(/<image:loc>(.*?)<\/image:loc>/.exec(entry)?.[1]),
  }))
}
