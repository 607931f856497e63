import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inMemory, parseDatabaseUrl } from '#server/database/database-url.ts'
import { namesIn } from '#server/files/narrow.ts'
import type { OwnFiles } from '#server/files/narrow.ts'
import type { Config } from './config.ts'

type Places = Pick<Config, 'content' | 'database' | 'dataDirectory'>

/** What the process keeps for itself: key, mail, good content, staff's acts, database, backups. */
export function ownFiles({ content, database, dataDirectory }: Places): OwnFiles {
  const own = ['app-key', 'mail', 'last-good-content', 'staff.log', 'backups'].map((name) =>
    join(dataDirectory, name),
  )
  const data = databaseFiles(database.url)
  return {
    folders: [realPath(dataDirectory), ...data.folders],
    contents: [...own, ...data.contents],
    shared: [content.directory, 'public'],
  }
}

function databaseFiles(url: string): Pick<OwnFiles, 'folders' | 'contents'> {
  const address = parseDatabaseUrl(url)
  if (address.engine === 'postgres' || address.path === inMemory) {
    return { folders: [], contents: [] }
  }
  const path = realPath(address.path)
  const folder = dirname(path)
  const names = namesIn(folder)
  const own = names.filter((name) => name === 'backups' || name.startsWith(basename(path)))
  // A folder in which others keep their files too, such as a home or /var/lib, is theirs.
  return {
    folders: own.length === names.length ? [folder] : [],
    contents: own.map((name) => join(folder, name)),
  }
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}
