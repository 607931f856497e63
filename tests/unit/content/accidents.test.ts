import { describe, expect, it } from 'vitest'
import { isNight } from '../../support/by-night.ts'
import { accidentContent } from './corpus/accidents/accident.ts'
import { accidents } from './corpus/accidents/all.ts'
import { reportOf } from './corpus/well-kept-content.ts'

/** By day every twentieth is tried, at night all. */
const tried = accidents.filter((_, index) => isNight || index % 20 === 0)

describe('what happens to content by accident', () => {
  it('are more than 400, no two of them alike', () => {
    expect(new Set(accidents.map(({ name }) => name)).size).toBe(accidents.length)
    expect(accidents.length).toBeGreaterThan(400)
  })

  it('is nothing in content that is well kept', async () => {
    expect(await reportOf(accidentContent())).toBe('')
  })

  it.each(tried.map((one) => [one.name, one] as const))(
    'is told, and then mended: %s',
    async (_, { damage, mend, place, says }) => {
      const folder = accidentContent()
      damage(folder)

      const told = (await reportOf(folder)).split('\n')

      const words = [`${place} `, ...says].map((part) =>
        part.replaceAll(/[^\w\s]/g, String.raw`\$&`),
      )
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${words.join('.*')}`)))
      expect(told).toEqual(told.map(() => expect.stringMatching(/^\S.*:\d+:\d+ .+; .+/)))
      mend(folder, accidentContent())
      expect(await reportOf(folder)).toBe('')
    },
  )
})
