import sharp from 'sharp'
import { drawFavicon } from './favicon.ts'

/** The icons that systems want as pixels, by their file below `public`. */
export const icons = [
  { file: 'images/brand/icon-180.png', size: 180, tile: 'full', inset: 0.08 },
  { file: 'images/brand/icon-192.png', size: 192, tile: 'round', inset: 0 },
  { file: 'images/brand/icon-maskable-192.png', size: 192, tile: 'full', inset: 0.15 },
  { file: 'images/brand/icon-maskable-512.png', size: 512, tile: 'full', inset: 0.15 },
] as const

/** One icon's PNG. */
export function encodeIcon({ size, tile, inset }: (typeof icons)[number]): Promise<Buffer> {
  return sharp(Buffer.from(drawFavicon(size, tile, inset)), { density: 72 })
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** `favicon.ico` for those who ask for nothing else: the tile at 32 and at 16 pixels. */
export async function encodeFaviconFile(): Promise<Buffer> {
  const sizes = [16, 32]
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(drawFavicon(64)), { density: (72 * size) / 64 })
        .png()
        .toBuffer(),
    ),
  )
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach((image, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  })
  return Buffer.concat([head, ...images])
}
