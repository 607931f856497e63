import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import { contentFiles, contentFolders, groupFolders, schemaFolder } from '../files.ts'
import { fileFault } from './file-fault.ts'
import { nearest } from './nearest.ts'

/** The names in a folder that are content's, in order. */
export function jsonNames(entries: readonly Dirent[]): string[] {
  return entries
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .toSorted()
}

/**
 * Files and folders beside the tables', most often one whose name has a slip in it: what staff put
 * there would never show.
 */
export function strays(directory: string, entries: readonly Dirent[]): Fault[] {
  return [...strayFiles(directory, jsonNames(entries)), ...strayFolders(directory, entries)]
}

/** The same for the JSON files of one folder; names are paths inside the content folder. */
export function strayFiles(directory: string, names: readonly string[]): Fault[] {
  const known = Object.values(contentFiles).map(({ file }) => file as string)
  return names
    .filter((name) => !known.includes(name))
    .map((name) =>
      stray(join(directory, name), 'file', {
        meant: nearest(name, known),
        otherwise: 'move it into the folder of its kind, such as courses, or remove it',
      }),
    )
}

function strayFolders(directory: string, entries: readonly Dirent[]): Fault[] {
  const known = [
    ...Object.values(contentFolders).map(({ folder }) => folder as string),
    ...groupFolders,
  ]
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]|\.json$/.test(entry.name))
    .filter(({ name }) => !known.includes(name) && name !== schemaFolder)
    .map(({ name }) =>
      stray(join(directory, name), 'folder', {
        meant: nearest(name, known),
        otherwise: `use one of: ${known.join(', ')}`,
      }),
    )
}

function stray(
  path: string,
  what: 'file' | 'folder',
  { meant, otherwise }: { readonly meant: string | null; readonly otherwise: string },
): Fault {
  const remedy = meant ? `did you mean "${meant}"?` : otherwise
  return fileFault(path, `the site reads no ${what} of this name`, remedy)
}
