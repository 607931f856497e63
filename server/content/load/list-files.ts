import { join } from 'node:path'
import { contentFiles, contentFolders, groupFolders, schemaFolder } from '../files.ts'
import type { Violation } from '../violation.ts'
import { fileViolation } from './document.ts'
import { explainFolderFault } from './explain-faults.ts'
import type { FileAccess, Found } from './file-access.ts'
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

/** What is in a folder of the content folder. */
async function entriesIn(
  access: FileAccess,
  directory: string,
  folder = '',
): Promise<Found<readonly Entry[]>> {
  const found = await access.list(join(directory, folder))
  if ('fault' in found) return found
  const entries = found.value.map((entry) => {
    const { name } = entry
    const kind = entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other'
    return { path: folder === '' ? name : `${folder}/${name}`, name, kind } as const
  })
  return { value: entries }
}

interface Listing {
  /** The paths of the content's files inside its folder, in an order of their own. */
  readonly paths: readonly string[]
  readonly violations: readonly Violation[]
  /** What lies in the content folder and is read by nothing: warnings. */
  readonly unread: readonly Violation[]
}

/** The files that the site reads, and what stands beside them as if it were one. */
export async function listFiles(access: FileAccess, directory: string): Promise<Listing> {
  const top = await entriesIn(access, directory)
  if ('fault' in top) {
    const violation = fileViolation(directory, ...explainFolderFault(top.fault, true))
    return { paths: [], violations: [violation], unread: [] }
  }
  const violations = strayFolders(directory, top.value)
  const inside = new Map<string, readonly Entry[]>()
  for (const folder of knownFolders) {
    const found = await entriesIn(access, directory, folder)
    if ('value' in found) inside.set(folder, found.value)
    else {
      const finding = explainFolderFault(found.fault, false)
      violations.push(fileViolation(join(directory, folder), ...finding))
    }
  }
  const pathsIn = (folder: string) => jsonPaths(inside.get(folder) ?? [])
  violations.push(
    ...strayFiles(directory, [...jsonPaths(top.value), ...groupFolders.flatMap(pathsIn)]),
  )
  return {
    paths: [...knownFiles, ...ofOneKind.flatMap(pathsIn)],
    violations,
    unread: unreadAmong(directory, top.value, [...inside.values()].flat()),
  }
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

function unreadAmong(
  directory: string,
  top: readonly Entry[],
  inside: readonly Entry[],
): readonly Violation[] {
  const besides = top.filter(({ name, kind }) => kind === 'file' && name !== 'README.md')
  return [...besides, ...inside]
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('.json'))
    .map(({ path, name, kind }) => {
      const place = join(directory, path)
      if (kind !== 'folder') return fileViolation(place, 'nothing reads this file', remedyFor(name))
      const remedy = 'move its files one folder up, or out of the content folder'
      return fileViolation(place, 'nothing reads this folder', remedy)
    })
}

function remedyFor(name: string): string {
  const meant = name.replace(/\.json[a-z~.\d_-]*$|\.jsonc?$/i, '.json')
  return /\.json$/i.test(name) && meant !== name
    ? `call it ${meant}`
    : 'remove it, or keep it outside the content folder'
}
