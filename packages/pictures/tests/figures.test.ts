import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import resources from '../../../resources/content/schedule/resources.json' with { type: 'json' }
import { drawLeader } from '../src/figures/leaders/draw-leader.ts'
import { leaders } from '../src/figures/leaders/index.ts'
import { portraitPictures } from '../src/figures/pictures.ts'
import { drawPortrait } from '../src/figures/portrait.ts'
import { sitters } from '../src/figures/sitters.ts'

const publicFolder = new URL('../../../public/', import.meta.url)

describe('the portraits', () => {
  it('are at least fourteen, no two alike', () => {
    expect(sitters.length).toBeGreaterThanOrEqual(14)
    expect(new Set(sitters.map(drawPortrait)).size).toBe(sitters.length)
  })

  it('vary in age, skin, hair and what is worn on the head', () => {
    const kinds = (of: (sitter: (typeof sitters)[number]) => unknown) =>
      new Set(sitters.map(of).filter(Boolean)).size
    expect(kinds(({ face }) => face.age)).toBe(3)
    expect(kinds(({ skin }) => skin)).toBeGreaterThanOrEqual(7)
    expect(kinds(({ hair }) => hair.style)).toBeGreaterThanOrEqual(10)
    expect(kinds(({ wears }) => wears.head?.kind)).toBeGreaterThanOrEqual(5)
    expect(kinds(({ wears }) => wears.glasses)).toBe(3)
    expect(kinds(({ face }) => face.beard)).toBe(4)
  })

  it.each(portraitPictures)('lie at $path as they are drawn, in few bytes', ({ path, draw }) => {
    const svg = draw()
    expect(readFileSync(new URL(`.${path}`, publicFolder), 'utf8')).toBe(svg)
    expect(svg.length).toBeLessThan(6000)
  })
})

describe('the portraits of the instructors', () => {
  it('are there for every leader of the schedule, and for nobody else', () => {
    expect(Object.keys(leaders).toSorted()).toEqual(
      resources.leaders.map(({ id }) => id).toSorted(),
    )
  })

  it('are no two alike', () => {
    const owner = new Map<string, string>()
    const alike = Object.entries(leaders).flatMap(([id, leader]) => {
      const drawn = drawLeader(leader)
      const other = owner.get(drawn)
      owner.set(drawn, id)
      return other ? [`${id} looks like ${other}`] : []
    })
    expect(alike).toEqual([])
  })

  it('are light enough to show all of them on one page', () => {
    const sizes = Object.values(leaders).map((leader) => drawLeader(leader).length)
    expect(Math.max(...sizes)).toBeLessThan(2700)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2250)
  })
})
