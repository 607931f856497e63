import sharp from 'sharp'
import { seeded } from '../kit/random.ts'
import type { Format } from '../scenes/scene.ts'
import { formats } from '../scenes/scene.ts'

/** Pixels: red, green, blue, row by row. */
export interface Raster {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** A drawing of one of the formats in pixels of a width. */
export function rasterise(svg: string, format: Format, width: number): Promise<Raster> {
  return rasteriseAt(svg, formats[format], width)
}

/**
 * A drawing of a size in pixels of a width. A density of 72 is the drawing's own size; anything
 * else would be scaled a second time.
 */
export async function rasteriseAt(
  svg: string,
  [ownWidth, ownHeight]: readonly [width: number, height: number],
  width: number,
): Promise<Raster> {
  const height = Math.round((ownHeight * width) / ownWidth)
  const pixels = await sharp(Buffer.from(svg), { density: (72 * width) / ownWidth })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { pixels, width, height }
}

/**
 * The raster with a fine film grain, always the same one. It hides the steps of 8-bit gradients
 * in the sky for about 3 % more bytes.
 */
export function grained({ pixels, width, height }: Raster): Raster {
  const out = Buffer.from(pixels)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = tile[(y & 255) * 256 + (x & 255)] ?? 0
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        out[at + channel] = Math.max(0, Math.min(255, (pixels[at + channel] ?? 0) + grain))
      }
    }
  }
  return { pixels: out, width, height }
}

const strength = 1.5
const random = seeded('grain')
const tile = Float32Array.from({ length: 256 * 256 }, () => Math.round(random.gauss() * strength))
