import { describe, expect, it } from 'vitest'
import { linksIn, splitAtLinks } from '#server/mail/links.ts'
import { fc } from '../../support/properties.ts'

describe('the links in a text', () => {
  it('are its web addresses, in order', () => {
    const text = 'Confirm: https://x.test/mail/confirm/a_b-c\nor see http://localhost:8000/?q=1&p=2'

    expect(linksIn(text)).toEqual([
      'https://x.test/mail/confirm/a_b-c',
      'http://localhost:8000/?q=1&p=2',
    ])
  })

  it.each([
    ['Look at https://x.test/a.', 'https://x.test/a'],
    ['(https://x.test/a)', 'https://x.test/a'],
    ['"https://x.test/a"', 'https://x.test/a'],
    ['https://x.test/a?b=c!', 'https://x.test/a?b=c'],
  ])('leave out what only stands beside them: %s', (text, link) => {
    expect(linksIn(text)).toEqual([link])
  })

  it.each(['javascript:alert(1)', 'mailto:ada@example.com', 'https://', 'www.x.test'])(
    'do not include %s',
    (text) => {
      expect(linksIn(text)).toEqual([])
    },
  )

  it('and what stands between them are together the whole text', () => {
    const words = fc.constantFrom('https://x.test/a', 'http://', 'Ada', ' ', '.', '<b>', '\n')

    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('')

        expect(
          splitAtLinks(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
