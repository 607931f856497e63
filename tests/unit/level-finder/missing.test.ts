import { describe, expect, it } from 'vitest'
import { missingFor } from '#server/level-finder/missing.ts'
import type { Missing } from '#server/level-finder/missing.ts'
import { outcomeFor } from '#server/level-finder/recommend.ts'
import { seaTimeOffers } from '#server/level-finder/sea-time.ts'
import { presentMissing } from '#server/presenters/level-finder/missing.ts'
import { pageServices } from '../../support/frozen-pages.ts'
import { manyWays, shipped, wayOf } from '../../support/level-finder.ts'

const afterDaySkipper =
  'goal=skipper&age=18&days=15&miles=100&night=4&skipper=0&theory=yachtmaster&certificate=day-skipper&skills=steer&skills=ropes&skills=fix&recency=lately'

describe('what is missing for the next course', () => {
  it('is the difference to its gate, in the order of a logbook', () => {
    const missing = missingOf(afterDaySkipper)

    expect(missing?.course.slug).toBe('rya-coastal-skipper-practical')
    expect(missing?.lacks.map(({ fact, needed, has }) => [fact, needed, has])).toEqual([
      ['skipper_days', 2, 0],
      ['miles', 300, 100],
      ['night_hours', 8, 4],
    ])
    // Of a range that was said it is as much as that at most.
    expect(missing?.lacks[1]).toMatchObject({ said: '100 to 299', isUpTo: true })
  })

  it('names the age as long as it is missing, and is nothing for whoever stands at the gate', () => {
    const young =
      'goal=crew&age=12&days=5&miles=100&night=4&theory=day-skipper&certificate=competent-crew&skills=steer&skills=ropes&recency=lately'

    expect(missingOf(young)?.lacks.map(({ fact }) => fact)).toEqual(['age'])
    expect(missingOf('goal=try&age=18&days=0')).toBeNull()
  })

  it('is said in words, each with the answer where there was a question', () => {
    const way = wayOf('goal=try&age=12&days=1&miles=0&theory=none&certificate=yachtmaster-coastal')
    const { facts } = presentMissing(
      missingIn(way) as Missing,
      way.person.facts,
      shipped,
      pageServices.links,
    )

    expect(facts.map(({ term, text }) => `${term}: ${text}`)).toEqual([
      'Age: 18 or over on the day',
      'Days aboard: 50 days; you said “1 to 4”',
      'Days as skipper: 5 days as skipper',
      'Sea miles: 2,500 miles; you said “Fewer than 100, or no idea”',
      'Under way at night: 12 night hours',
      'Qualifying passages: 5, each of more than 60 miles: 2 as skipper, 2 overnight',
      'Theory: RYA Coastal Skipper and Yachtmaster Offshore theory, or knowledge to its standard',
      'Skills: 5 of the six on our list; you ticked 0',
    ])
  })

  it('is always something the answers did not show', () => {
    const ways = manyWays(500)

    for (const way of ways) {
      const lacks = missingIn(way)?.lacks ?? []
      expect(lacks.every(({ needed, has }) => needed > has)).toBe(true)
    }
    expect(ways.some((way) => missingIn(way) !== null)).toBe(true)
  })
})

describe('the offers that give sea time', () => {
  it('cover what is missing, the shortest first', () => {
    expect(offersFor(afterDaySkipper)).toEqual(['channel-five-day-mile-builder', 'biscay-crossing'])
  })

  it('are none for people under 16, and none where no sea time is missing', () => {
    expect(offersFor(afterDaySkipper.replace('age=18', 'age=12'))).toEqual([])
    const complete = afterDaySkipper.replace('miles=100', 'miles=300').replace('night=4', 'night=8')
    expect(offersFor(complete)).toEqual([])
  })

  it('never count the miles of a canal', () => {
    const way = wayOf(afterDaySkipper)
    const only = (slug: string) => {
      const trip = shipped.holidays.get(slug)
      if (!trip) throw new Error(`there is no trip ${slug}`)
      return { ...shipped, courses: new Map(), holidays: new Map([[slug, trip]]) }
    }
    const found = (slug: string) =>
      seaTimeOffers(missingIn(way)?.lacks ?? [], way.person.facts, only(slug)).length

    expect(found('biscay-crossing')).toBe(1)
    expect(found('caledonian-canal-passage')).toBe(0)
  })
})

function missingOf(query: string) {
  return missingIn(wayOf(query))
}

function missingIn(way: ReturnType<typeof wayOf>) {
  return missingFor(shipped, way, outcomeFor(shipped.levelFinder, way.person))
}

function offersFor(query: string): string[] {
  const way = wayOf(query)
  const offers = seaTimeOffers(missingIn(way)?.lacks ?? [], way.person.facts, shipped)
  return offers.map(({ offer }) => offer.slug)
}
