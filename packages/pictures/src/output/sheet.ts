import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from './picture.ts'
import { rasteriseAt } from './rasterise.ts'

const columns = 4
const perSheet = 16
const cell = { width: 400, height: 300, gap: 12 } as const

/** Writes contact sheets at card size into a folder; gives back their files. */
export async function writeSheets(pictures: readonly Picture[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (let start = 0; start < pictures.length; start += perSheet) {
    const file = path.join(folder, `sheet-${files.length + 1}.png`)
    await writeSheet(pictures.slice(start, start + perSheet), file)
    files.push(file)
  }
  return files
}

async function writeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await thumbnail(picture),
      left: (index % columns) * (cell.width + cell.gap) + cell.gap,
      top: Math.floor(index / columns) * (cell.height + cell.gap) + cell.gap,
    })),
  )
  const rows = Math.ceil(pictures.length / columns)
  const width = columns * (cell.width + cell.gap) + cell.gap
  const height = rows * (cell.height + cell.gap) + cell.gap
  const paper = sharp({ create: { width, height, channels: 3, background: '#fbf7ef' } })
  await paper.composite(tiles).png().toFile(file)
}

async function thumbnail(picture: Picture): Promise<Buffer> {
  const { pixels, width, height } = await rasteriseAt(
    picture.draw(),
    [picture.width, picture.height],
    800,
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(cell.width, cell.height, { fit: 'contain', background: '#fbf7ef' })
    .png()
    .toBuffer()
}
