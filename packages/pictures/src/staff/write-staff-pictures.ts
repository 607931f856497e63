import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { encodeLadder } from '../output/encode.ts'
import { filesOf, pathOf } from '../output/ladder.ts'
import { writeManifest } from '../output/manifest.ts'
import { readRecord, writeRecord } from '../output/record.ts'
import { findSources, nameOf } from './find-sources.ts'
import type { PictureFault } from './picture-fault.ts'
import { readSource } from './read-source.ts'
import type { StaffPicture } from './read-source.ts'

/** Where staff's pictures come from and where they go. */
export interface StaffPlaces {
  /** The folder that staff put files into. */
  readonly sources: string
  readonly publicFolder: string
  readonly manifest: URL
  readonly record: URL
}

/**
 * Encodes the pictures that staff put into a folder, those that changed, below
 * `/images/staff`, and brings the manifest up to date. A picture whose file is gone goes too; one
 * whose new file has a fault stays as it was, and all others are written.
 * @returns what was done, a line each, and the files that could not be used.
 */
export async function writeStaffPictures(
  places: StaffPlaces,
): Promise<{ done: string[]; faults: PictureFault[] }> {
  const { sources, faults } = await findSources(places.sources)
  const pictures: StaffPicture[] = []
  for (const source of sources) {
    const read = await readSource(source)
    if ('found' in read) faults.push(read)
    else pictures.push(read)
  }
  const done = await encodeChanged(pictures, places)
  const faulty = new Set(faults.map(({ file }) => `staff/${nameOf(file)}`))
  const isReplaced = (file: string) => file.startsWith('/images/staff/') && !isOf(faulty, file)
  await writeManifest(places.manifest, isReplaced, pictures)
  done.push(...(await removeOrphans(pictures, isReplaced, places.publicFolder)))
  return { done, faults }
}

async function encodeChanged(
  pictures: readonly StaffPicture[],
  { publicFolder, record: file }: StaffPlaces,
): Promise<string[]> {
  const done: string[] = []
  for (const picture of pictures) {
    const record = await readRecord(file)
    const isThere = filesOf(picture).every((each) => existsSync(path.join(publicFolder, each)))
    if (record[picture.stem] === picture.hash && isThere) continue
    await encodeLadder(picture, publicFolder, picture.opened)
    await writeRecord({ ...record, [picture.stem]: picture.hash }, file)
    done.push(`encoded a picture of yours; name it ${pathOf(picture)}`)
  }
  return done
}

async function removeOrphans(
  pictures: readonly StaffPicture[],
  isReplaced: (file: string) => boolean,
  publicFolder: string,
): Promise<string[]> {
  const wanted = new Set(pictures.flatMap(filesOf))
  const names = await readdir(path.join(publicFolder, 'images/staff')).catch(() => [])
  const orphans = names
    .map((name) => `/images/staff/${name}`)
    .filter((file) => isReplaced(file) && !wanted.has(file))
  for (const file of orphans) await rm(path.join(publicFolder, file))
  return orphans.map((file) => `removed ${file}, whose picture is gone`)
}

/** Whether a file is one of the ladder of one of these stems. */
function isOf(stems: ReadonlySet<string>, file: string): boolean {
  return stems.has(file.replace(/^\/images\//, '').replace(/-\d+\.\w+$/, ''))
}
