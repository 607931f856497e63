import { describe, expect, it } from 'vitest'
import { compose } from '../../src/scenes/compose.ts'
import { scenes } from '../../src/scenes/index.ts'
import { difference, miniature } from '../miniature.ts'

const least = 8.5

describe('two scenes', () => {
  it('are never nearly the same picture', { timeout: 120_000 }, async () => {
    const small = await Promise.all(
      scenes.map(async (scene) => ({
        name: scene.name,
        pixels: await miniature(compose(scene, 'card'), 18),
      })),
    )
    const alike = small.flatMap((one, index) =>
      small
        .slice(index + 1)
        .filter((other) => difference(one.pixels, other.pixels) < least)
        .map((other) => `${one.name} and ${other.name}`),
    )

    expect(alike, 'Give one of them another light, place or camera.').toEqual([])
  })
})
