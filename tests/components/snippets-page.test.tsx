import { describe, expect, it } from 'vitest'
import { lengthVerdict, readPage } from '#js/gallery/snippets/read-page.ts'

describe('what a document tells in small', () => {
  it('is the address that it calls its own, unless it is not to be listed', () => {
    const canonical = '<link rel="canonical" href="https://saltlark.example/faq">'
    const hidden = '<meta name="robots" content="noindex, follow">'

    expect(read(canonical).address).toBe('https://saltlark.example/faq')
    expect(read(canonical + hidden).address).toBeNull()
  })

  it('is its headings in their order, with what is wrong with each', () => {
    const body = '<h2>Menu</h2><main><h1>Knots</h1><h2> Bowline\n knot </h2><h3>Use</h3></main>'
    const faulty = '<main><h2>First</h2><h1>Knots</h1><h3>Use</h3><h1></h1><h1>More</h1></main>'

    expect(read('', body).headings).toEqual([
      { level: 1, text: 'Knots', fault: null },
      { level: 2, text: 'Bowline knot', fault: null },
      { level: 3, text: 'Use', fault: null },
    ])
    expect(read('', faulty).headings.map(({ fault }) => fault)).toEqual([
      'is the first; the first should be the h1',
      null,
      'leaves out h2',
      'is empty',
      'is a second h1; a page has one',
    ])
  })

  it('is its pictures, and which of them say nothing about themselves', () => {
    const body = '<img src="/a.jpg" alt="A yacht"><img src="/b.jpg" alt=""><img src="/c.jpg">'

    expect(read('', body).images).toEqual({ total: 3, decorative: 1, withoutAlt: ['/c.jpg'] })
  })
})

describe('the length of a title or a description', () => {
  it.each([
    [0, false, 'missing; write 3 to 5 characters'],
    [2, false, '2 characters, short; better 3 or more'],
    [3, true, '3 characters, good'],
    [5, true, '5 characters, good'],
    [6, false, '6 characters, cut off; at most 5 are shown'],
  ])('of %i characters is judged', (length, isGood, text) => {
    expect(lengthVerdict('⛵'.repeat(length), { least: 3, most: 5 })).toEqual({ isGood, text })
  })
})

function read(head: string, body = '') {
  const text = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
  return readPage(new DOMParser().parseFromString(text, 'text/html'))
}
