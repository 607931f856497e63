import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Violation } from '../violation.ts'
import { fileViolation, displayPath } from './document.ts'
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
}

/** Reads every content file. What cannot be read is a violation, never an exception. */
export function readFiles({ directory, pictures = ownPictures }: ContentPlaces): ContentBytes {
  const { paths, violations: strays } = listFiles(directory)
  const violations = [...strays]
  const files = new Map<string, Uint8Array>()
  for (const path of paths) {
    const bytes = readBytes(join(directory, path), violations)
    if (bytes) files.set(path, bytes)
  }
  const manifest = readBytes(pictures, violations)
  return { files, pictures: manifest, version: versionOf(files, manifest), violations }
}

/** Sizes and times of every file: differs once one of them is written, added or removed. */
export function fingerprint({ directory, pictures = ownPictures }: ContentPlaces): string {
  const { paths, violations } = listFiles(directory)
  const stamps = [...paths.map((path) => join(directory, path)), pictures].map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats ? `${path} ${stats.size} ${stats.mtimeMs}` : path
  })
  return [...stamps, ...violations.map(({ file }) => file)].join('\n')
}

/** The folders in which a change may be a change of content. */
export function watchedFolders({ directory, pictures = ownPictures }: ContentPlaces): string[] {
  return [directory, ...knownFolders.map((folder) => join(directory, folder)), dirname(pictures)]
}

function readBytes(path: string, violations: Violation[]): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    violations.push(
      isMissing
        ? fileViolation(path, 'this file is missing', 'put it back')
        : fileViolation(
            path,
            'this file cannot be read',
            'check that it is a file and may be read',
          ),
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
