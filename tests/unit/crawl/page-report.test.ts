import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readPage } from '../../crawl/http/page-report.ts'

beforeAll(() => {
  // What a browser has, and the crawl uses there.
  vi.stubGlobal('DOMParser', new JSDOM('').window.DOMParser)
  return () => vi.unstubAllGlobals()
})

const document = `<!doctype html><html lang="en-GB"><head>
  <title>Knots</title>
  <meta name="description" content="Ten of them.">
  <meta property="og:title" content="Knots">
  <link rel="canonical" href="https://www.example.com/knots">
  <link rel="stylesheet" href="/a.css">
  <script type="application/ld+json">{"@type":"HowTo"}</script>
  </head><body>
  <h1 id="top">Knots</h1><h2> Bow<b>line</b> </h2>
  <a href="/rope">Rope</a><a href="#top" aria-label="To the top"></a>
  <a href="/"><img src="/logo.svg" alt="Home"></a>
  <picture><source srcset="/a-8.avif 8w, /a-16.avif 16w"><img src="/a.jpg"></picture>
  </body></html>`

describe('what the crawl reads in a document', () => {
  it('is its language, head and headings', () => {
    expect(readPage(document)).toMatchObject({
      lang: 'en-GB',
      title: 'Knots',
      metas: { description: ['Ten of them.'], 'og:title': ['Knots'] },
      canonicals: ['https://www.example.com/knots'],
      headings: [
        { level: 1, text: 'Knots' },
        { level: 2, text: 'Bowline' },
      ],
      blocks: ['{"@type":"HowTo"}'],
    })
  })

  it('is where it leads, by the names that people hear, and what it fetches', () => {
    const { links, needed, ids, alts } = readPage(document)

    expect(links).toEqual([
      { href: '/rope', name: 'Rope' },
      { href: '#top', name: 'To the top' },
      { href: '/', name: 'Home' },
    ])
    expect(needed).toEqual(['/logo.svg', '/a-8.avif', '/a-16.avif', '/a.jpg', '/a.css'])
    expect([ids, alts]).toEqual([['top'], ['Home', null]])
  })
})
