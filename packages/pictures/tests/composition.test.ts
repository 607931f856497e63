import { describe, expect, it } from 'vitest'
import { compose, staged } from '../src/scenes/compose.ts'
import { scenes } from '../src/scenes/index.ts'
import type { Seascape } from '../src/scenes/scene.ts'
import { project } from '../src/world/stage.ts'
import { mastheadOf } from '../src/yacht/draw-vessel.ts'

const seascapes = scenes.filter((scene) => scene.kind === 'seascape')
const heroes = seascapes.filter((scene) => scene.formats?.includes('hero'))

describe('the camera', () => {
  it('has the horizon cross everything at the height of its eye, near or far', () => {
    for (const scene of seascapes) {
      const { stage } = staged(scene, 'card')
      for (const away of [10, 100, 1000]) {
        const [, y] = project(stage, [5, stage.camera.height, away])
        expect(y).toBeCloseTo(stage.horizon, 6)
      }
    }
  })

  it('draws what is nearer larger and lower', () => {
    const [scene] = seascapes
    const { stage } = staged(scene as Seascape, 'card')
    const [near, far] = [project(stage, [1, 0, 20]), project(stage, [1, 0, 40])]

    expect(near[1]).toBeGreaterThan(far[1])
    expect(near[0] - stage.width / 2).toBeCloseTo(2 * (far[0] - stage.width / 2))
  })
})

describe('a hero', () => {
  it('is there, wide and tall', () => {
    expect(heroes.length).toBeGreaterThan(0)
    for (const { formats } of heroes) expect(formats).toContain('tall')
  })

  it('keeps every masthead below the header', () => {
    for (const scene of heroes) {
      for (const format of ['hero', 'tall'] as const) {
        const { stage, seen } = staged(scene, format)
        for (const vessel of seen.vessels) {
          expect(mastheadOf(stage, vessel) / stage.height).toBeGreaterThan(0.15)
        }
      }
    }
  })

  it('leaves the left half to the words: nothing there but the distance', () => {
    for (const scene of heroes) {
      const { seen } = staged(scene, 'hero')
      const inTheWay = seen.vessels.filter(({ x, size }) => x < 0.5 && size > 3)
      expect(inTheWay).toEqual([])
    }
  })
})

describe('a vessel that would have to sail into the wind', () => {
  it('is refused with its place, its angle and the cure', () => {
    const [scene] = seascapes
    const { wind } = scene as Seascape
    const against = {
      ...(scene as Seascape),
      vessels: [{ x: 0.5, size: 10, heading: wind.from - 10 }],
      in: {},
    }

    expect(() => compose(against, 'card')).toThrow(
      `${against.name}: the vessel at x 0.5 heads 10 degrees from the wind; ` +
        'sails need 38 or more, so turn its heading or the wind',
    )
  })
})
