import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fault } from '../fault.ts'
import { contentFiles, contentFolders, groupFolders } from '../files.ts'
import { fileFault } from './file-fault.ts'
import { jsonNames, strayFiles, strays } from './strays.ts'

/** Where content is read from. */
export interface ContentPlaces {
  /** The folder of staff's JSON. */
  readonly directory: string
  /** The generated list of the pictures that content may name. */
  readonly pictures: string
}

/** The list of pictures is the project's own, wherever staff keep their JSON. */
export function contentPlaces(
  directory: string,
  pictures = 'resources/images/pictures.json',
): ContentPlaces {
  return { directory, pictures }
}

/** The bytes of the content, before anything is known about them. */
export interface ContentBytes {
  /** By their path inside the content folder, such as `courses/rya-first-aid.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly pictures: Uint8Array | null
  /** The same for the same bytes under the same names, wherever they are. */
  readonly version: string
  readonly faults: readonly Fault[]
}

/** Reads every content file. What cannot be read is a fault, never an exception. */
export function readFiles({ directory, pictures }: ContentPlaces): ContentBytes {
  const faults: Fault[] = []
  const files = new Map<string, Uint8Array>()
  for (const name of listFiles(directory, faults)) {
    const bytes = readBytes(join(directory, name), faults)
    if (bytes) files.set(name, bytes)
  }
  const manifest = readBytes(pictures, faults)
  return { files, pictures: manifest, version: versionOf(files, manifest), faults }
}

/** Sizes and times of every file: differs once one of them is written, added or removed. */
export function fingerprint({ directory, pictures }: ContentPlaces): string {
  const strays: Fault[] = []
  const paths = listFiles(directory, strays).map((name) => join(directory, name))
  const stamps = [...paths, pictures].map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${path} ${stats.size} ${stats.mtimeMs}` : path
  })
  return [...stamps, ...strays.map(({ file }) => file)].join('\n')
}

/** The folders in which a change may be a change of content. */
export function watchedFolders({ directory, pictures }: ContentPlaces): string[] {
  const folders = [...Object.values(contentFolders).map(({ folder }) => folder), ...groupFolders]
  return [directory, ...folders.map((folder) => join(directory, folder)), dirname(pictures)]
}

function listFiles(directory: string, faults: Fault[]): string[] {
  const atTop = entriesOf(directory)
  if (!atTop) {
    faults.push(
      fileFault(directory, 'this folder cannot be read', 'put it back, or set CONTENT_DIR to it'),
    )
    return []
  }
  faults.push(...strays(directory, atTop))
  const inside = (folder: string) => namesInside(directory, folder, faults)
  faults.push(...strayFiles(directory, groupFolders.flatMap(inside)))
  const inFolders = Object.values(contentFolders).flatMap(({ folder }) => inside(folder))
  return [...Object.values(contentFiles).map(({ file }) => file), ...inFolders]
}

function namesInside(directory: string, folder: string, faults: Fault[]): string[] {
  const entries = entriesOf(join(directory, folder))
  if (entries) return jsonNames(entries).map((name) => `${folder}/${name}`)
  faults.push(fileFault(join(directory, folder), 'this folder cannot be read', 'put it back'))
  return []
}

/** What is in a folder, or null when it cannot be read. */
function entriesOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return null
  }
}

function readBytes(path: string, faults: Fault[]): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    faults.push(
      isMissing
        ? fileFault(path, 'this file is missing', 'put it back')
        : fileFault(path, 'this file cannot be read', 'check that it is a file and may be read'),
    )
    return null
  }
}

/** A digest of the bytes and their names. */
export function versionOf(
  files: ReadonlyMap<string, Uint8Array>,
  pictures: Uint8Array | null,
): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  if (pictures) hash.update(pictures)
  return hash.digest('base64url').slice(0, 16)
}
