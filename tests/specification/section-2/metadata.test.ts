import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { defaultTitle, headElements } from '#server/head/head-elements.ts'
import { pageMeta } from '#server/head/page-meta.ts'
import { origin } from '../support/home.ts'
import { only } from '../support/reading.ts'

type Content = Parameters<typeof pageMeta>[0]

const plain: Content = { name: 'Knots', metadata: {}, page_content_type_id: 1 }

function headOf(content: Partial<Content>, picture?: Parameters<typeof pageMeta>[1]): Document {
  const meta = pageMeta({ ...plain, ...content }, picture)
  const elements = headElements(meta, {
    siteName: 'Saltlark Sailing',
    appUrl: origin,
    url: '/knots?utm_source=mail',
  })
  return new JSDOM(`<head>${elements.join('')}</head>`).window.document
}

function contentOf(head: Document, name: string): string | null {
  return only(head, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
}

describe('2. Metadata: title', () => {
  it('is meta_title', () => {
    expect(headOf({ metadata: { meta_title: 'Ten knots' } }).title).toBe('Ten knots')
  })

  it('falls back from meta_title to the page name', () => {
    expect(headOf({}).title).toBe('Knots')
  })

  it('default page title is about RYA sailing courses and sailing holidays', () => {
    expect(headOf({ name: '' }).title).toBe(defaultTitle)
  })

  it('clarification: the default title, word by word', () => {
    expect(defaultTitle).toBe(
      'RYA sailing courses in London and the Solent, and sailing holidays | Saltlark',
    )
  })
})

describe('2. Metadata: description', () => {
  it('is meta_description', () => {
    const head = headOf({ metadata: { meta_description: 'Tie them.' }, intro_description: 'Rope.' })

    expect(contentOf(head, 'description')).toBe('Tie them.')
  })

  it('falls back to intro_description', () => {
    expect(contentOf(headOf({ intro_description: 'Rope.' }), 'description')).toBe('Rope.')
  })

  it('falls back to empty', () => {
    expect(contentOf(headOf({}), 'description')).toBe('')
  })
})

describe('2. Metadata: keywords, banner image and schema are also used', () => {
  it('keywords', () => {
    const head = headOf({ metadata: { meta_keywords: 'bowline, hitch' } })

    expect(contentOf(head, 'keywords')).toBe('bowline, hitch')
  })

  it('clarification: og:image is banner_image when set', () => {
    const head = headOf({ banner_image: '/images/banner.svg' }, { path: '/images/hero.svg' })

    expect(contentOf(head, 'og:image')).toBe(`${origin}/images/banner.svg`)
  })

  it("clarification: else the page's picture", () => {
    const head = headOf({}, { path: '/images/hero.svg' })

    expect(contentOf(head, 'og:image')).toBe(`${origin}/images/hero.svg`)
  })

  it.each([
    ['an object', { '@type': 'Organization' }],
    ['a JSON string', '{"@type":"Organization"}'],
  ])('clarification: metadata.schema is %s', (_form, schema) => {
    const block = only(headOf({ metadata: { schema } }), 'script[type="application/ld+json"]')

    expect(JSON.parse(block.textContent)).toEqual({ '@type': 'Organization' })
  })

  it('clarification: metadata.schema is escaped', () => {
    const schema = { name: '</script><script>alert(1)</script>' }
    const head = headOf({ metadata: { schema } })

    expect(head.querySelectorAll('script')).toHaveLength(1)
    expect(JSON.parse(only(head, 'script').textContent)).toEqual(schema)
  })

  it('clarification: metadata.schema is checked', () => {
    expect(headOf({ metadata: { schema: '{"@type":' } }).querySelectorAll('script')).toHaveLength(0)
  })
})

describe('2. Metadata: search indexing', () => {
  it.each([1, 2, 4])('is allowed when page_content_type_id is %i', (type) => {
    expect(contentOf(headOf({ page_content_type_id: type }), 'robots')).not.toContain('noindex')
  })

  it('is not allowed when page_content_type_id equals 3', () => {
    expect(contentOf(headOf({ page_content_type_id: 3 }), 'robots')).toContain('noindex')
  })
})
