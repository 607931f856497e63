import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles, contentFolders, groupFolders, schemaFolder } from '../files.ts'
import type { Violation } from '../violation.ts'
import { fileViolation } from './document.ts'
import { suggestion } from './nearest.ts'

const ofOneKind = Object.values(contentFolders).map(({ folder }) => folder as string)

/** The folders inside the content folder that the site reads. */
export const knownFolders: readonly string[] = [...ofOneKind, ...groupFolders]

const knownFiles = Object.values(contentFiles).map(({ file }) => file as string)

interface Entry {
  /** Inside the content folder, with slashes. */
  readonly path: string
  readonly name: string
  readonly kind: 'file' | 'folder' | 'other'
}

/** What is in a folder of the content folder, or null when it cannot be read. */
function entriesIn(directory: string, folder = ''): readonly Entry[] | null {
  try {
    return readdirSync(join(directory, folder), { withFileTypes: true }).map((entry) => {
      const { name } = entry
      const kind = entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other'
      return { path: folder === '' ? name : `${folder}/${name}`, name, kind }
    })
  } catch {
    return null
  }
}

interface Listing {
  /** The paths of the content's files inside its folder, in an order of their own. */
  readonly paths: readonly string[]
  readonly violations: readonly Violation[]
}

/** The files that the site reads, and what stands beside them as if it were one. */
export function listFiles(directory: string): Listing {
  const top = entriesIn(directory)
  if (!top) {
    const remedy = 'put it back, or set CONTENT_DIR to it'
    const violation = fileViolation(directory, 'this folder cannot be read', remedy)
    return { paths: [], violations: [violation] }
  }
  const violations = strayFolders(directory, top)
  const inside = (folder: string): readonly string[] => {
    const entries = entriesIn(directory, folder)
    if (entries) return jsonPaths(entries)
    const path = join(directory, folder)
    violations.push(fileViolation(path, 'this folder cannot be read', 'put it back'))
    return []
  }
  const single = [...jsonPaths(top), ...groupFolders.flatMap(inside)]
  violations.push(...strayFiles(directory, single))
  return { paths: [...knownFiles, ...ofOneKind.flatMap(inside)], violations }
}

function jsonPaths(entries: readonly Entry[]): readonly string[] {
  return entries
    .filter(({ name }) => name.endsWith('.json') && !name.startsWith('.'))
    .map(({ path }) => path)
    .toSorted()
}

/** Files beside the table's, most often with a slip in the name: what is in them would never show. */
function strayFiles(directory: string, paths: readonly string[]): Violation[] {
  return paths
    .filter((path) => !knownFiles.includes(path))
    .map((path) => {
      const otherwise = 'move it into the folder of its kind, such as courses, or remove it'
      const remedy = suggestion(path, knownFiles, otherwise)
      return fileViolation(join(directory, path), 'the site reads no file of this name', remedy)
    })
}

function strayFolders(directory: string, entries: readonly Entry[]): Violation[] {
  return entries
    .filter(({ name, kind }) => kind === 'folder' && !/^[._]|\.json$/.test(name))
    .filter(({ name }) => !knownFolders.includes(name) && name !== schemaFolder)
    .map(({ name }) => {
      const remedy = suggestion(name, knownFolders, `use one of: ${knownFolders.join(', ')}`)
      return fileViolation(join(directory, name), 'the site reads no folder of this name', remedy)
    })
}

/** What lies in the content folder and is read by nothing: warnings. */
export function* unreadFiles(directory: string): Iterable<Violation> {
  const top = (entriesIn(directory) ?? []).filter(
    ({ name, kind }) => kind === 'file' && name !== 'README.md',
  )
  const inside = knownFolders.flatMap((folder) => entriesIn(directory, folder) ?? [])
  for (const { path, name, kind } of [...top, ...inside]) {
    if (name.startsWith('.') || name.endsWith('.json')) continue
    const place = join(directory, path)
    if (kind === 'folder') {
      const remedy = 'move its files one folder up, or out of the content folder'
      yield fileViolation(place, 'nothing reads this folder', remedy)
    } else {
      yield fileViolation(place, 'nothing reads this file', remedyFor(name))
    }
  }
}

function remedyFor(name: string): string {
  const meant = name.replace(/\.json[a-z~.\d_-]*$|\.jsonc?$/i, '.json')
  return /\.json$/i.test(name) && meant !== name
    ? `call it ${meant}`
    : 'remove it, or keep it outside the content folder'
}
