import { existsSync } from 'node:fs'
import path from 'node:path'
import { encode } from './encode.ts'
import { filesOf } from './ladder.ts'
import type { Picture } from './picture.ts'
import { hashOf, readRecord, writeRecord } from './record.ts'

/**
 * Draws pictures and encodes those that changed since the last time, or all of them, below
 * `publicFolder`. The record is kept after each, so that a run may be interrupted.
 */
export async function drawPictures(
  pictures: readonly Picture[],
  publicFolder: string,
  { all, say }: { readonly all: boolean; readonly say: (line: string) => void },
): Promise<void> {
  for (const picture of pictures) {
    const svg = picture.draw()
    const hash = hashOf(svg)
    const record = await readRecord()
    if (!all && record[picture.stem] === hash && isComplete(picture, publicFolder)) continue
    await encode(picture, svg, publicFolder)
    await writeRecord({ ...record, [picture.stem]: hash })
    say(`drew ${picture.stem}`)
  }
}

function isComplete(picture: Picture, publicFolder: string): boolean {
  return filesOf(picture).every((file) => existsSync(path.join(publicFolder, file)))
}
