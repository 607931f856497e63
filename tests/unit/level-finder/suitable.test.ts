import { describe, expect, it } from 'vitest'
import { isSuitable } from '#server/level-finder/suitable.ts'
import type { Facts } from '#server/level-finder/walk.ts'
import { shipped } from '../../support/level-finder.ts'

const coastal: Facts = {
  age: 17,
  days: 15,
  miles: 300,
  night_hours: 8,
  skipper_days: 2,
  theory: 3,
  certificate: 3,
}
const examCoastal = { ...coastal, days: 20, miles: 400, night_hours: 12 }

describe('an offer that somebody may take', () => {
  it.each([
    ['days', 14],
    ['miles', 299],
    ['night_hours', 7],
    ['skipper_days', 1],
    ['theory', 2],
    ['age', 16],
  ] as const)('asks for enough %s', (fact, tooFew) => {
    expect(may('rya-coastal-skipper-practical', coastal)).toBe(true)
    expect(may('rya-coastal-skipper-practical', { ...coastal, [fact]: tooFew })).toBe(false)
  })

  const log = { ...examCoastal, age: 18, days: 50, miles: 2500, skipper_days: 5 }
  const start: Facts = { age: 12, days: 1 }
  const sailor: Facts = { age: 18, days: 20, miles: 400 }

  it.each<[string, string, Facts, Facts]>([
    [
      'less sea time of whoever holds the certificate that shortens it',
      'yachtmaster-coastal-prep-and-exam',
      examCoastal,
      { certificate: 4 },
    ],
    [
      'qualifying passages where its course does',
      'yachtmaster-offshore-prep-and-exam',
      log,
      { passages: 1 },
    ],
    [
      'a certificate or the sea time that it took',
      'rya-competent-crew-conversion',
      start,
      { certificate: 1 },
    ],
    [
      'a theory or the certificate above it',
      'rya-yachtmaster-ocean-theory',
      { theory: 0, certificate: 3 },
      { certificate: 6 },
    ],
    ['what its level means in days', 'night-sailing-weekend', { age: 18, days: 4 }, { days: 5 }],
    ['what its level means in papers', 'azores-to-southampton', sailor, { certificate: 3 }],
    ['what its level means in miles', 'azores-to-southampton', sailor, { miles: 800 }],
    ['an upper age as well', 'dofe-gold-residential-sailing', { age: 40, days: 5 }, { age: 18 }],
  ])('asks for %s', (_, slug, facts, more) => {
    expect(may(slug, facts)).toBe(false)
    expect(may(slug, { ...facts, ...more })).toBe(true)
  })
})

function may(slug: string, facts: Facts): boolean {
  const offer = shipped.courses.get(slug) ?? shipped.holidays.get(slug)
  if (!offer) throw new Error(`there is no offer ${slug}`)
  return isSuitable(offer, facts, shipped)
}
