import { describe, expect, it } from 'vitest'
import { fillLetter } from '#server/letters/fill-letter.ts'
import type { FilledBlock } from '#server/props/letters.ts'
import type { TakenPlaces } from '#server/schedule/availability.ts'
import { londonInstant } from '#server/site/clock.ts'
import { snapshotAt } from '#server/site/site.ts'
import { content } from '../../support/catalogue.ts'
import { pageServices } from '../../support/frozen-pages.ts'

/** The blocks of a letter of the frozen catalogue as they are on a morning. */
function blocksOn(day: string, letterDay: string, changes: Partial<Filling> = {}) {
  const files = { content: { ...content, ...changes.content }, version: 'test' }
  const site = snapshotAt(files, londonInstant(day, 7))
  const letter = content.letters.get(letterDay)
  if (!letter) throw new Error(`There is no letter of ${letterDay}.`)
  const { takenPlaces = pageServices.takenPlaces } = changes
  return fillLetter(letter, { ...pageServices, takenPlaces, site }).blocks
}

interface Filling {
  readonly content: Partial<typeof content>
  readonly takenPlaces: TakenPlaces
}

function itemsUnder(title: string, blocks: readonly FilledBlock[]) {
  const block = blocks.find((one) => one.title === title)
  return block?.type === 'items' ? block.items.map(({ name, details }) => [name, ...details]) : null
}

describe('a letter, filled', () => {
  it('tells day, place, price and free places of the dates that were chosen', () => {
    const blocks = blocksOn('2026-11-20', '2026-11-20')

    expect(itemsUnder('Dates to choose from', blocks)).toEqual([
      [
        'Solent sailing weekend',
        'Friday 27 November, 2026 to Sunday 29 November, 2026',
        'Southampton · £315.00 · 4 free',
      ],
      [
        'Winter Solent weekend',
        'Friday 11 December, 2026 to Sunday 13 December, 2026',
        'Southampton · £259.00 · Waiting list',
      ],
    ])
  })

  it('leaves out a date that was cancelled since', () => {
    const reference = 'WK-SOL-261127'
    const overrides = new Map([[reference, { reference, cancelled: true }]])

    const blocks = blocksOn('2026-11-20', '2026-11-20', { content: { overrides } })

    expect(itemsUnder('Dates to choose from', blocks)?.map(([name]) => name)).toEqual([
      'Winter Solent weekend',
    ])
  })

  it('counts what has been ordered on the site by the moment of sending', () => {
    const takenPlaces = () => new Map([['WK-SOL-261127', { taken: 3, held: 0 }]])

    const blocks = blocksOn('2026-11-20', '2026-11-20', { takenPlaces })

    expect(itemsUnder('Dates to choose from', blocks)?.[0]?.at(-1)).toBe(
      'Southampton · £315.00 · Last place',
    )
  })

  it('lists late places of each offer once, and none that staff chose already', () => {
    const late = itemsUnder('Late places', blocksOn('2026-11-20', '2026-11-20')) ?? []

    const names = late.map(([name]) => name)
    expect(names).toHaveLength(3)
    expect(new Set(names).size).toBe(3)
    expect(names).not.toContain('Solent sailing weekend')
    expect(late[0]).toEqual([
      'RYA Marine Radio (VHF) Short Range Certificate',
      'Saturday 21 November, 2026',
      'Southampton · £215.00 · 12 free',
      'And 3 further dates',
    ])
  })

  it('lists what came on sale since the letter before: the first date of each offer, and how many more', () => {
    const blocks = blocksOn('2026-12-04', '2026-12-04')

    const news = itemsUnder('New in the calendar', blocks)
    expect(news).toHaveLength(2)
    expect(news?.[0]?.[1]).toContain('February, 2028')
    expect(news?.flat().join()).toMatch(/And \d+ further dates?/)
  })

  it('leaves out blocks that list nothing', () => {
    const titles = blocksOn('2026-11-20', '2026-11-20').map(({ title }) => title)

    expect(titles).not.toContain('New dates')
  })

  it('shows an old letter without the dates that have gone by', () => {
    const titles = blocksOn('2027-06-01', '2026-11-20').map(({ title }) => title)

    expect(titles).toEqual([null, 'The question of the week'])
  })

  it('leaves out an offer that is gone, and the button to it', () => {
    const courses = new Map(content.courses)
    courses.delete('rya-competent-crew')
    courses.delete('rya-day-skipper-theory')

    const blocks = blocksOn('2026-12-04', '2026-12-04', { content: { courses } })

    expect(itemsUnder('Courses and trips', blocks)?.map(([name]) => name)).toEqual([
      'Solent sailing weekend',
    ])
    expect(blocks.flatMap((one) => (one.type === 'button' ? one.href : []))).toEqual([
      '/gift-vouchers',
    ])
  })

  it('leads to the pages of offers and dates', () => {
    const buttons = blocksOn('2026-12-04', '2026-12-04').flatMap((one) =>
      one.type === 'button' ? one.href : [],
    )

    expect(buttons).toEqual(['/gift-vouchers', '/rya-courses/rya-competent-crew'])
  })
})
