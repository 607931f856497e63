import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** The text of one file of the project, named from the project's folder. */
export function readProjectFile(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}

/** All files below these folders whose names end in one of the extensions, in order of path. */
export function sourceFiles(
  folders: readonly string[],
  extensions: readonly string[] = ['.ts', '.tsx'],
): SourceFile[] {
  return folders
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => extensions.some((extension) => path.endsWith(extension)))
    .toSorted()
    .map((path) => ({ path, text: readProjectFile(path) }))
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length))
    .map((path) => path.replaceAll('\\', '/'))
}
