import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { clashesOf } from '#server/schedule/clashes.ts'
import { dateOf, dayOf } from '#server/schedule/day.ts'
import { referenceOf, occurrencesBetween } from '#server/schedule/occurrences.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import type { ScheduledDate } from '#server/schedule/scheduled-date.ts'
import { seriesOf } from '#server/schedule/series.ts'
import { fc } from '../../support/properties.ts'

const shipped = shippedContent()
const allSeries = seriesOf(shipped)
const offers = [...shipped.courses.values(), ...shipped.holidays.values()]
const schedule = scheduleAt(shipped, '2026-11-21')
const nextYear = schedule.dates.filter(({ starts }) => starts < '2027-11-21')

describe('the timetable of the site', () => {
  it('has the dates of one day on the next day too, for 400 days', () => {
    const start = dayOf('2026-11-21')
    let before = signsOn(start)
    for (let day = start + 1; day <= start + 400; day += 1) {
      const after = signsOn(day)
      const from = before.findIndex((sign) => sign >= dateOf(day))

      // What began yesterday is gone, and what comes after the end of yesterday's list is new.
      expect(after.slice(0, before.length - from)).toEqual(before.slice(from))
      before = after
    }
  }, 120_000)

  it('puts no yacht, room or person on two dates at a time, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2070 }), (year) => {
        const [from, to] = [dayOf(`${year}-01-01`), dayOf(`${year + 1}-12-31`)]
        const occurrences = occurrencesBetween(allSeries, new Map(), from, to)

        expect(
          clashesOf(occurrences).map(({ over, one }) => `${over} ${referenceOf(one)}`),
        ).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('calls no two dates the same', () => {
    const occurrences = occurrencesBetween(
      allSeries,
      shipped.overrides,
      dayOf('2024-01-01'),
      dayOf('2040-12-31'),
    )

    expect(new Set(occurrences.map(referenceOf)).size).toBe(occurrences.length)
  })

  it('has a rule for everything that is sold by date, and for nothing else', () => {
    for (const { slug, places, dates } of offers) {
      expect([slug, dates.length > 0]).toEqual([slug, places !== null])
    }
  })
})

describe('the dates of the next twelve months', () => {
  /** Races, regattas, voyages and long courses that come a few times a year, or once. */
  const rare: Readonly<Record<string, number>> = {
    'arc-rally': 1,
    'atlantic-return-via-azores': 1,
    'brixham-heritage-regatta': 1,
    'channel-race-weekend': 1,
    'cowes-dinard-st-malo-race': 1,
    'cowes-week-full-week': 1,
    'round-the-island-race': 1,
    'sail-portsmouth-to-canaries': 1,
    'fastnet-race-campaign': 1,
    'spring-series-racing': 1,
    'winter-series-racing': 1,
    'sail-the-atlantic-ocean': 2,
    'gibraltar-to-canaries': 2,
    'azores-to-southampton': 3,
    'yachtmaster-fast-track': 3,
    'round-britain-scottish-leg': 4,
    'shetland-to-norway': 4,
    'st-kilda-expedition': 4,
  }

  it.each(
    offers.filter(({ places }) => places !== null).map((offer) => [offer.slug, offer] as const),
  )('%s has enough of them', (slug, { code }) => {
    const own = nextYear.filter(({ offer }) => offer.code === code)

    expect(own.length).toBeGreaterThanOrEqual(rare[slug] ?? 6)
  })

  it('lie in the months in which a trip is sailed', () => {
    const strays = nextYear.filter(({ offer, starts, kind }) => {
      const isMoved = offer.dates.some(({ between, shift }) => between || shift !== 0)
      const months = kind === 'holiday' && 'months' in offer ? offer.months : null
      return months && !isMoved && !months.includes(Number(starts.slice(5, 7)))
    })

    expect(strays.map(({ reference }) => reference)).toEqual([])
  })

  it('hold more sailing in summer and more theory in winter', () => {
    const groupIn = (group: string, months: readonly string[]) =>
      nextYear.filter((date) => date.group === group && months.includes(date.starts.slice(5, 7)))
    const [winter, summer] = [
      ['11', '12', '01', '02'],
      ['05', '06', '07', '08'],
    ] as const

    expect(groupIn('practical', summer).length).toBeGreaterThan(groupIn('practical', winter).length)
    expect(nextYear.some(({ reference }) => reference.startsWith('TH-DST-27'))).toBe(true)
    expect(groupIn('theory', winter).length).toBeGreaterThan(groupIn('theory', summer).length)
  })

  it('bring an exam week about twice a month in the season', () => {
    const exams = nextYear.filter(({ offer, starts }) => {
      return ['CR-YMO', 'CR-YMC'].includes(offer.code) && starts.startsWith('2027-06')
    })

    expect(exams.length).toBeGreaterThanOrEqual(3)
  })

  it('cost at most what the offer shows', () => {
    expect(nextYear.filter(({ price, offer }) => price > (offer.price ?? 0))).toEqual([])
  })

  it('give a beginner a September weekend under £400', () => {
    const weekends = nextYear.filter(({ tags, ability, price, starts }) => {
      return tags[0] === 5 && ability === 'beginner' && price < 400 && starts.startsWith('2027-09')
    })

    expect(weekends.length).toBeGreaterThan(6)
  })
})

describe('what staff changes', () => {
  it('counts no more places than a date has', () => {
    for (const { byPhone, places, reference } of schedule.dates) {
      expect([reference, byPhone.taken + byPhone.held <= places]).toEqual([reference, true])
    }
  })

  it('leaves every other date as it was', () => {
    const references = schedule.dates.map(({ reference }) => reference)
    const change = fc.record({
      reference: fc.constantFrom(...references),
      cancelled: fc.boolean(),
      taken: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: (one) => one.reference }), (changes) => {
        const overrides = new Map(changes.map((one) => [one.reference, one]))
        const after = scheduleAt({ ...shipped, overrides }, '2026-11-21')
        const plain = scheduleAt({ ...shipped, overrides: new Map() }, '2026-11-21')
        const others = (dates: readonly ScheduledDate[]) =>
          dates.filter(({ reference }) => !overrides.has(reference))

        expect(others(after.dates)).toEqual(others(plain.dates))
        expect(after.dates).toHaveLength(
          plain.dates.length - changes.filter(({ cancelled }) => cancelled).length,
        )
      }),
      { numRuns: 10 },
    )
  })
})

/** All that people see of each date on a day's list, with its first day in front. */
function signsOn(day: number): string[] {
  return scheduleAt(shipped, dateOf(day)).dates.map((date) => {
    const { starts, ends, joins, leaves, reference, price, places, onSaleFrom } = date
    const { place, yacht, leader, meetings } = date
    return [
      starts,
      ends,
      joins,
      leaves,
      reference,
      price,
      places,
      onSaleFrom,
      place.id,
      yacht?.id,
      leader?.id,
      meetings?.length,
    ].join(' ')
  })
}

function shippedContent(): Content {
  const { content } = readContent('resources/content')
  if (!content) throw new Error('the shipped content has faults')
  return content
}
