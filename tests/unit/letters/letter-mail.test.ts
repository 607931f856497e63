import { doIUseEmail } from '@jsx-email/doiuse-email'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { fillLetter } from '#server/letters/fill-letter.ts'
import { renderLetter } from '#server/letters/letter-mail.ts'
import { linksIn } from '#server/mail/links.ts'
import { londonInstant } from '#server/site/clock.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content as frozen } from '../../support/catalogue.ts'
import { sender } from '../../support/company.ts'
import { pageServices } from '../../support/frozen-pages.ts'

const { content: shipped } = await readContent('resources/content')
const unsubscribeUrl = 'https://www.saltlark.example/newsletter/stop/token'

/** The message of a letter, written on the morning of its day. */
function written(
  content: typeof frozen | null,
  day: string,
  forReader: ForReader = { unsubscribeUrl },
) {
  const letter = content?.letters.get(day)
  if (!content || !letter) throw new Error(`There is no letter of ${day}.`)
  const site = snapshotAt({ content, version: 'test' }, londonInstant(day, 7))
  return renderLetter(fillLetter(letter, { ...pageServices, site }), sender, forReader)
}

interface ForReader {
  readonly unsubscribeUrl: string | null
}

/** What the checker of mail programs may find missing in some. */
const dispensable = new Set([
  // The dark ground, and the margins of a telephone.
  '`@media',
  // Its ground and its letters stand on the sheet as well.
  '`<body> element',
  // Round corners, and what is cut off at them.
  '`border-radius',
  '`overflow',
  // Where an address may be broken that is longer than its line.
  '`overflow-wrap',
  // Hides the preheader and the mark for the dark; `mso-hide` and a height of 0 do it too.
  '`display:none',
  // Tells screen readers that a table is none.
  '`role attribute',
])

const letters = [
  ...[...frozen.letters.keys()].map((day) => ({ day, content: frozen })),
  ...[...(shipped?.letters.keys() ?? [])].map((day) => ({ day, content: shipped })),
].map(({ day, content }) => ({ day, ...written(content, day) }))

describe.each(letters)('the letter of $day', ({ html, text }) => {
  const { document } = new JSDOM(html).window
  const pictures = [...document.querySelectorAll('img')]

  it('weighs less than 60 kB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  })

  it('has nothing that mail programs drop: no script, form, frame, font, or style sheet of elsewhere', () => {
    const foreign = 'script, form, iframe, object, embed, link, svg, video, [onclick], [srcset]'

    expect(document.querySelectorAll(foreign)).toHaveLength(0)
    expect(html).not.toMatch(/@import|@font-face|url\(/)
  })

  it('needs nothing that a known mail program lacks: without the rest it only looks plainer', () => {
    const known = ['apple-mail.*', 'gmail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*']
    const checked = doIUseEmail(html, { emailClients: known })
    const lacking = checked.success ? [] : checked.errors.map((line) => line.split('` is not')[0])

    expect([...new Set(lacking)].filter((one) => !dispensable.has(`${one}`))).toEqual([])
  })

  it('says what each picture shows, gives it a size, and brings it from the site alone', () => {
    for (const picture of pictures) {
      expect(picture.alt).not.toBe('')
      expect(picture.getAttribute('width')).toMatch(/^\d+$/)
      expect(picture.getAttribute('height')).toMatch(/^\d+$/)
      expect(picture.src).toMatch(/^https:\/\/www\.saltlark\.example\/images\/.+\.(?:jpe?g|png)$/)
    }
  })

  it('leads to whole addresses, which its plain text has too', () => {
    const home = 'https://www.saltlark.example/'
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

    for (const href of hrefs.filter((one) => one !== home)) {
      expect(href).toMatch(/^https:\/\//)
      expect(linksIn(text)).toContain(href)
    }
  })

  it('uses tables only to set a picture beside its words, and says so to whoever listens', () => {
    for (const table of document.querySelectorAll('table')) {
      expect(table.getAttribute('role')).toBe('presentation')
      expect(table.querySelector('table')).toBeNull()
    }
  })

  it('opens and closes every element that it has', () => {
    const body = html
      .replace('<!doctype html>\n', '')
      .replaceAll(/<(?:meta|img|hr|br)\b[^>]*>/g, '')
    const { window } = new JSDOM('')
    const parsed = new window.DOMParser().parseFromString(body, 'application/xhtml+xml')

    expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined()
  })

  it('has one heading of the first rank, then some of the second', () => {
    const ranks = [...document.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => tagName)

    expect(ranks.filter((rank) => rank === 'H1')).toHaveLength(1)
    expect(ranks[0]).toBe('H1')
  })

  it('has a plain text without a tag, an entity or an empty part', () => {
    expect(text).not.toMatch(/<\/?[a-z]|&(?:amp|lt|gt|quot|#\d+);|\n{3,}--/i)
    expect(text).toContain('Fair winds, from all of us at Saltlark')
  })

  it('ends the newsletter by its own link, and says who sent it', () => {
    expect(text).toContain(`Stop the newsletter:\n${unsubscribeUrl}`)
    expect(document.querySelector(`a[href="${unsubscribeUrl}"]`)?.textContent).toBe(
      'Stop the newsletter',
    )
    expect(text).toContain('Unit 3, Samphire Quay, Southampton, SO99 0ZZ')
  })
})

describe('the message of a letter', () => {
  it('shows its preheader after the subject in lists of messages, and nowhere else', () => {
    const { html } = written(frozen, '2026-11-20')
    const { document, getComputedStyle } = new JSDOM(html).window
    const first = document.body.firstElementChild

    expect(first?.textContent).toBe('What it goes on with.')
    expect(first && getComputedStyle(first).display).toBe('none')
  })

  it('keeps lists and links of copy in its plain text', () => {
    const { text } = written(frozen, '2026-11-20')

    expect(text).toContain(
      'The first of two & the answers (https://www.saltlark.example/faq).\n\n- One thing\n- Another\n',
    )
  })

  it('has no link to stop in a copy that nobody is sent', () => {
    const {
      text,
      html,
      unsubscribeUrl: ends,
    } = written(frozen, '2026-11-20', {
      unsubscribeUrl: null,
    })

    expect(`${text}${html}`).not.toContain('Stop the newsletter')
    expect(ends).toBeUndefined()
  })
})
