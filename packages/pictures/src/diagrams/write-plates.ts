import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { isKnown, readHashes, writeHashes } from '../brand/hashes.ts'
import { Drawing } from '../kit/drawing.ts'
import type { Entry } from '../output/manifest.ts'
import { rasterise } from '../output/rasterise.ts'
import { tintOf } from '../output/tint.ts'
import { formats } from '../scenes/scene.ts'
import type { Format, Plate } from '../scenes/scene.ts'

/** What was encoded last: each plate's name and the hash of its SVG. */
export const plateRecord = new URL('./drawn.json', import.meta.url)

/** A plate's SVG in the one format it is wanted in. */
export function drawPlate(plate: Plate): string {
  const [width, height] = formats[formatOf(plate)]
  const drawing = new Drawing(width, height)
  plate.paint(drawing, plate.name)
  return drawing.toString()
}

/** The path that content names a plate by. */
export function platePath(plate: Plate): string {
  return fileOf(plate, widthsOf(plate)[1], 'jpg')
}

/** What pages need to know of a plate. */
export function plateEntry(plate: Plate): Entry {
  const [width, height] = formats[formatOf(plate)]
  const [small, large] = widthsOf(plate)
  const avif = [small, large].map((each) => `${fileOf(plate, each, 'avif')} ${each}w`).join(', ')
  return { width, height, tint: tintOf(plate), sources: [{ type: 'image/avif', srcSet: avif }] }
}

/**
 * Encodes the plates that changed since the last time, in AVIF in two widths and in JPEG in the
 * larger one, and keeps the record.
 * @returns the names of those that were encoded.
 */
export async function writePlates(
  plates: readonly Plate[],
  publicFolder: string,
): Promise<string[]> {
  const hashes = await readHashes(plateRecord)
  const encoded: string[] = []
  for (const plate of plates) {
    const svg = drawPlate(plate)
    const isThere = existsSync(path.join(publicFolder, platePath(plate)))
    if (isKnown(hashes, plate.name, svg) && isThere) continue
    await encodePlate(plate, svg, publicFolder)
    encoded.push(plate.name)
  }
  await writeHashes(plateRecord, hashes)
  return encoded
}

async function encodePlate(plate: Plate, svg: string, publicFolder: string): Promise<void> {
  const [small, large] = widthsOf(plate)
  await mkdir(path.join(publicFolder, 'images/figures'), { recursive: true })
  for (const width of [small, large]) {
    const image = await opened(svg, formatOf(plate), width)
    const avif = image.clone().avif({ quality: 56, effort: 4, chromaSubsampling: '4:2:0' })
    await avif.toFile(path.join(publicFolder, fileOf(plate, width, 'avif')))
    if (width === small) continue
    const jpeg = image.clone().jpeg({ quality: 64, mozjpeg: true })
    await jpeg.toFile(path.join(publicFolder, fileOf(plate, width, 'jpg')))
  }
}

async function opened(svg: string, format: Format, width: number) {
  const raster = await rasterise(svg, format, width)
  const raw = { width: raster.width, height: raster.height, channels: 3 } as const
  return sharp(raster.pixels, { raw })
}

function fileOf({ name }: Plate, width: number, type: 'avif' | 'jpg'): string {
  return `/images/figures/${name}-${width}.${type}`
}

function formatOf({ formats: wanted }: Plate): Format {
  return wanted?.[0] ?? 'card'
}

function widthsOf(plate: Plate): readonly [small: number, large: number] {
  return formatOf(plate) === 'tall' ? [414, 828] : [400, 800]
}
