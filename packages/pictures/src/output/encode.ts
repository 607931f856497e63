import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { fileOf, widthsOf } from './ladder.ts'
import type { Laddered } from './ladder.ts'
import type { Picture } from './picture.ts'
import { grained, rasteriseAt } from './rasterise.ts'

/** Writes a drawing's whole ladder below `root`, in AVIF and in JPEG for browsers without it. */
export async function encode(picture: Picture, svg: string, root: string): Promise<void> {
  const size = [picture.width, picture.height] as const
  await encodeLadder(picture, root, async (wide) => {
    const { pixels, width, height } = grained(await rasteriseAt(svg, size, wide))
    return sharp(pixels, { raw: { width, height, channels: 3 } })
  })
}

/**
 * Writes a whole ladder below `root`.
 * @param opened the picture at a width, as often as it is asked for.
 */
export async function encodeLadder(
  picture: Laddered,
  root: string,
  opened: (width: number) => Promise<Sharp>,
): Promise<void> {
  for (const width of picture.ladder.widths) {
    const image = await opened(width)
    await put(path.join(root, fileOf(picture, width, 'avif')), await avif(image.clone()))
    if (!widthsOf(picture, 'jpg').includes(width)) continue
    await put(path.join(root, fileOf(picture, width, 'jpg')), await jpeg(image.clone()))
  }
}

async function put(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

function avif(image: Sharp): Promise<Buffer> {
  return image.avif({ quality: 58, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
}

function jpeg(image: Sharp): Promise<Buffer> {
  return image.jpeg({ quality: 72, mozjpeg: true }).toBuffer()
}
