import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '#server/content/html.ts'
import { removedFrom } from '#server/content/removed-from.ts'
import { fc } from '../../support/properties.ts'

const good = ['<p>', '</p>', '<em>', '</em>', "<a href='/faq'>", '</a>', '<br />', 'Five days.']
const bad = ['<u>', '</u>', '<script>', '</script>', '<!-- x -->', "<p class='x'>", '<img src=x>']

/** Copy as the sanitiser writes it, whichever marks it was written with. */
const plain = (html: string) => html.replaceAll("'", '"').replaceAll('<br>', '<br />')

describe('what is removed from copy', () => {
  it('is nothing from copy that the site keeps as it is', () => {
    const copy = "<p>Five <strong>days</strong>.<br /><a href='/faq' title='Why'>Ask</a></p>"

    expect(removedFrom(copy)).toEqual([])
    expect(sanitiseHtml(copy)).toBe(plain(copy))
  })

  it('begins where it is said to', () => {
    const copy = '<p class="x">Five <u>days</u></p>'

    const starts = removedFrom(copy).map(({ index }) => copy.slice(index, index + 5))

    expect(starts).toEqual(['class', '<u>da'])
  })

  it('does not tell of tags inside a script, which goes as a whole', () => {
    expect(removedFrom('<script>"<u>"</script>Hello').map(({ message }) => message)).toEqual([
      '<script> is removed with the words in it',
    ])
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
