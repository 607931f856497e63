import { describe, expect, it } from 'vitest'
import type { Visit } from '../../crawl/http/crawl-site.ts'
import type { PageFacts } from '../../crawl/http/page-report.ts'
import { pageFaults } from '../../crawl/verdicts/page-verdict.ts'
import { siteFaults } from '../../crawl/verdicts/site-verdict.ts'

const origin = 'https://www.example.com'

const description = 'Ten knots for a weekend afloat, each of them drawn step by step.'
const metas = {
  robots: ['index, follow'],
  description: [description],
  'og:title': ['Knots'],
  'og:description': [description],
  'og:image': [`${origin}/knots.jpg`],
  'og:image:width': ['800'],
  'og:image:height': ['600'],
  'og:url': [`${origin}/knots`],
}
const good: PageFacts = {
  lang: 'en-GB',
  title: 'Knots | Saltlark',
  metas,
  canonicals: [`${origin}/knots`],
  headings: [
    { level: 1, text: 'Knots' },
    { level: 2, text: 'Bowline' },
    { level: 3, text: 'Step 1' },
    { level: 2, text: 'Reef knot' },
  ],
  ids: ['top', 'bowline'],
  links: [
    { href: '/rope', name: 'Rope' },
    { href: '#bowline', name: 'Bowline' },
    { href: 'https://blog.example/knots', name: 'The blog' },
    { href: 'tel:+441632960214', name: '01632 960 214' },
  ],
  alts: ['', 'A bowline'],
  needed: ['/a.css', '/a.jpg'],
  blocks: [],
}

describe('a page', () => {
  it.each<[what: string, facts: Partial<PageFacts>, fault: RegExp]>([
    ['in another language', { lang: 'en' }, /language of the document is 'en'/],
    ['without an h1', { headings: [] }, /has 0 h1/],
    ['with two h1', { headings: [h(1), h(1)] }, /has 2 h1/],
    ['that leaves out a level', { headings: [h(1), h(3)] }, /'A' \(h3\) comes after an h1/],
    ['with an empty heading', { headings: [h(1), { level: 2, text: '' }] }, /heading is empty/],
    ['without a title', { title: '' }, /title is ''/],
    ['with a long title', { title: 'K'.repeat(111) }, /title is 'KKK/],
    ['without a description', withMeta('description', []), /description has 0 letters/],
    ['with a brief description', withMeta('description', ['Knots.']), /has 6 letters/],
    ['with a long description', withMeta('description', ['K'.repeat(301)]), /has 301 letters/],
    ['without a canonical address', { canonicals: [] }, /canonical addresses are ''/],
    ['with two of them', { canonicals: [...good.canonicals, `${origin}/b`] }, /addresses are/],
    ['with a foreign one', { canonicals: ['https://elsewhere.example/knots'] }, /addresses are/],
    ['that is shared without a picture', withMeta('og:image', []), /og:image is not there/],
    ['that is shared as another', withMeta('og:url', [`${origin}/rope`]), /og:url is/],
    ['with a picture without alt', { alts: [null] }, /1 pictures have no alt/],
    [
      'with a link without a name',
      { links: [{ href: '/a', name: '' }] },
      /link to \/a has no name/,
    ],
    ['with a link to nowhere', { links: [{ href: '#', name: 'Up' }] }, /'Up' leads nowhere/],
    ['with an unsafe link', { links: [{ href: 'http://a.example/', name: 'A' }] }, /nor safe/],
    ['that fetches from elsewhere', { needed: ['https://cdn.example/a.js'] }, /from another site/],
    ['that fetches without TLS', { needed: ['http://www.example.com/a.js'] }, /from another site/],
    ['with an id twice', { ids: ['a', 'b', 'a'] }, /two elements have the id 'a'/],
    ['with broken JSON-LD', { blocks: ['{'] }, /block is not JSON/],
  ])('%s has a fault', (_, facts, fault) => {
    expect(faultsOf(facts).join('\n')).toMatch(fault)
  })
})

describe('a site', () => {
  it('has one when a link leads to what is not there', () => {
    const gone = { ...page('/rope'), status: 404, facts: null, from: '/knots' }

    expect(ofSite([page('/knots'), gone], ['/knots'])).toEqual([
      '/rope: it answers 404, and /knots links to it',
    ])
  })

  it('has one when a link leads to a redirect, unless the address was given up for good', () => {
    const moved = { ...page('/rope'), status: 301, location: '/knots', facts: null }
    const settled = { ...moved, address: '/racing' }

    expect(ofSite([page('/knots'), moved, settled], ['/knots'])).toEqual([
      expect.stringMatching(/^\/rope: it is redirected to \/knots \(301\)/),
    ])
  })

  it('has one when an anchor names no place', () => {
    const links = [{ href: '/rope#bight', name: 'Bight' }]

    expect(ofSite([page('/knots', { links }), page('/rope')])).toEqual([
      '/knots: the link to /rope#bight names a place that is not on that page',
    ])
    expect(ofSite([page('/knots', { links }), page('/rope', { ids: ['bight'] })])).toEqual([])
  })

  it('has one when its head names what does not open', () => {
    const others = { 'og:image': [`${origin}/lost.jpg`] }

    expect(ofSite([page('/knots', { metas: { ...metas, ...others } })])).toEqual([
      expect.stringMatching(/^\/knots: its head names \/lost.jpg/),
    ])
  })

  it.each<[what: string, facts: Partial<PageFacts>]>([
    ['title', { title: 'The same' }],
    ['description', withMeta('description', [`The same. ${description}`])],
  ])('has one when two pages have one %s', (what, facts) => {
    expect(ofSite([page('/knots', facts), page('/rope', facts)])).toEqual([
      expect.stringMatching(new RegExp(`^/rope: its ${what} is that of /knots: 'The same`)),
    ])
  })

  it('has one when the sitemap and the pages differ', () => {
    expect(ofSite([page('/knots'), page('/rope')], ['/knots', '/reef'])).toEqual([
      '/rope: search engines may list it; the sitemap does not',
      '/reef: the sitemap names it, and it is not to be listed there',
    ])
  })
})

function h(level: number) {
  return { level, text: 'A' }
}

function withMeta(name: string, contents: readonly string[]): Partial<PageFacts> {
  return { metas: { ...metas, [name]: contents } }
}

function faultsOf(facts: Partial<PageFacts>): readonly string[] {
  const visit = { status: 200, location: null, from: '/', address: '/knots' }
  return pageFaults({ ...visit, facts: { ...good, ...facts } }, origin)
}

/** A page that fits beside others. */
function page(address: string, facts: Partial<PageFacts> = {}): Visit {
  const own = {
    title: `Title of ${address}`,
    canonicals: [origin + address],
    links: [],
    metas: { ...metas, description: [`About ${address}. ${description}`] },
    ...facts,
  }
  return {
    address,
    status: 200,
    location: null,
    from: '/',
    facts: { ...good, ...own, metas: { ...own.metas, 'og:url': own.canonicals } },
  }
}

function ofSite(pages: readonly Visit[], listed = pages.map(({ address }) => address)): string[] {
  const picture = { ...page('/knots.jpg'), facts: null }
  const visits = new Map([...pages, picture].map((one) => [one.address, one]))
  const faults = siteFaults({ origin, visits, listed, givenUp: new Set(['/racing']) })
  return faults.map(({ address, fault }) => `${address}: ${fault}`)
}
