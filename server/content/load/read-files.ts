import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Fault } from '../fault.ts'
import { contentFiles, contentFolders } from '../files.ts'
import { faultAtOffset } from './document.ts'
import { nearest } from './nearest.ts'

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
  const folders = Object.values(contentFolders).map(({ folder }) => join(directory, folder))
  return [directory, ...folders, dirname(pictures)]
}

/** A path as people would type it: from where the process runs, if it is below. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

/** A fault of a file as a whole. */
function fileFault(path: string, message: string, remedy: string): Fault {
  return faultAtOffset({ file: shownPath(path), text: '' }, 0, message, remedy)
}

function listFiles(directory: string, faults: Fault[]): string[] {
  const atTop = jsonNames(directory)
  if (!atTop) {
    faults.push(
      fileFault(directory, 'this folder cannot be read', 'put it back, or set CONTENT_DIR to it'),
    )
    return []
  }
  faults.push(...strayFaults(directory, atTop))
  const inFolders = Object.values(contentFolders).flatMap(({ folder }) => {
    const names = jsonNames(join(directory, folder))
    if (names) return names.map((name) => `${folder}/${name}`)
    faults.push(fileFault(join(directory, folder), 'this folder cannot be read', 'put it back'))
    return []
  })
  return [...Object.values(contentFiles).map(({ file }) => file), ...inFolders]
}

/** Files beside the table's, most often a file whose name has a slip in it. */
function strayFaults(directory: string, names: readonly string[]): Fault[] {
  const known = Object.values(contentFiles).map(({ file }) => file as string)
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known)
      return fileFault(
        join(directory, name),
        'the site reads no file of this name',
        meant ? `did you mean "${meant}"?` : 'move it into courses or holidays, or remove it',
      )
    })
}

/** The JSON files of a folder in order, or null when it cannot be read. */
function jsonNames(folder: string): string[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .toSorted()
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

function versionOf(files: ReadonlyMap<string, Uint8Array>, pictures: Uint8Array | null): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  if (pictures) hash.update(pictures)
  return hash.digest('base64url').slice(0, 16)
}
