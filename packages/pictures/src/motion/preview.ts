import sharp from 'sharp'
import { rasterise } from '../output/rasterise.ts'
import { compose } from '../scenes/compose.ts'
import { filmTime } from './films.ts'
import type { Film } from './films.ts'

const width = 600
const framesPerSecond = 8

/** Draws a film as an animated picture, for pages that show pictures only, such as the README. */
export async function writePreview({ scene, format }: Film, file: string): Promise<void> {
  const count = filmTime.seconds * framesPerSecond
  const frames: Buffer[] = []
  for (let index = 0; index < count; index++) {
    const raster = await rasterise(compose(scene, format, index / count), format, width)
    const raw = { width: raster.width, height: raster.height, channels: 3 } as const
    frames.push(await sharp(raster.pixels, { raw }).png({ compressionLevel: 1 }).toBuffer())
  }
  const delay = frames.map(() => 1000 / framesPerSecond)
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 40, effort: 6, loop: 0, delay })
    .toFile(file)
}
