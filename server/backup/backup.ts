import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { cp, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { inMemory, parseDatabaseUrl } from '#server/database/database-url.ts'
import { makePrivateFile, makePrivateFolder, writePrivateFile } from '#server/files/private.ts'
import { hashesOf, pack } from './archive.ts'
import { manifestFile } from './manifest.ts'
import type { CopiedDatabase, Manifest } from './manifest.ts'
import { openIn } from './open-backup.ts'
import { copyPostgres } from './postgres-copy.ts'
import { copySqlite } from './sqlite-copy.ts'

/** What of a site is backed up, and where it is put back. */
export interface BackedUpPlaces {
  readonly databaseUrl: string
  /** By their names in the archive. */
  readonly folders: Readonly<Record<'content' | 'pictures' | 'picture-list', BackedUpFolder>>
}

export interface BackedUpFolder {
  readonly path: string
  /** Where the former one is kept when it is put back: on the same disk. */
  readonly keptIn: string
}

interface MadeBackup {
  readonly manifest: Manifest
  /** Of the file. */
  readonly bytes: number
}

/** The name of the database's copy in an archive. */
export const databaseFile = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

/**
 * Writes the database, the content and the pictures into one new file, which its owner alone may read. The
 * site may be at work meanwhile. The file gets its name when it was unpacked again and compared: one of
 * that name is a whole backup.
 * @param now milliseconds since 1970, UTC.
 * @throws when there is nothing to back up, when `target` exists, or when anything cannot be read or written.
 */
export async function makeBackup(
  places: BackedUpPlaces,
  target: string,
  now: number,
): Promise<MadeBackup> {
  if (existsSync(target)) {
    throw new Error(
      `${target} exists already and is left as it is. Name a file that does not exist yet.`,
    )
  }
  const work = `${target}.partial`
  await rm(work, { recursive: true, force: true })
  makePrivateFolder(work)
  try {
    const made = new Date(now).toISOString()
    const manifest = await gather(places, join(work, 'gathered'), made)
    const archive = join(work, basename(target))
    makePrivateFile(archive)
    await pack(join(work, 'gathered'), archive)
    await rm(join(work, 'gathered'), { recursive: true })
    await openIn(archive, join(work, 'again'), async () => undefined)
    await rename(archive, target)
    await flushFolder(dirname(target))
    return { manifest, bytes: (await stat(target)).size }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function gather(
  { databaseUrl, folders }: BackedUpPlaces,
  folder: string,
  made: string,
): Promise<Manifest> {
  await mkdir(folder)
  const copied = await copyDatabase(databaseUrl, folder)
  for (const [name, { path }] of Object.entries(folders)) {
    // What a link leads to is not there where the backup is unpacked.
    const how = { recursive: true, dereference: true, filter: leadsOn }
    await cp(path, join(folder, name), how)
  }
  const manifest = { format: 1, made, ...copied, files: await hashesOf(folder) } as const
  writePrivateFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Not so a link to nothing, such as editors leave while they have a file open, or back to a folder above. */
function leadsOn(path: string): boolean {
  if (!existsSync(path)) return !isLink(path)
  const inside = `${realpathSync(dirname(path))}${sep}`
  return !inside.startsWith(`${realpathSync(path)}${sep}`)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function copyDatabase(url: string, folder: string): Promise<CopiedDatabase> {
  const address = parseDatabaseUrl(url)
  const target = join(folder, databaseFile[address.engine])
  if (address.engine === 'postgres') return copyPostgres(address.url, target)
  if (address.path === inMemory) {
    throw new Error('A database in memory ends with its process; there is nothing to back up.')
  }
  return copySqlite(address.path, target)
}

async function flushFolder(path: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync()
  await folder.close()
}
