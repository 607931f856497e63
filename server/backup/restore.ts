import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inMemory, parseDatabaseUrl } from '#server/database/database-url.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { makePrivateFolder } from '#server/files/private.ts'
import { databaseFile } from './backup.ts'
import type { BackedUpFolder, BackedUpPlaces } from './backup.ts'
import { engineNames } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { openIn } from './open-backup.ts'
import type { OpenedBackup } from './open-backup.ts'
import { inScratchDatabase, putPostgres } from './postgres-copy.ts'
import { putSqlite, readSqlite } from './sqlite-copy.ts'
import { requireSame } from './table-states.ts'

export interface RestoreOptions {
  /** A folder for what is unpacked, which holds all of it for a while. */
  readonly workFolder: string
  /** Names of the migrations that this code knows. */
  readonly migrations: readonly string[]
}

/** What takes the place of what is there: all of it, the database, or the folders of content and pictures. */
export type RestoredPart = 'all' | 'database' | 'files'

interface Restored {
  readonly manifest: Manifest
  /** Where what was there before is kept now. */
  readonly kept: readonly string[]
}

/**
 * Puts the database, the content and the pictures of a backup in the place of those that are there, which are
 * kept beside them. Nothing is touched before the whole backup was compared, and a database is in its place
 * only with every row.
 * @param aside what the names of what was there end with.
 * @throws when a site is at work on the database, or when the backup is damaged, of another engine or of newer
 * code: with what to do.
 */
export async function restoreBackup(
  file: string,
  places: BackedUpPlaces,
  {
    part,
    aside,
    ...options
  }: RestoreOptions & { readonly part: RestoredPart; readonly aside: string },
): Promise<Restored> {
  return opened(file, options, async (backup) => {
    const kept: (string | null)[] = []
    if (part !== 'database')
      for (const { path } of Object.values(places.folders)) requireReplaceable(path)
    if (part !== 'files')
      kept.push(await restoreDatabase(backup, places.databaseUrl, aside, options))
    if (part !== 'database') {
      for (const [name, place] of Object.entries(places.folders)) {
        kept.push(await replaceFolder(join(backup.folder, name), name, place, aside))
      }
    }
    return { manifest: backup.manifest, kept: kept.filter((one) => one !== null) }
  })
}

/** What a rehearsal may do with the restored site while it is there. */
type Visit<T> = (restored: {
  readonly manifest: Manifest
  readonly databaseUrl: string
  readonly content: string
}) => Promise<T>

/**
 * Restores a backup where it disturbs nobody, compares every row with what was backed up, lets a visit see
 * it, and removes it again. PostgreSQL's goes into a database of its own on the server of `databaseUrl`.
 * @throws when the backup is damaged, of another engine or of newer code, or holds other rows than it should.
 */
export async function rehearseRestore<T>(
  file: string,
  databaseUrl: string,
  { scratch, ...options }: RestoreOptions & { readonly scratch: string },
  visit: Visit<T>,
): Promise<T> {
  return opened(file, options, async ({ folder, manifest }) => {
    requireFit(manifest, databaseUrl, options)
    const address = parseDatabaseUrl(databaseUrl)
    const dump = join(folder, databaseFile[manifest.engine])
    const content = join(folder, 'content')
    if (address.engine === 'sqlite') {
      requireSame(manifest, await readSqlite(dump, file))
      return visit({ manifest, databaseUrl: `file:${dump}`, content })
    }
    return inScratchDatabase(address.url, scratch, async (url) => {
      await putPostgres(dump, url, { made: manifest, aside: 'before' })
      return visit({ manifest, databaseUrl: url, content })
    })
  })
}

async function opened<T>(
  file: string,
  { workFolder }: RestoreOptions,
  work: (backup: OpenedBackup) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // What a restore that was ended from outside left behind goes first.
  const folder = join(workFolder, 'unpacked-backup')
  await rm(folder, { recursive: true, force: true })
  makePrivateFolder(folder)
  return openIn(file, folder, work)
}

async function restoreDatabase(
  { folder, manifest }: OpenedBackup,
  databaseUrl: string,
  aside: string,
  options: RestoreOptions,
): Promise<string | null> {
  requireFit(manifest, databaseUrl, options)
  const address = parseDatabaseUrl(databaseUrl)
  const copy = join(folder, databaseFile[manifest.engine])
  if (address.engine === 'postgres') {
    const schema = await putPostgres(copy, address.url, { made: manifest, aside })
    return schema && `the schema ${schema}`
  }
  const lock = await takeServerLock(databaseUrl)
  try {
    requireSame(manifest, await readSqlite(copy, 'the backup'))
    return putSqlite(copy, address.path, aside)
  } finally {
    lock.release()
  }
}

function requireFit(
  { engine, migrations }: Manifest,
  databaseUrl: string,
  { migrations: known }: RestoreOptions,
): void {
  const address = parseDatabaseUrl(databaseUrl)
  if (address.engine === 'sqlite' && address.path === inMemory) {
    throw new Error('DATABASE_URL is a database in memory, which ends with its process.')
  }
  if (address.engine !== engine) {
    throw new Error(
      `The backup is of ${engineNames[engine]}, and DATABASE_URL names ${engineNames[address.engine]}: a backup is restored on the engine that it was made of.`,
    )
  }
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new Error(
    `The backup is of newer code: this code does not know ${unknown.join(', ')}. Restore it with the code that made it.`,
  )
}

/** @throws when a folder cannot be moved aside, before anything was. */
function requireReplaceable(path: string): void {
  const above = dirname(path)
  const isMount = existsSync(path) && statSync(path).dev !== statSync(above).dev
  try {
    if (isMount) throw new Error('it is a mount of its own')
    accessSync(above, constants.W_OK)
  } catch (cause) {
    throw new Error(
      `${path} cannot be replaced: ${(cause as Error).message}. Nothing was restored. Restore --only=database, unpack the backup by tar -xzf elsewhere, and copy its folder there by hand.`,
      { cause },
    )
  }
}

/** Copied first, beside where it goes, so that the place is empty for a moment only. */
async function replaceFolder(
  from: string,
  name: string,
  { path: place, keptIn }: BackedUpFolder,
  aside: string,
): Promise<string | null> {
  const partial = `${place}.partial`
  const kept = existsSync(place) ? join(keptIn, `${name}.${aside}`) : null
  await rm(partial, { recursive: true, force: true })
  try {
    await cp(from, partial, { recursive: true })
    if (kept !== null) await rename(place, kept)
    await rename(partial, place)
    return kept
  } catch (cause) {
    if (kept !== null && !existsSync(place)) await rename(kept, place)
    await rm(partial, { recursive: true, force: true })
    throw new Error(
      `${place} could not be replaced, and is as it was: ${(cause as Error).message}. The database was restored before, if it was asked for. Mend that, then restore --only=files.`,
      { cause },
    )
  }
}
