import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Entry } from '../../output/manifest.ts'
import { isKnown, readHashes, writeHashes } from '../hashes.ts'
import { drawShare } from './draw-share.ts'
import { sharePath, shares } from './shares.ts'
import type { ShareKind } from './shares.ts'

/** What was encoded last: each kind of page and the hash of its SVG. */
export const shareRecord = new URL('./drawn.json', import.meta.url)

/**
 * Draws the picture of every kind of page and writes those that changed as JPEG below
 * `publicFolder`.
 * @returns the files that were written, from the root of the site.
 */
export async function writeShares(publicFolder: string, brand: string): Promise<string[]> {
  const hashes = await readHashes(shareRecord)
  const written: string[] = []
  for (const kind of Object.keys(shares) as ShareKind[]) {
    const { scene, line } = shares[kind]
    const file = path.join(publicFolder, sharePath(kind))
    const svg = drawShare(scene, brand, line)
    if (isKnown(hashes, kind, svg) && existsSync(file)) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await encodeShare(svg))
    written.push(sharePath(kind))
  }
  await writeHashes(shareRecord, hashes)
  return written
}

/** What the manifest says of these pictures, so that content can name them. */
export function shareEntries(): Readonly<Record<string, Entry>> {
  const entry = { width: 1200, height: 630, tint: 'tint-paper', sources: [] }
  return Object.fromEntries(
    (Object.keys(shares) as ShareKind[]).map((kind) => [sharePath(kind), entry]),
  )
}

/** Those who show links read JPEG and PNG only. */
function encodeShare(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 })
    .flatten({ background: '#10304d' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
