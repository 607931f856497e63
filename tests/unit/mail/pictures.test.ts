import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { mailLayout, personalMail } from '#server/mail/mail-layout.ts'
import { mailPicture } from '#server/mail/picture.ts'
import type { Picture } from '#server/props/shared.ts'
import { sender as company } from '../../support/company.ts'
import { everyPictureIn, picturesIn } from '../../support/pictures-in.ts'

const fjordPicture: Picture = [800, 600, '?v=aBcDeFgH', 'fjord', [400, 800, 1600], 2]
const content = {
  pictures: {
    '/images/art/fjord-800.jpg': fjordPicture,
    '/images/brand/product.svg': fjordPicture,
  },
  pictureTexts: new Map([['/images/art/fjord-800.jpg', 'A yacht under a waterfall']]),
}
const fjord = mailPicture(content, '/images/art/fjord-800.jpg', 'Fjords')

describe('the mark of a message', () => {
  const { html } = mailLayout(company, 'Fair winds', ['Dear Ada,'])

  it('says the company’s name while pictures are off, and leads home', () => {
    const [light] = everyPictureIn(html)

    expect(light?.alt).toBe('Saltlark Sailing')
    expect(light?.closest('a')?.href).toBe('https://www.saltlark.example/')
  })

  it('is one on light grounds and one on dark, of which a program without style sheets shows one', () => {
    const shown = everyPictureIn(html).map(({ className, style }) => [className, style.display])

    expect(shown).toEqual([
      ['mark', 'block'],
      ['dark-mark', 'none'],
    ])
    const [, dark = ''] = html.split('@media (prefers-color-scheme:dark){')
    expect(dark).toContain('.mark{display:none!important}')
    expect(dark).toContain('.dark-mark{display:block!important}')
  })
})

describe('a picture in a message', () => {
  it('is a file of the site, with its size and what it shows, and no word of the plain text', () => {
    const message = personalMail({ company, picture: fjord }, 'Fjords', [])

    const [picture] = picturesIn(message.html)
    expect(picture).toMatchObject({
      src: 'https://www.saltlark.example/images/art/fjord-800.jpg',
      alt: 'A yacht under a waterfall',
      width: 560,
      height: 420,
    })
    expect(message.text).toBe(personalMail({ company }, 'Fjords', []).text)
  })

  it('is called by what it is a picture of, where nobody wrote what it shows', () => {
    const unsaid = { ...content, pictureTexts: new Map<string, string>() }

    expect(mailPicture(unsaid, '/images/art/fjord-800.jpg', 'Fjords')?.alt).toBe('Fjords')
  })

  it.each(['/images/brand/product.svg', '/images/nowhere.jpg', '', null, undefined])(
    'is left out where mail programs could not show it: %s',
    (path) => {
      expect(mailPicture(content, path, 'Fjords')).toBeUndefined()
    },
  )
})

describe('the rows of an order', () => {
  it('say line by line what plain text says, each beside its picture', () => {
    const rows = [
      { text: '1 × Fjords\nAt nine', picture: fjord ?? null },
      { text: '<b>', picture: null },
    ]
    const { text, html } = mailLayout(company, 'Order', [{ rows, sum: 'Total: £1.00' }])

    expect(text).toMatch(/^1 × Fjords\nAt nine\n<b>\nTotal: £1\.00\n/)
    const [first, second] = new JSDOM(html).window.document.querySelectorAll('tr')
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(
      /example\/images\/art\/fjord-400/,
    )
    expect(first?.textContent).toBe('1 × FjordsAt nine')
    expect(second?.textContent).toBe('<b>')
    expect(second?.querySelector('img')).toBeNull()
  })
})
