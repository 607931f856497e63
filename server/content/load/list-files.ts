import { join } from 'node:path'
import { contentFiles, contentFolders, groupFolders, schemaFolder } from '../files.ts'
import type { Violation } from '../violation.ts'
import { fileViolation } from './document.ts'
import { explainFolderFault } from './explain-faults.ts'
import type { FileAccess, Found } from './file-access.ts'
import { isJson, straysAmong } from './strays.ts'
import type { Entry, KnownNames } from './strays.ts'

const ofOneKind = Object.values(contentFolders).map(({ folder }) => folder as string)

/** The folders inside the content folder that the site reads. */
export const knownFolders: readonly string[] = [...ofOneKind, ...groupFolders]

const knownFiles = Object.values(contentFiles).map(({ file }) => file as string)

const known: KnownNames = {
  files: knownFiles,
  folders: knownFolders,
  ofOneKind,
  schema: schemaFolder,
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
  const violations: Violation[] = []
  const folders = new Map([['', top.value]])
  for (const folder of knownFolders) {
    const found = await entriesIn(access, directory, folder)
    if ('value' in found) folders.set(folder, found.value)
    else {
      const finding = explainFolderFault(found.fault, false)
      violations.push(fileViolation(join(directory, folder), ...finding))
    }
  }
  const { errors, warnings, copies } = straysAmong(directory, folders, known)
  const pathsIn = (folder: string) => jsonPaths(folders.get(folder) ?? [])
  return {
    paths: [...knownFiles, ...ofOneKind.flatMap(pathsIn).filter((path) => !copies.has(path))],
    violations: [...violations, ...errors],
    unread: warnings,
  }
}

function jsonPaths(entries: readonly Entry[]): readonly string[] {
  return entries
    .filter(({ name }) => isJson(name))
    .map(({ path }) => path)
    .toSorted()
}
