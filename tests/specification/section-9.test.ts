import { describe, expect, it, vi } from 'vitest'
import { formatDate } from '#server/format/dates.ts'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { edited, openedSite } from './support/opened-site.ts'
import { only, textOf } from './support/reading.ts'

const site = openedSite()
const scored = openedSite({
  edits: {
    'ratings.json': edited(() => ({
      googleScore: 4.26,
      taScore: 4.86,
      googleCount: 400,
      taCount: 1250,
    })),
  },
})
describe('9. Ratings', () => {
  it(
    'of a card are the average of two scores and the sum of two counts, to 1 decimal',
    { tags: ['spec-9.7', 'spec-9.8'] },
    async () => {
      const rows = (await scored.document('/')).querySelectorAll('#courses article [role="img"]')

      expect(new Set([...rows].map((row) => row.getAttribute('aria-label')))).toEqual(
        new Set(['4.6 out of 5, 1,650 reviews']),
      )
    },
  )
})

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

// `h:mm A` holds no day; the other six as patterns.
const inOneOfTheFormats = new RegExp(
  [
    String.raw`\d\d/\d\d/\d{4}(?: \d\d:\d\d)?`,
    String.raw`\d{4}-\d\d-\d\d`,
    String.raw`${weekday} \d{1,2} ${month}, \d{4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th) ${month}(?! \d{4})`,
    String.raw`(?<!\d |\d(?:st|nd|rd|th) )${month} \d{4}`,
  ].join('|'),
  'g',
)
const aDate = new RegExp(
  String.raw`\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d|\d/\d\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d`,
)

const aFullDate = String.raw`${weekday} \d{1,2} ${month}, \d{4}`
const wholeDays = new RegExp(`^${aFullDate}(?: to ${aFullDate})?$`)

/** Days under a heading that names their month, for the eye alone: the whole date stands beside them. */
const shortDays = 'time > [aria-hidden]'
const cells = '.board-cell'

describe('9. Dates', () => {
  it.each([
    ['the list of dates', '/events', /Saturday \d+ November, 2026/],
    ['a month of dates', '/events?view=month', /November 2026/],
    ['a date', '/events/CR-CC-261129', /Sunday 29 November, 2026/],
    ['a course', '/rya-courses/rya-competent-crew', /Sunday 29 November, 2026/],
    ['a trip', '/sailing-holidays/hebrides-sailing-week', /, 2027/],
    ['a list of offers', '/sailing-weekends', /day \d+ \w+, 202\d/],
  ])(
    'are in the seven formats: %s',
    { tags: ['spec-9.2', 'clar-4.6', 'clar-4.8'] },
    async (_, path, example) => {
      const body = (await site.document(path)).body.cloneNode(true) as HTMLElement
      for (const unseen of body.querySelectorAll(`script, style, ${shortDays}, ${cells} time`))
        unseen.remove()
      const texts = body.ownerDocument.createTreeWalker(body, 4)
      const lines: string[] = []
      while (texts.nextNode()) lines.push(texts.currentNode.textContent ?? '')
      const others = lines.join('\n').replaceAll(inOneOfTheFormats, '').split('\n')

      expect(lines.join('\n')).toMatch(example)
      expect(others.filter((line) => aDate.test(line))).toEqual([])
    },
  )

  it.each(['/events', '/events/CR-CC-261129', '/rya-courses/rya-competent-crew'])(
    'under a month are the whole date for who hears them: %s',
    { tags: ['clar-4.7'] },
    async (path) => {
      const page = await site.document(path)
      const days = [...page.querySelectorAll(shortDays)]

      expect(days.length).toBeGreaterThan(3)
      for (const day of days) {
        const [time, whole] = [day.parentElement, textOf(day.nextElementSibling)]
        const starts = time?.getAttribute('datetime') ?? ''
        expect(whole).toMatch(wholeDays)
        expect(whole.startsWith(formatDate(starts, 'fullDate'))).toBe(true)
        expect(textOf(day)).toMatch(/^\w{3} \d{1,2}(?: – \w{3} \d{1,2}(?: \w{3})?)?$/)
        const heading = day.closest('.date-rows')?.querySelector('h2, h3') ?? null
        expect(textOf(heading)).toBe(formatDate(starts, 'month'))
      }
    },
  )

  it(
    'in the calendar of an offer are the whole date for who hears them',
    { tags: ['clar-4.7'] },
    async () => {
      const page = await site.document('/rya-courses/rya-competent-crew')
      const all = [...page.querySelectorAll(cells)]

      expect(all.length).toBeGreaterThan(40)
      for (const cell of all) {
        const starts = cell.querySelector('time')?.getAttribute('datetime') ?? ''
        const name = textOf(cell.querySelector(':scope > :not([aria-hidden])'))
        expect(name.startsWith(`${formatDate(starts, 'fullDate')}, `)).toBe(true)
        const heading = cell.closest('.board-month')?.querySelector('h3') ?? null
        expect(textOf(heading)).toBe(formatDate(starts, 'month'))
      }
    },
  )

  it('of a month are the whole date for who hears them', { tags: ['clar-4.7'] }, async () => {
    const page = await site.document('/events?view=month')
    const days = [...page.querySelectorAll<HTMLTimeElement>('td time')]

    expect(days.length).toBeGreaterThan(27)
    for (const day of days) {
      const datetime = day.getAttribute('datetime') ?? ''
      expect(textOf(day.querySelector('span:not([aria-hidden])'))).toBe(
        formatDate(datetime, 'fullDate'),
      )
      expect(textOf(day.querySelector('[aria-hidden]'))).toBe(String(Number(datetime.slice(8))))
    }
    expect(textOf(page.querySelector('#month'))).toMatch(/^\w+ 20\d\d$/)
  })
})

describe('9. What is sold', () => {
  it.each([
    ['/rya-courses/rya-competent-crew', 'per person'],
    ['/sailing-holidays/skippered-charter-solent-day', 'per yacht'],
    ['/racing/winter-series-racing', 'per series'],
    ['/racing/fastnet-race-campaign', 'per person'],
    ['/rya-courses/essential-navigation-online', 'online'],
  ])('%s has the unit of its price: %s', { tags: ['clar-4.14'] }, async (path, unit) => {
    expect(textOf(only(await site.document(path), 'main'))).toContain(unit)
  })

  it.each([
    ['/southampton-hire-classroom-training-room', 'classroom-hire'],
    ['/sailing-courses-in-your-office', 'in-your-office'],
    ['/sailing-holidays/corporate-sailing-day', 'corporate-day'],
    ['/skippered-charter', 'charter'],
    ['/duke-of-edinburgh-awards-sailing', 'dofe'],
  ])(
    '%s ends in a form that asks how many come, whose question is stored and mailed',
    { tags: ['clar-4.15'] },
    async (path, subject) => {
      const email = `${subject}@example.com`
      const visitor = site.visitor()
      const form = only(await site.document(path, visitor), 'form[action^="/contact-us"]')
      const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')]
      const typed = { enquiry_name: 'Ada', enquiry_email: email, enquiry_message: 'When?' }
      const hidden = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      const action = (form.getAttribute('action') ?? '').replace(/#.*/, '')
      const asks = ['enquiry_people', 'enquiry_dates']
      expect(Object.keys(hidden)).toEqual(expect.arrayContaining(asks))

      await visitor.submit(action, { ...hidden, ...typed }, { from: path })

      const { services, directory } = site.running()
      const stored = services.database.db.selectFrom('enquiries').select('subject')
      expect(await stored.where('email', '=', email).execute()).toEqual([{ subject }])
      const readers = async () =>
        (await listKeptMessages(`${directory}/mail`))
          .filter(({ to, replyTo }) => to === email || replyTo === email)
          .map(({ to }) => to)
          .toSorted()
      const both = [email, 'hello@saltlark.example'].toSorted()
      await vi.waitFor(async () => expect(await readers()).toEqual(both), { timeout: 20_000 })
    },
  )
})
