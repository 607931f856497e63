import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFault } from './picture-fault.ts'

/** A file that staff put into the folder, and what its picture is called. */
export interface Source {
  readonly file: string
  /** Small letters, digits and hyphens: the file's name as it may stand in an address. */
  readonly name: string
}

const types = ['jpg', 'jpeg', 'png', 'webp', 'avif']
const ours = ['pictures.json']

/** What staff put into a folder, in the order of the names, and what there is no use for. */
export async function findSources(
  folder: string,
): Promise<{ sources: Source[]; faults: PictureFault[] }> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sources: Source[] = []
  const faults: PictureFault[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || ours.includes(entry.name)) continue
    const file = path.join(folder, entry.name)
    const fault = entry.isDirectory() ? folderFault(file) : faultOfName(file)
    if (fault) faults.push(fault)
    else sources.push({ file, name: nameOf(file) })
  }
  const twice = sources.filter(({ name }) => count(sources, name) > 1)
  faults.push(...twice.map((source) => faultOfTwins(source, twice)))
  return { sources: sources.filter((source) => !twice.includes(source)), faults }
}

/** What the picture of a file is called; empty where nothing of its name may stand there. */
export function nameOf(file: string): string {
  const bare = path.basename(file, path.extname(file)).normalize('NFKD').replace(/\p{M}/gu, '')
  return bare
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function folderFault(file: string): PictureFault {
  return { file, found: 'a folder', expected: 'pictures', cure: 'move its pictures out of it' }
}

function faultOfName(file: string): PictureFault | null {
  const type = path.extname(file).slice(1).toLowerCase()
  if (!types.includes(type)) {
    const found = type ? `a .${type} file` : 'a file without a type'
    const cure = 'save it as one of these with a picture program, or remove it'
    return { file, found, expected: 'jpg, png, webp or avif', cure }
  }
  if (nameOf(file)) return null
  const expected = 'some of the letters a to z or digits'
  return { file, found: 'a name that no address can hold', expected, cure: 'rename it' }
}

function faultOfTwins({ file, name }: Source, twins: readonly Source[]): PictureFault {
  const other = twins.find((twin) => twin.name === name && twin.file !== file)?.file ?? ''
  const found = `a second file for the picture “${name}”, beside ${path.basename(other)}`
  return { file, found, expected: 'one file a picture', cure: 'rename or remove one of them' }
}

function count(sources: readonly Source[], name: string): number {
  return sources.filter((source) => source.name === name).length
}
