import { describe, expect, it } from 'vitest'
import { defaultTitle, documentElements, headElements } from '#server/head/head-elements.ts'
import { pageMeta } from '#server/head/page-meta.ts'

const address = { siteName: 'Saltlark Sailing', appUrl: 'https://www.example.com', url: '/knots' }
const meta = { title: 'Knots', description: 'Ten of them.', isIndexed: true }

describe("a document's head", () => {
  it('says everything about a page that has everything', () => {
    const full = {
      ...meta,
      keywords: 'knots, rope',
      image: '/images/knots.svg',
      imageAlt: 'A bowline',
      feed: '/knots.atom',
      schema: { '@type': 'HowTo' },
      nodes: [{ '@type': 'Thing', url: '/knots' }],
    }
    const pictures = { '/images/knots.svg': [800, 600, ''] as const }

    const place = { ...address, pictures }
    expect(headElements(full, place)).toEqual([
      '<title data-inertia="title">Knots</title>',
      '<meta data-inertia="description" name="description" content="Ten of them.">',
      '<meta data-inertia="robots" name="robots" content="index, follow">',
      '<link data-inertia="canonical" rel="canonical" href="https://www.example.com/knots">',
      '<link data-inertia="feed" rel="alternate" type="application/atom+xml" href="/knots.atom">',
    ])
    expect(documentElements(full, place)).toEqual([
      '<meta data-document name="keywords" content="knots, rope">',
      '<meta data-document property="og:type" content="website">',
      '<meta data-document property="og:site_name" content="Saltlark Sailing">',
      '<meta data-document property="og:locale" content="en_GB">',
      '<meta data-document property="og:title" content="Knots">',
      '<meta data-document property="og:description" content="Ten of them.">',
      '<meta data-document property="og:url" content="https://www.example.com/knots">',
      '<meta data-document property="og:image" content="https://www.example.com/images/knots.svg">',
      '<meta data-document property="og:image:width" content="800">',
      '<meta data-document property="og:image:height" content="600">',
      '<meta data-document property="og:image:alt" content="A bowline">',
      '<meta data-document name="twitter:image:alt" content="A bowline">',
      '<meta data-document name="twitter:card" content="summary_large_image">',
      '<meta data-document name="twitter:title" content="Knots">',
      '<meta data-document name="twitter:description" content="Ten of them.">',
      '<meta data-document name="twitter:image" content="https://www.example.com/images/knots.svg">',
      '<script data-document type="application/ld+json">{"@type":"HowTo"}</script>',
      '<script data-document type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing","url":"https://www.example.com/knots"}]}</script>',
    ])
  })

  it('says what is shared, promises no large picture where there is none, and may be not to be listed', () => {
    const product = { ...meta, kind: 'product', isIndexed: false } as const
    const elements = documentElements(product, address)

    expect(elements).toContain('<meta data-document property="og:type" content="product">')
    expect(elements).toContain('<meta data-document name="twitter:card" content="summary">')
    expect(headElements(product, address)).toContain(
      '<meta data-inertia="robots" name="robots" content="noindex, follow">',
    )
  })

  it('leaves out what a page does not have, and gives each element a name of its own', () => {
    const keys = headElements(meta, address).map(
      (element) => /data-inertia="([^"]+)"/.exec(element)?.[1],
    )

    expect(new Set(keys).size).toBe(keys.length)
    const both = [...headElements(meta, address), ...documentElements(meta, address)]
    expect(both.join('\n')).not.toMatch(
      /keywords|alternate|og:image|twitter:image|ld\+json|undefined/,
    )
  })
})

describe('the picture that fills the first screen', () => {
  it('is asked for at once, in the shape of the window', () => {
    const preloads = [
      { type: 'image/avif', srcSet: '/a-8.avif 8w', sizes: '100vw', media: '(min-width: 40em)' },
    ]

    expect(documentElements({ ...meta, preloads }, address)[0]).toBe(
      '<link data-document rel="preload" as="image" type="image/avif" imagesrcset="/a-8.avif 8w" imagesizes="100vw" media="(min-width: 40em)" fetchpriority="high">',
    )
  })
})

describe('the title', () => {
  it.each([undefined, ''])(
    'of a page whose own is %j is the default',
    { tags: ['spec-2.24', 'clar-1.22'] },
    (title) => {
      expect(headElements({ isIndexed: true, title }, address)[0]).toBe(
        `<title data-inertia="title">${defaultTitle}</title>`,
      )
      expect(defaultTitle).toBe(
        'RYA sailing courses in London and the Solent, and sailing holidays | Saltlark',
      )
    },
  )
})

describe('the canonical address', () => {
  it.each([
    ['/', 'https://www.example.com/'],
    ['/knots?utm_source=letter', 'https://www.example.com/knots'],
    ['/knots?a=1?b=2\n', 'https://www.example.com/knots'],
  ])('of %j is %s: it has no query', (url, canonical) => {
    expect(headElements(meta, { ...address, url })).toContain(
      `<link data-inertia="canonical" rel="canonical" href="${canonical}">`,
    )
  })
})

describe('text from content', () => {
  const hostile = `</title><script>alert("1" & '2')</script>`

  it('cannot end an element or an attribute', () => {
    const page = {
      title: hostile,
      description: hostile,
      keywords: hostile,
      isIndexed: true,
      imageAlt: hostile,
      image: `/${hostile}`,
    }
    const place = { ...address, url: `/${hostile}` }
    const elements = [...headElements(page, place), ...documentElements(page, place)]

    const content = elements.map((element) => element.replace(/<\/?(?:title|meta|link)\b/g, ''))
    expect(content.join('')).not.toContain('<')
    expect(elements[0]).toBe(
      `<title data-inertia="title">&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;</title>`,
    )
  })

  it('cannot end the structured data, which stays what it was', () => {
    const schema = { name: '</script><!--<script>', url: 'a & b' }

    const element = documentElements({ ...meta, schema }, address).at(-1) ?? ''

    const [, json = ''] = /^<script [^>]*>(.*)<\/script>$/s.exec(element) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(schema)
  })
})

it.each(['{"@type": ', '', 'null', '5', '"text"'])(
  'structured data that is none is left out: %s',
  (schema) => {
    expect(
      pageMeta({ name: 'Knots', metadata: { schema }, page_content_type_id: 1 }).schema,
    ).toBeUndefined()
  },
)
