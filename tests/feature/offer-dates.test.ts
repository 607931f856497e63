import { describe, expect, it } from 'vitest'
import type { OfferPageProps } from '#server/props/offer-page.ts'
import { pagesOf } from '../support/pages-of.ts'
import { siteOfFile } from '../support/site-of-file.ts'
import { pageOf } from '../support/visitor.ts'

const site = siteOfFile()
const course = '/rya-courses/rya-day-skipper-practical'

const offer = (query = '') => pagesOf(site).props<OfferPageProps>(`${course}${query}`)

const monthsOf = ({ dates }: OfferPageProps) => [...new Set(dates.map(({ month }) => month))]

function cellsOf({ calendar: { board } }: OfferPageProps) {
  if (!board) throw new Error('The page has no calendar.')
  const { earlier, months, later } = board
  return [...earlier.months, ...months, ...later.months].flatMap((month) => month.dates)
}

describe('the calendar of an offer', () => {
  it('has every date, six months open, and lists whole months beside it', async () => {
    const page = await offer()

    expect(cellsOf(page)).toHaveLength(page.dateCount)
    expect(page.calendar.board?.months).toHaveLength(6)
    expect(page.dates.length).toBeGreaterThanOrEqual(6)
    expect(page.dates.length).toBeLessThan(15)
    expect(page.calendar.earlier).toBeNull()
  })

  it('is open on a phone at the first month with a place', async () => {
    const page = await pagesOf(site).props<OfferPageProps>(
      '/rya-courses/yachtmaster-offshore-prep-and-exam',
    )
    const current = page.calendar.board?.months.filter(({ isCurrent }) => isCurrent)
    const first = page.dates.find(({ places }) => places.free > 0)

    expect(page.dates[0]?.places.free).toBe(0)
    expect(current?.map(({ month }) => month)).toEqual([first?.starts.slice(0, 7)])
  })

  it('tells the lowest price with its day, and marks it', async () => {
    const page = await offer()
    const lowest = cellsOf(page).filter(({ isLowest }) => isLowest)

    expect(page.price.amount.text).toBe('from £715.00')
    expect(page.calendar.board?.lowest).toMatchObject({
      price: { text: '£715.00' },
      label: '13th December',
    })
    expect(lowest.map(({ starts }) => starts)).toEqual(['2026-12-13'])
    expect(lowest[0]?.name).toMatch(
      /^Sunday 13 December, 2026, £715\.00, the lowest price, \d of 5 places free$/,
    )
  })

  it('leads from each cell to its row, on this page or on that of its month', async () => {
    const page = await offer()
    const near = cellsOf(page)[0]
    const far = cellsOf(page).find(({ starts }) => starts.startsWith('2027-09'))
    const there = await offer(far?.href.slice(course.length).split('#')[0])

    expect(near?.href).toBe(`#${near?.reference}`)
    expect(far?.href).toBe(`${course}?month=2027-09#${far?.reference}`)
    expect(there.dates.map(({ reference }) => reference)).toContain(far?.reference)
  })
})

describe('the dates of an offer that are wanted', () => {
  it('are those of the month, marked in the calendar, with the months beside it', async () => {
    const page = await offer('?month=2027-09')
    const chosen = page.calendar.board?.months.filter(({ isChosen }) => isChosen)

    expect(monthsOf(page)).toEqual(['September 2027'])
    expect(chosen?.map(({ month }) => month)).toEqual(['2027-09'])
    expect(page.calendar.earlier).toEqual({
      label: 'August 2027',
      href: `${course}?month=2027-08#dates`,
    })
    expect(page.calendar.later?.label).toBe('October 2027')
    expect(page.price.amount.text).toBe('£795.00')
  })

  it('have room for as many as come, who are put in by one button', async () => {
    const page = await offer('?people=4')

    for (const { places, add } of page.dates) {
      expect(places.free).toBeGreaterThanOrEqual(4)
      expect(add).toMatchObject({ button: 'Add 4 places', quantity: 4 })
    }
    const full = cellsOf(page).filter(({ price }) => price === null)
    expect(full.length).toBeGreaterThan(0)
    for (const { note, href } of full) {
      expect(note).toMatch(/^[123] left$|^full$|^reserved$|^not yet on sale$|^sold out$/)
      expect(href).toMatch(/^\/events\/CR-DSP-/)
    }
  })

  it('are the nearest where the month has none, and the next where none takes so many', async () => {
    const far = await pagesOf(site).props<OfferPageProps>('/racing/arc-rally?month=2027-05')
    const many = await offer('?people=8')

    expect(far.calendar.note).toBe('There is no date in May 2027. These are the nearest.')
    expect(far.dates).toHaveLength(1)
    expect(many.calendar.note).toContain('no date with room for 8')
    expect(many.dates.every(({ add, next }) => add === null && next !== null)).toBe(true)
  })

  it.each(['?month=2031-01', '?month=x&people=99', '?people=0', '?month[]=2027-05'])(
    'are those of nobody in particular at %s',
    async (query) => {
      expect((await offer(query)).dates).toEqual((await offer()).dates)
    },
  )

  it('are a state of the page, which search engines are not to keep', async () => {
    const answer = await site.visitor().get(`${course}?month=2027-05`)
    const html = await answer.clone().text()

    expect((await pageOf(answer)).props['calendar']).toBeDefined()
    expect(html).toMatch(/<meta [^>]*name="robots" content="noindex/)
    expect(html).toMatch(/<link [^>]*rel="canonical" href="[^"?]+rya-day-skipper-practical"/)
  })
})
