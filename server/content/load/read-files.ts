import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Violation } from '../violation.ts'
import { displayPath, fileViolation } from './document.ts'
import { explainFileFault } from './explain-faults.ts'
import { createFileAccess } from './file-access.ts'
import type { FileAccess, Found } from './file-access.ts'
import { knownFolders, listFiles } from './list-files.ts'

/** Where content is read from. */
export interface ContentPlaces {
  readonly directory: string
  /** The generated list of the pictures that content may name: the project's own by default. */
  readonly pictures?: string | undefined
}

/** The list of pictures is the project's own, wherever staff keep their JSON. */
export const ownPictures = 'resources/images/pictures.json'

/** The bytes of the content, before anything is known about them. */
export interface ContentBytes {
  /** By their path inside the content folder, such as `courses/rya-first-aid.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly pictures: Uint8Array | null
  /** The same for the same bytes under the same names, wherever they are. */
  readonly version: string
  readonly violations: readonly Violation[]
  /** What lies beside the files and is read by nothing: warnings. */
  readonly unread: readonly Violation[]
}

/** Reads every content file. What cannot be read is a violation, never an exception. */
export async function readFiles(
  { directory, pictures = ownPictures }: ContentPlaces,
  access: FileAccess = createFileAccess(),
): Promise<ContentBytes> {
  const { paths, violations: strays, unread } = await listFiles(access, directory)
  const violations = [...strays]
  const read = async (path: string): Promise<Uint8Array | null> => {
    // What does not answer is told already, and nothing else can be asked.
    if (access.isStuck()) return null
    const found = await access.read(path)
    if ('value' in found) return found.value
    violations.push(fileViolation(path, ...explainFileFault(found.fault)))
    return null
  }
  const files = new Map<string, Uint8Array>()
  for (const path of paths) {
    const bytes = await read(join(directory, path))
    if (bytes) files.set(path, bytes)
  }
  const manifest = await read(pictures)
  return { files, pictures: manifest, version: versionOf(files, manifest), violations, unread }
}

/** Bytes, and what the files were when they had them. */
interface SteadyBytes extends ContentBytes, Pick<Comparison, 'stamp'> {}

const mostReadings = 3

/**
 * Reads every content file as all of them were at one moment: again, if one changed meanwhile. Of files
 * that change without end it is the third reading that counts.
 */
export async function readSteadily(
  places: ContentPlaces,
  access: FileAccess,
): Promise<SteadyBytes> {
  let { stamp } = await compareFiles(places, access)
  for (let readings = 1; ; readings += 1) {
    const bytes = await readFiles(places, access)
    const after = await compareFiles(places, access)
    if (after.stamp === stamp || readings === mostReadings) return { ...bytes, stamp: after.stamp }
    stamp = after.stamp
  }
}

/** What the content's files are, as far as can be told without reading one. */
export interface Comparison {
  /** Differs once something is written, added, removed, replaced, closed or opened to the process. */
  readonly stamp: string
  /** Every folder that answers, and which one it is: another may take its name. */
  readonly folders: ReadonlyMap<string, string>
}

export async function compareFiles(
  { directory, pictures = ownPictures }: ContentPlaces,
  access: FileAccess,
): Promise<Comparison> {
  const { paths, violations } = await listFiles(access, directory)
  const stamps = violations.map(({ file, message }) => `${file} ${message}`)
  const files = [...paths.map((name) => join(directory, name)), pictures]
  const folders = watchedFolders(directory, pictures)
  const found = await access.stats([...files, ...folders])
  const identities = new Map<string, string>()
  for (const [at, one] of found.entries()) {
    if (at < files.length) stamps.push(`${files[at]} ${stampOf(one)}`)
    else if ('value' in one)
      identities.set(String(folders[at - files.length]), identityOf(one.value))
  }
  return { stamp: stamps.join('\n'), folders: identities }
}

// The time of the last change of a file's modes and links is the disk's own: nobody can set it back.
function stampOf(found: Found<Stats>): string {
  if ('fault' in found) return found.fault
  const { dev, ino, size, mtimeMs, ctimeMs } = found.value
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ')
}

// A number that a folder leaves behind is given to the next one.
function identityOf({ dev, ino, birthtimeMs }: Stats): string {
  return [dev, ino, birthtimeMs].join(' ')
}

/** The folders in which a change may be a change of content. */
function watchedFolders(directory: string, pictures: string): string[] {
  return [directory, ...knownFolders.map((folder) => join(directory, folder)), dirname(pictures)]
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

/**
 * The text of every file that a violation is in, by the name that the violation calls it: what a
 * code frame is cut from. A file that was not read, or a folder, has none.
 */
export function textsOf(
  { directory, pictures = ownPictures }: ContentPlaces,
  bytes: ContentBytes,
  violations: readonly Violation[],
): ReadonlyMap<string, string> {
  const named = new Set(violations.map(({ file }) => file))
  const texts = new Map<string, string>()
  if (named.size === 0) return texts

  const decoder = new TextDecoder()
  const keep = (path: string, found: Uint8Array) => {
    const file = displayPath(path)
    if (named.has(file)) texts.set(file, decoder.decode(found))
  }
  for (const [name, found] of bytes.files) keep(join(directory, name), found)
  if (bytes.pictures) keep(pictures, bytes.pictures)
  return texts
}
