import { describe, expect, it } from 'vitest'
import { answersOf, readAnswers, writeAnswers } from '#server/level-finder/walk.ts'
import { shipped, wayOf } from '../../support/level-finder.ts'

describe('the way through the level finder', () => {
  it.each([
    ['goal=try&age=18&days=0', 'goal, age, days'],
    ['goal=skipper&age=18&days=0&theory=none', 'goal, age, days, theory'],
    ['goal=skipper&age=under-12&days=20', 'goal, age'],
  ])('with %s asks %s', (query, questions) => {
    expect(asked(query).join(', ')).toBe(questions)
  })

  it('asks for night hours from five days on, and for days in charge from fifteen on', () => {
    const [one, five, fifteen] = [1, 5, 15].map((days) =>
      asked(`goal=crew&age=18&days=${days}&miles=0`),
    )

    expect(one).not.toContain('night')
    expect(five).toContain('night')
    expect(five).not.toContain('skipper')
    expect(fifteen).toContain('skipper')
  })

  it.each([
    ['', 'goal'],
    ['goal=try', 'age'],
    ['age=18&days=0', 'goal'],
    ['goal=try&age=18&days=5', 'miles'],
    ['goal=try&age=18&days=5&miles=100', 'night'],
  ])('of %j stops at the first question without an answer, %s', (query, id) => {
    expect(wayOf(query).open?.question.id).toBe(id)
  })

  it('takes no tick as an answer, because nobody has to be able to do anything, else counts each', () => {
    const known =
      'goal=try&age=18&days=5&miles=100&night=4&theory=none&certificate=none&recency=lately'
    const ticks = '&skills=steer&skills=fix&skills=steer&skills=fly'

    expect(wayOf(known).open).toBeUndefined()
    expect(wayOf(known).person.facts.skills).toBe(0)
    expect(wayOf(known + ticks).person.facts.skills).toBe(2)
  })

  it('passes over answers to questions that are not asked', () => {
    const way = wayOf('goal=try&age=18&days=0&miles=2500&certificate=yachtmaster-offshore')

    expect(way.person.facts).toMatchObject({ days: 0, miles: 0, certificate: 0 })
    expect([...answersOf(way).keys()]).toEqual(['goal', 'age', 'days'])
  })
})

describe('the answers in an address', () => {
  it.each([
    ['unknown', { goal: 'fly' }],
    ['of another question', { goal: '18' }],
    ['nested', { goal: { skipper: 'skipper' } }],
    ['empty', { goal: '' }],
    ['not there', {}],
    ['a name of our language', { constructor: 'try', __proto__: 'try' }],
  ])('are passed over when %s', (_, query) => {
    expect(writeAnswers(readAnswers(shipped.levelFinder, query))).toEqual({})
  })

  it('are the first that is known where one is asked for, in the order of the questions', () => {
    const answers = readAnswers(shipped.levelFinder, {
      skills: ['ropes', 'steer'],
      age: '18',
      goal: ['fly', 'race', 'try'],
    })

    expect(Object.entries(writeAnswers(answers))).toEqual([
      ['goal', ['race']],
      ['age', ['18']],
      ['skills', ['steer', 'ropes']],
    ])
  })
})

function asked(query: string): string[] {
  return wayOf(query)
    .stations.filter((station) => station.asked === 'yes')
    .map(({ question }) => question.id)
}
