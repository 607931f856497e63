import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '#server/content/html.ts'
import { removedFrom } from '#server/content/removed-from.ts'
import { fc } from '../../support/properties.ts'

const good = ['<p>', '</p>', '<em>', '</em>', "<a href='/faq'>", '</a>', '<br />', 'Five days.']
const bad = ['<u>', '</u>', '<script>', '</script>', '<!-- x -->', "<p class='x'>", '<img src=x>']

const looks = 'remove it: the site gives copy its looks'
const astray = 'is removed, so the link leads nowhere'
const secure = 'begin it with https://'
const paths =
  'lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address'
const oneOf =
  'remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote'
const toldOf = (copy: string) =>
  removedFrom(copy).map(({ message, remedy }) => `${message}; ${remedy}`)

/** Copy as the sanitiser writes it, whichever marks it was written with. */
const plain = (html: string) => html.replaceAll("'", '"').replaceAll('<br>', '<br />')

describe('what is removed from copy', () => {
  it.each([
    ['<u>us</u>', '<u> is removed; write <em> or <strong>'],
    ['<h1>Us</h1>', '<h1> is removed; write <h3>: the page has its heading'],
    ['<h6>Us</h6>', '<h6> is removed; write <h4>'],
    ['<div>Us</div>', '<div> is removed; write <p>'],
    ["<img src='/a.svg'>", '<img> is removed; use a field or a block for the picture'],
    ['<script>"<u>"</script>Us', '<script> is removed with the words in it; remove it'],
    ['<style>p { color: red }</style>', '<style> is removed with the words in it; remove it'],
    ['<marquee>us</marquee>', `<marquee> is removed; ${oneOf}`],
    ['Us.<!-- ask Priya -->', 'a comment is removed; remove it here too'],
    ["<p style='color: red'>Us</p>", `"style" of <p> is removed; ${looks}`],
    ["<p onclick='go()'>Us</p>", `"onclick" of <p> is removed; ${looks}`],
    ["<a href='/faq' target='_blank'>us</a>", `"target" of <a> is removed; ${looks}`],
    ["<a href='javascript:go()'>us</a>", `the address 'javascript:go()' ${astray}; ${paths}`],
    ["<a href='data:text/html,x'>us</a>", `the address 'data:text/html,x' ${astray}; ${paths}`],
    [
      "<a href='http://sea.example'>us</a>",
      `the address 'http://sea.example' ${astray}; ${secure}`,
    ],
    ["<a href='//sea.example/x'>us</a>", `the address '//sea.example/x' ${astray}; ${secure}`],
    ['With <em>us.', '<em> is never closed; put </em> where it ends'],
    ['With us</em>.', '</em> closes nothing; remove it, or write <em>'],
    ['<p>With us.</p><p', '<p has no >; put > at its end'],
  ])('is told of %s with its cure', (copy, told) => {
    expect(toldOf(copy)).toEqual([told])
  })

  it('is told of tags that close in the wrong order, each where it begins', () => {
    const copy = '<strong><em>With</strong> us.</em>'
    const starts = removedFrom(copy).map(({ index }) => copy.slice(index, index + 4))

    expect(starts).toEqual(['<em>', '</em'])
  })

  it('is told whenever the site does not keep copy as it is', () => {
    const copies = fc.array(fc.constantFrom(...good, ...bad), { maxLength: 8 })

    fc.assert(
      fc.property(copies, (pieces) => {
        const copy = pieces.join('')
        const isKept = plain(sanitiseHtml(copy)) === plain(copy)

        expect(isKept || removedFrom(copy).length > 0).toBe(true)
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })

  it('is told of no copy of good tags that are all closed', () => {
    const whole = fc.constantFrom(
      '<p>One</p>',
      '<em>two</em>',
      "<a href='/faq'>three</a>",
      '<br />',
    )

    fc.assert(
      fc.property(fc.array(whole, { maxLength: 8 }), (pieces) => {
        expect(removedFrom(pieces.join(''))).toEqual([])
      }),
    )
  })

  it('lies inside the copy, whatever the copy is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/"\'=ap u!-'), maxLength: 30 }),
        (copy) => {
          for (const { index } of removedFrom(copy)) {
            expect(index).toBeGreaterThanOrEqual(0)
            expect(index).toBeLessThan(copy.length)
          }
        },
      ),
    )
  })
})
