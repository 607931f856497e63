import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compose } from '../../../resources/art/scenes/compose.ts'
import { scenes } from '../../../resources/art/scenes/index.ts'

const least = 8.5

describe('two scenes', () => {
  it('are never nearly the same picture', { timeout: 120_000 }, async () => {
    const small = await Promise.all(
      scenes.map(async (scene) => ({
        name: scene.name,
        pixels: await miniature(compose(scene, 'card')),
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

function miniature(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 18 })
    .resize(24, 18, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The mean difference of two pictures' colour values, of 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
