import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { judgeStructuredData } from '../../support/structured-data/faults.ts'

const site = siteOfFile()

type Node = Readonly<Record<string, unknown>>

describe('the home page', () => {
  it('says who the company is, and how to reach it', async () => {
    expect(await nodeOf('/', 'Organization')).toMatchObject({
      '@id': `${site.origin}/#company`,
      name: 'Saltlark Sailing',
      url: `${site.origin}/`,
      telephone: '+441632960214',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Unit 3, Samphire Quay',
        addressLocality: 'Southampton',
        postalCode: 'SO99 0ZZ',
        addressCountry: 'GB',
      },
    })
  })

  it.each(['/about-saltlark', '/contact-us'])('is not alone in that: %s', async (path) => {
    expect(await nodeOf(path, 'Organization')).toEqual(await nodeOf('/', 'Organization'))
  })

  it('says what the site is', async () => {
    expect(await nodeOf('/', 'WebSite')).toMatchObject({ publisher: { '@id': companyId() } })
  })
})

describe('the page of a course', () => {
  const path = '/rya-courses/rya-day-skipper-practical'

  it('describes it, with its dates as the page lists them', async () => {
    const course = await nodeOf(path, 'Course')
    const [first] = course['hasCourseInstance'] as Node[]

    expect(course).toMatchObject({
      '@id': `${site.origin}${path}#course`,
      name: 'RYA Day Skipper practical',
      courseCode: 'CR-DSP',
      educationalLevel: 'Intermediate',
      provider: { '@id': companyId() },
    })
    expect(course['hasCourseInstance']).toHaveLength(6)
    expect(first).toMatchObject({
      courseMode: 'Onsite',
      courseWorkload: 'P5D',
      startDate: '2026-11-22',
      endDate: '2026-11-27',
      location: { '@type': 'Place', name: 'Southampton' },
      offers: {
        url: `${site.origin}/events/CR-DSP-261122`,
        price: '795.00',
        priceCurrency: 'GBP',
        category: 'Paid',
      },
    })
  })

  it('says of one that begins on any day that it is online', async () => {
    const course = await nodeOf('/rya-courses/rya-day-skipper-theory-online', 'Course')

    expect(course).toMatchObject({
      hasCourseInstance: [{ courseMode: 'Online' }],
      offers: [{ availability: 'https://schema.org/InStock' }],
    })
  })

  it('names no price for what people ask about', async () => {
    const course = await nodeOf('/sailing-courses-in-your-office', 'Course')

    expect(course).not.toHaveProperty('offers')
  })
})

describe('the page of a trip', () => {
  it('describes a product that is a trip, stop by stop', async () => {
    const trip = await nodeOf('/sailing-holidays/hebrides-sailing-week', 'TouristTrip')

    expect(trip).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      sku: 'HO-HB',
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: 6,
        itemListElement: expect.arrayContaining([
          { '@type': 'ListItem', position: 1, name: 'Day 1: Oban to Tobermory' },
        ]),
      },
    })
    expect(trip['offers']).toHaveLength(6)
  })

  it('is one thing under all its addresses', async () => {
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

describe('a page with breadcrumbs', () => {
  it('describes the way down to it', async () => {
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
})

describe('the page of a thing from the shop', () => {
  it('says what it costs, what posting it costs, and how it comes back', async () => {
    expect(await nodeOf('/merchandise/crew-beanie', 'Product')).toMatchObject({
      sku: 'SL-BEAN',
      offers: {
        price: '18.00',
        shippingDetails: { shippingRate: { value: '4.95', currency: 'GBP' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'GB' },
      },
    })
  })
})

describe('the page of the vouchers', () => {
  it('offers each of them', async () => {
    const nodes = await nodesOf('/gift-vouchers')

    expect(nodes.filter((node) => node['@type'] === 'Product').map(({ sku }) => sku)).toContain(
      'GV-100',
    )
  })
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

function companyId(): string {
  return `${site.origin}/#company`
}

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
