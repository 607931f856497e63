import { describe, expect, it } from 'vitest'
import { recommend } from '#server/level-finder/recommend.ts'
import type { Advice } from '#server/level-finder/recommend.ts'
import { manyWays, shipped, wayOf } from '../../support/level-finder.ts'

/** The certificate that a course ends with, by the rung of the ladder. */
const certificates: Readonly<Record<string, number>> = {
  'rya-start-yachting': 1,
  'rya-competent-crew': 2,
  'rya-competent-crew-conversion': 2,
  'rya-day-skipper-practical': 3,
  'rya-coastal-skipper-practical': 4,
  'yachtmaster-coastal-prep-and-exam': 5,
  'yachtmaster-offshore-prep-and-exam': 6,
}
const theories: Readonly<Record<string, number>> = {
  'rya-day-skipper-theory': 2,
  'rya-day-skipper-theory-online': 2,
  'rya-day-skipper-theory-london-evenings': 2,
  'rya-coastal-skipper-yachtmaster-theory': 3,
  'rya-yachtmaster-theory-online': 3,
  'rya-yachtmaster-theory-ca-house': 3,
  'rya-yachtmaster-ocean-theory': 4,
  'rya-yachtmaster-ocean-theory-online': 4,
}

const everybody = manyWays(4000).map(({ person }) => ({
  person,
  advice: recommend(shipped, person),
}))

describe('what the level finder recommends', () => {
  it('is one offer and at most two others, all different, each with its reason, for everybody', () => {
    for (const { advice } of everybody) {
      const slugs = slugsOf(advice)

      expect(slugs.length).toBeLessThanOrEqual(3)
      expect(new Set([...slugs, advice.before?.offer.slug]).size).toBe(slugs.length + 1)
      const reasons = [advice.main, ...advice.alternatives].map(({ why }) => why)
      expect(new Set(reasons).size).toBe(reasons.length)
      expect(reasons.every((why) => why.length > 15)).toBe(true)
    }
  })

  it('is never for people of another age', () => {
    const misfits = everybody.filter(({ person, advice }) =>
      offersOf(advice).some(({ min_age: least = 0, max_age: most = 99 }) => {
        const { age = 0 } = person.facts
        return age < least || age > most
      }),
    )

    expect(misfits).toEqual([])
  })

  it('never asks for more days, miles, night hours or days in charge than people have', () => {
    const misfits = everybody.filter(({ person: { facts }, advice }) =>
      offersOf(advice).some((offer) => {
        if (!('group' in offer) || offer.requires_courses.length > 0) return false
        const isCoastalSkipper = (facts.certificate ?? 0) >= 4
        const needs = (isCoastalSkipper && offer.if_holding) || offer.prerequisites
        return (
          (facts.days ?? 0) < needs.days ||
          (facts.miles ?? 0) < needs.miles ||
          (facts.night_hours ?? 0) < needs.night_hours ||
          (facts.skipper_days ?? 0) < needs.days_as_skipper
        )
      }),
    )

    expect(misfits).toEqual([])
  })

  it('is never a certificate or a theory that people hold, or one below it', () => {
    const misfits = everybody.filter(({ person: { facts }, advice }) =>
      slugsOf(advice).some(
        (slug) =>
          (certificates[slug] ?? 9) <= (facts.certificate ?? 0) ||
          (theories[slug] ?? 9) <= (facts.theory ?? 0),
      ),
    )

    expect(misfits).toEqual([])
  })

  it.each([
    ['goal=try&age=under-12', 'solent-and-dorset-family-week'],
    ['goal=skipper&age=18&days=0&theory=none', 'zero-to-day-skipper'],
    ['goal=work&age=17&days=0&theory=none', 'rya-competent-crew'],
    ['goal=work&age=18&days=0&theory=none', 'yachtmaster-fast-track'],
    ['goal=race&age=18&days=1&miles=0&theory=none&certificate=none', 'race-training-weekend'],
  ])('for %s is %s', (query, slug) => {
    expect(slugsOf(recommend(shipped, wayOf(query).person))[0]).toBe(slug)
  })

  it('offers race training beside Competent Crew to those who want to race, and to nobody else', () => {
    const alternatives = (goal: string) =>
      slugsOf(recommend(shipped, wayOf(`goal=${goal}&age=18&days=0`).person)).slice(1)

    expect(alternatives('race')).toContain('race-training-weekend')
    expect(alternatives('crew')).toEqual(['rya-start-yachting', 'sail-the-solent-weekend'])
  })

  it('puts a refresher before a skipper week for whoever has not sailed for five years', () => {
    const ready =
      'goal=skipper&age=18&days=5&miles=100&night=4&theory=day-skipper&certificate=none&skills=steer&skills=ropes'

    expect(recommend(shipped, wayOf(`${ready}&recency=some-years`).person).before).toBeNull()
    const { main, before } = recommend(shipped, wayOf(`${ready}&recency=long-ago`).person)
    expect(main.offer.slug).toBe('rya-day-skipper-practical')
    expect(before?.offer.slug).toBe('boat-handling-weekend')
  })
})

function offersOf({ main, alternatives, before }: Advice) {
  return [main, ...alternatives, ...(before ? [before] : [])].map(({ offer }) => offer)
}

function slugsOf({ main, alternatives }: Advice): string[] {
  return [main, ...alternatives].map(({ offer }) => offer.slug)
}
