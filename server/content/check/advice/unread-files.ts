import { readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { asWarning } from '../../fault.ts'
import type { Fault } from '../../fault.ts'
import { contentFolders, groupFolders } from '../../files.ts'
import { fileFault } from '../../load/file-fault.ts'

/** Warnings about what lies in the content folder and is read by nothing. */
export function unreadFiles(directory: string): Fault[] {
  const folders = [...Object.values(contentFolders).map(({ folder }) => folder), ...groupFolders]
  return [
    ...namesIn(directory).flatMap((entry) =>
      entry.isFile() && entry.name !== 'README.md' ? fileFaults(directory, entry.name) : [],
    ),
    ...folders.flatMap((folder) => {
      const inside = join(directory, folder)
      return namesIn(inside).flatMap((entry) =>
        entry.isDirectory() ? folderFaults(inside, entry.name) : fileFaults(inside, entry.name),
      )
    }),
  ]
}

function namesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  } catch {
    return []
  }
}

function fileFaults(folder: string, name: string): Fault[] {
  if (name.endsWith('.json')) return []
  const meant = name.replace(/\.json$|\.json[a-z~.\d_-]*$|\.jsonc?$/i, '.json')
  const remedy =
    /\.json$/i.test(name) && meant !== name
      ? `call it ${meant}`
      : 'remove it, or keep it outside the content folder'
  return [asWarning(fileFault(join(folder, name), 'nothing reads this file', remedy))]
}

function folderFaults(folder: string, name: string): Fault[] {
  if (name.endsWith('.json')) return []
  const remedy = 'move its files one folder up, or out of the content folder'
  return [asWarning(fileFault(join(folder, name), 'nothing reads this folder', remedy))]
}
