import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { judgeStructuredData } from '../../support/structured-data/faults.ts'

const site = siteOfFile()

type Node = Readonly<Record<string, unknown>>

const organization = {
  name: 'Saltlark Sailing',
  telephone: '+441632960214',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Unit 3, Samphire Quay',
    addressLocality: 'Southampton',
    postalCode: 'SO99 0ZZ',
    addressCountry: 'GB',
  },
}
const so = (length: number) => expect.objectContaining({ length }) as unknown
const dated = {
  courseMode: 'Onsite',
  courseWorkload: 'P5D',
  startDate: '2026-11-22',
  endDate: '2026-11-27',
  location: { '@type': 'Place', name: 'Southampton' },
  offers: { price: '795.00', priceCurrency: 'GBP', category: 'Paid' },
}

describe('a page', () => {
  it.each<readonly [what: string, path: string, type: string, node: Node]>([
    ...['/', '/about-saltlark', '/contact-us'].map(
      (path) => ['who the company is', path, 'Organization', organization] as const,
    ),
    [
      'a course with its dates',
      '/rya-courses/rya-day-skipper-practical',
      'Course',
      {
        name: 'RYA Day Skipper practical',
        courseCode: 'CR-DSP',
        educationalLevel: 'Intermediate',
        hasCourseInstance: so(7),
      },
    ],
    [
      'of one that begins on any day that it is online',
      '/rya-courses/rya-day-skipper-theory-online',
      'Course',
      {
        hasCourseInstance: [{ courseMode: 'Online' }],
        offers: [{ availability: 'https://schema.org/InStock' }],
      },
    ],
    [
      'a product that is a trip, stop by stop',
      '/sailing-holidays/hebrides-sailing-week',
      'TouristTrip',
      {
        '@type': ['Product', 'TouristTrip'],
        sku: 'HO-HB',
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: 6,
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Day 1: Oban to Tobermory' },
            ...Array.from({ length: 5 }, () => ({ name: expect.stringMatching(/^Day \d: /) })),
          ],
        },
        offers: so(9),
      },
    ],
    [
      'what a thing costs, what posting it costs, and how it comes back',
      '/merchandise/crew-beanie',
      'Product',
      {
        sku: 'SL-BEAN',
        offers: {
          price: '18.00',
          shippingDetails: { shippingRate: { value: '4.95', currency: 'GBP' } },
          hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'GB' },
        },
      },
    ],
  ])('says %s: %s', async (_, path, type, node) => {
    expect(await nodeOf(path, type)).toMatchObject(node)
  })

  it('names company, site and course by their own addresses', async () => {
    const path = '/rya-courses/rya-day-skipper-practical'
    const company = { '@id': `${site.origin}/#company` }
    const course = await nodeOf(path, 'Course')
    const [first] = course['hasCourseInstance'] as Node[]

    expect(await nodeOf('/', 'Organization')).toMatchObject({ ...company, url: `${site.origin}/` })
    expect(await nodeOf('/', 'WebSite')).toMatchObject({ publisher: company })
    expect(course).toMatchObject({ '@id': `${site.origin}${path}#course`, provider: company })
    expect(first).toMatchObject(dated)
    expect(first?.['offers']).toHaveProperty('url', `${site.origin}/events/CR-DSP-261122`)
  })

  it('names no price for what people ask about', async () => {
    expect(await nodeOf('/sailing-courses-in-your-office', 'Course')).not.toHaveProperty('offers')
  })

  it('is about one thing under all its addresses', async () => {
    const at = async (path: string) => (await nodeOf(path, 'TouristTrip'))['@id']

    expect(await at('/breaks/winter-solent-weekend')).toBe(
      await at('/sailing-weekends/winter-solent-weekend'),
    )
  })
})

describe('a listing', () => {
  it('names the offers of the page that is shown, in its order', async () => {
    const first = await nodeOf('/rya-courses', 'ItemList')
    const second = await nodeOf('/rya-courses?page=2', 'ItemList')

    expect(first).toMatchObject({ numberOfItems: 28 })
    expect(first['itemListElement']).toHaveLength(24)
    expect((second['itemListElement'] as Node[])[0]).toMatchObject({ position: 25 })
  })

  it('names none when nothing has all that was chosen', async () => {
    const empty = '/rya-courses/practical?level=advanced&length=1&price=to-100'

    expect(await nodesOf(empty)).not.toContainEqual(
      expect.objectContaining({ '@type': 'ItemList' }),
    )
  })
})

it('a page with breadcrumbs describes the way down to it', async () => {
  const { itemListElement: crumbs } = await nodeOf(
    '/rya-courses/rya-day-skipper-practical',
    'BreadcrumbList',
  )

  expect((crumbs as Node[]).map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${site.origin}/`],
    ['RYA courses', `${site.origin}/rya-courses`],
    ['Practical', `${site.origin}/rya-courses/practical`],
    ['Day Skipper practical', `${site.origin}/rya-courses/rya-day-skipper-practical`],
  ])
})

it('the page of the vouchers offers each of them', async () => {
  const nodes = await nodesOf('/gift-vouchers')

  expect(nodes.filter((node) => node['@type'] === 'Product').map(({ sku }) => sku)).toContain(
    'GV-100',
  )
})

describe('no page', () => {
  const pages = ['/', '/rya-courses', '/rya-courses/rya-competent-crew', '/racing/arc-rally']

  it.each([...pages, '/merchandise/crew-beanie'])(
    'boasts of stars that nobody gave to what it shows: %s',
    async (path) => {
      expect(JSON.stringify(await nodesOf(path))).not.toMatch(/rating|review/i)
    },
  )
})

async function nodeOf(path: string, type: string): Promise<Node> {
  const nodes = await nodesOf(path)
  const found = nodes.find((node) => [node['@type']].flat().includes(type))
  if (!found) throw new Error(`${path} describes no ${type}: ${JSON.stringify(nodes)}`)
  return found
}

/** The nodes of a page whose JSON-LD is as it should be. */
async function nodesOf(path: string): Promise<Node[]> {
  const html = await (await site.visitor().get(path)).text()
  const blocks = [...html.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/gs)]
  const texts = blocks.map(([, text = '']) => text)
  expect(judgeStructuredData(texts).faults).toEqual([])
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Node[] })['@graph'])
}
