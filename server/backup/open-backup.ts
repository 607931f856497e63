import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { privateModes } from '#server/files/private.ts'
import { hashesOf, unpack } from './archive.ts'
import { manifestFile, manifestSchema } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export interface OpenedBackup {
  readonly manifest: Manifest
  /** Where its files are while the work is done. */
  readonly folder: string
}

/**
 * Unpacks a backup into a new folder for one piece of work, once every byte was compared with what the backup
 * says of itself.
 * @throws when the file is no backup, or is not whole: with what is wrong.
 */
export async function openIn<T>(
  file: string,
  folder: string,
  work: (opened: OpenedBackup) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: privateModes.folder })
  try {
    await unpack(file, folder).catch((cause: unknown) => {
      throw new Error(`${file} cannot be unpacked: ${(cause as Error).message}. ${remedy}`, {
        cause,
      })
    })
    return await work({ folder, manifest: await readManifest(file, folder) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) {
    throw new Error(`${file} is no backup of this site: it has no ${manifestFile}.`)
  }
  const read = manifestSchema.safeParse(parsed(text))
  if (!read.success) {
    throw new Error(
      `${manifestFile} in ${file} cannot be read by this code, which made the backup in another form, or it is damaged.`,
    )
  }
  const { [manifestFile]: _, ...found } = await hashesOf(folder)
  const expected = read.data.files
  const wrong = Object.keys({ ...expected, ...found }).filter(
    (path) => expected[path] !== found[path],
  )
  if (wrong.length > 0) {
    throw new Error(`${file} is damaged, in ${wrong.slice(0, 5).join(', ')}. ${remedy}`)
  }
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const remedy = 'Use another backup, and look at the disk that this one lay on.'
