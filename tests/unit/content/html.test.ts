import sanitize from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '#server/content/html.ts'
import { fc } from '../../support/properties.ts'

describe('copy', () => {
  it('keeps the tags that it may use', () => {
    const copy =
      '<p>Five <strong>days</strong>, <em>one</em> <a href="/gift-vouchers" title="Vouchers">gift</a><br /></p><ul><li>£5</li></ul>'

    expect(sanitiseHtml(copy)).toBe(copy)
  })

  it('is what the sanitiser makes of it, also where that is not asked', () => {
    const piece = fc.constantFrom(...'<p> </p> <em> </em> <strong> </strong> a " >'.split(' '))
    const copies = fc.array(fc.oneof(piece, fc.constant('<p>Five <em>days</em>.</p>')), {
      maxLength: 8,
    })

    fc.assert(
      fc.property(copies, (pieces) => {
        const copy = pieces.join('')
        expect(sanitiseHtml(copy)).toBe(sanitize(copy, { allowedTags: ['p', 'em', 'strong'] }))
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })

  it.each([
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<img src="x" onerror="alert(1)" />Hello', 'Hello'],
    ['<p style="color:red" class="x" onclick="a()">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="JaVaScRiPt&colon;alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="data:text/html,x">Hello</a>', '<a>Hello</a>'],
    ['<a href="//elsewhere.example">Hello</a>', '<a>Hello</a>'],
    ['<a href="http://elsewhere.example">Hello</a>', '<a>Hello</a>'],
    ['<iframe src="https://elsewhere.example"></iframe>Hello', 'Hello'],
    ['<svg><script>alert(1)</script></svg>Hello', 'Hello'],
    ['<h1>Hello</h1>', 'Hello'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['Fish & chips', 'Fish &amp; chips'],
  ])('turns %s into %s', (copy, kept) => {
    expect(sanitiseHtml(copy)).toBe(kept)
  })

  it.each(['/path?a=1&amp;b=2', '#courses', 'https://b.example', 'mailto:a@b.example', 'tel:+441'])(
    'may link to %s',
    (address) => {
      expect(sanitiseHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`)
    },
  )
})
