import { describe, expect, it } from 'vitest'
import { compose, staged } from '../../src/scenes/compose.ts'
import { scenes } from '../../src/scenes/index.ts'
import type { Seascape } from '../../src/scenes/scene.ts'

const seascapes = scenes.filter((scene) => scene.kind === 'seascape')

/** The heights at which something of a scene floats, shares of the picture's height. */
function waterlines({ near = [] }: Seascape): number[] {
  return near.flatMap((part) => {
    if (part.kind === 'afloat') return part.at.map(([, y]) => y)
    if (part.kind === 'skiff' || part.kind === 'buoy' || part.kind === 'turtle') return [part.y]
    return []
  })
}

describe('what floats in front', () => {
  it('floats on the water, in every format', () => {
    const flying = seascapes.flatMap((scene) =>
      (scene.formats ?? (['card'] as const)).flatMap((format) => {
        const { seen } = staged(scene, format)
        const high = waterlines(seen).filter((y) => y <= seen.camera.horizon || y >= 1)
        return high.map((y) => `${scene.name} ${format} ${y}`)
      }),
    )

    expect(flying).toEqual([])
  })

  it('comes back to where it was at the end of the loop', { timeout: 120_000 }, () => {
    const restless = seascapes.filter(
      (scene) => scene.near && compose(scene, 'card', 0) !== compose(scene, 'card', 1),
    )

    expect(restless.map(({ name }) => name)).toEqual([])
  })
})

describe('a likeness of the land in the water', () => {
  const mirrors = seascapes.filter(({ sea }) => sea.mirror)

  it('is seen in calm weather only', () => {
    const rough = mirrors.filter(({ wind, sea }) => wind.force > 3 || sea.swell > 0.2)

    expect(rough.map(({ name }) => name)).toEqual([])
  })

  it('is the land once more, upside down', () => {
    for (const scene of mirrors) {
      const still = { ...scene, sea: { ...scene.sea, mirror: 0 } }
      const turned = /<g transform="translate\(0 [\d.]+\) scale\(1 -0\.82\)">/

      expect(compose(scene, 'card')).toMatch(turned)
      expect(compose(still, 'card')).not.toMatch(turned)
    }
  })
})
