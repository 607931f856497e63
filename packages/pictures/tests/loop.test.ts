import { describe, expect, it } from 'vitest'
import { clockAt } from '../src/kit/clock.ts'
import { compose } from '../src/scenes/compose.ts'
import { scenes } from '../src/scenes/index.ts'
import type { Scene } from '../src/scenes/scene.ts'

const moving = scenes.filter((scene) => scene.kind === 'seascape')
const [start, middle, end] = [0, 0.4, 1].map((t) => moving.map((scene) => at(scene, t)))

function at(scene: Scene, t: number): string {
  return compose(scene, scene.formats?.[0] ?? 'card', t)
}

function shapes(svg = ''): number {
  return (svg.match(/<(?:path|circle|rect|g)\b/g) ?? []).length
}

describe('a loop', () => {
  it('ends where it begins, to the last character', () => {
    expect(moving.filter((_, index) => end?.[index] !== start?.[index])).toEqual([])
  })

  it('moves in between', () => {
    expect(moving.filter((_, index) => middle?.[index] === start?.[index])).toEqual([])
  })

  it('moves what is there: hardly a shape comes or goes on the way', () => {
    const changes = moving.map((_, index) => shapes(middle?.[index]) / shapes(start?.[index]))

    expect(Math.min(...changes)).toBeGreaterThan(0.97)
    expect(Math.max(...changes)).toBeLessThan(1.03)
  })
})

describe('the clock', () => {
  it('brings every swing back, for any whole number of swings', () => {
    for (const times of [1, 2, 3, 5]) {
      expect(clockAt(1).swing(times, 0.3)).toBe(clockAt(0).swing(times, 0.3))
      expect(clockAt(1).round(times, 0.3)).toBe(clockAt(0).round(times, 0.3))
    }
  })

  it('takes no part of a swing, which would not close', () => {
    expect(clockAt(0.5).swing(1.4)).toBe(clockAt(0.5).swing(1))
  })
})
