import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { makePrivateFile, writePrivateFile } from '#server/files/private.ts'
import { inMemory, parseDatabaseUrl } from './database-url.ts'
import { isBusy, loadSqlite } from './sqlite-engine.ts'
import type { SqliteHandle } from './sqlite-engine.ts'

export interface ServerLock {
  /** Releasing twice is harmless. */
  release(): void
}

/**
 * Makes this process the only server of an SQLite file. Commands on the same file need no lock.
 * The lock is the operating system's, held through a database of its own beside the file, so it
 * ends with the process however that ends. In memory and on PostgreSQL there is nothing to lock.
 * @throws when another server has it, naming the file and that server's process.
 */
export async function takeServerLock(url: string): Promise<ServerLock> {
  const address = parseDatabaseUrl(url)
  if (address.engine === 'postgres' || address.path === inMemory)
    return { release: () => undefined }

  const path = existsSync(address.path) ? realpathSync(address.path) : address.path
  const handle = await lock(path)
  writePrivateFile(pidFile(path), `${process.pid}\n`)
  return {
    release() {
      if (!handle.isOpen) return
      // The lock's file stays: a server that starts just now may have it open already.
      rmSync(pidFile(path), { force: true })
      handle.close()
    },
  }
}

async function lock(path: string): Promise<SqliteHandle> {
  const { DatabaseSync } = await loadSqlite()
  makePrivateFile(`${path}.lock`)
  const handle = new DatabaseSync(`${path}.lock`)
  try {
    handle.exec('pragma busy_timeout = 0')
    handle.exec('begin exclusive')
    return handle
  } catch (cause) {
    handle.close()
    throw isBusy(cause) ? inUse(path, cause) : cause
  }
}

function inUse(path: string, cause: unknown): Error {
  return new Error(
    `Another server (process ${holderOf(path)}) already uses ${path}. A site on SQLite is served by one process: stop that one first. To run several, set DATABASE_URL to a PostgreSQL database (postgres://user:password@host:5432/name).`,
    { cause },
  )
}

function holderOf(path: string): string {
  return existsSync(pidFile(path)) ? readFileSync(pidFile(path), 'utf8').trim() : 'unknown'
}

function pidFile(path: string): string {
  return `${path}.pid`
}
