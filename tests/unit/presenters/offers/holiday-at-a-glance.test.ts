import { describe, expect, it } from 'vitest'
import { presentHolidayFacts } from '#server/presenters/offers/holiday.ts'
import { tripWith } from '../../../support/offers.ts'

function factOf(term: string, trip: Parameters<typeof tripWith>[0]) {
  return presentHolidayFacts(tripWith(trip)).find((fact) => fact.term === term)?.text
}

describe('a trip at a glance', () => {
  it('gives one distance where least and most are the same', () => {
    expect(factOf('Distance', { miles: { min: 30, max: 50 } })).toBe('About 30 to 50 sea miles')
    expect(factOf('Distance', { miles: { min: 2700, max: 2700 } })).toBe('About 2,700 sea miles')
  })

  it('counts guests where places are sold one by one, and people where the yacht is', () => {
    expect(factOf('Crew', { places: 6 })).toBe('Up to 6 guests and the skipper')
    expect(factOf('Crew', { sale_unit: 'yacht', party: { min: 1, max: 8 } })).toBe('Up to 8 people')
  })

  it('says what it is worth to a logbook only where that is known', () => {
    expect(factOf('Night sailing', { night_hours: 1 })).toBe('About 1 hour')
    expect(factOf('Night sailing', {})).toBeUndefined()
    expect(factOf('Ocean passage', { ocean_qualifying: true })).toContain('Yachtmaster Ocean')
  })
})
