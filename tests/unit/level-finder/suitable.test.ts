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

  it('asks for less sea time of whoever holds the certificate that shortens it', () => {
    expect(may('yachtmaster-coastal-prep-and-exam', examCoastal)).toBe(false)
    expect(may('yachtmaster-coastal-prep-and-exam', { ...examCoastal, certificate: 4 })).toBe(true)
  })

  it('asks for qualifying passages where its course does', () => {
    const log = { ...examCoastal, age: 18, days: 50, miles: 2500, skipper_days: 5 }

    expect(may('yachtmaster-offshore-prep-and-exam', log)).toBe(false)
    expect(may('yachtmaster-offshore-prep-and-exam', { ...log, passages: 1 })).toBe(true)
  })

  it('takes a certificate for the sea time that it took', () => {
    const start: Facts = { age: 12, days: 1 }

    expect(may('rya-competent-crew-conversion', start)).toBe(false)
    expect(may('rya-competent-crew-conversion', { ...start, certificate: 1 })).toBe(true)
  })

  it('takes a certificate for the theory that it took', () => {
    expect(may('rya-yachtmaster-ocean-theory', { theory: 0, certificate: 3 })).toBe(false)
    expect(may('rya-yachtmaster-ocean-theory', { theory: 0, certificate: 6 })).toBe(true)
  })

  it('asks for what its level means, where it names no numbers', () => {
    const adult = { age: 18 }

    expect(may('night-sailing-weekend', { ...adult, days: 4 })).toBe(false)
    expect(may('night-sailing-weekend', { ...adult, days: 5 })).toBe(true)
    expect(may('azores-to-southampton', { ...adult, days: 20, miles: 400 })).toBe(false)
    expect(may('azores-to-southampton', { ...adult, certificate: 3 })).toBe(true)
    expect(may('azores-to-southampton', { ...adult, miles: 800 })).toBe(true)
  })

  it('has an upper age as well', () => {
    expect(may('dofe-gold-residential-sailing', { age: 18, days: 5 })).toBe(true)
    expect(may('dofe-gold-residential-sailing', { age: 40, days: 5 })).toBe(false)
  })
})

function may(slug: string, facts: Facts): boolean {
  const offer = shipped.courses.get(slug) ?? shipped.holidays.get(slug)
  if (!offer) throw new Error(`there is no offer ${slug}`)
  return isSuitable(offer, facts, shipped)
}
