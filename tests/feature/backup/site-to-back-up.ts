import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeBackup } from '#server/backup/backup.ts'
import type { BackedUpPlaces } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import type { RestoredPart } from '#server/backup/restore.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { people, seed } from '#server/database/world.ts'
import { ownDatabasePlace } from '../../support/database.ts'
import { seal } from '../../support/seal.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const now = Date.UTC(2026, 10, 26, 8, 30, 5)

/** A database with the demo people, and a file in each folder, for the length of a test. */
export async function siteToBackUp() {
  const place = await ownDatabasePlace()
  onTestFinished(() => place.remove())
  const { url } = place
  const folder = temporaryFolder()
  const file = join(folder, 'kept', 'site.tar.gz')
  for (const name of ['content', 'pictures', 'lists']) {
    mkdirSync(join(folder, name, 'below'), { recursive: true })
    writeFileSync(join(folder, name, 'below', 'one.txt'), `one of ${name}`)
  }
  const at = (name: string) => ({ path: join(folder, name), keptIn: folder })
  const folders = { content: at('content'), pictures: at('pictures'), 'picture-list': at('lists') }
  const places: BackedUpPlaces = { databaseUrl: url, folders }
  const options = {
    workFolder: join(folder, 'work'),
    migrations: migrations.map(({ name }) => name),
  }
  await withDatabase(url, async (database) => {
    await migrate(database)
    await seed(database, now, seal)
  })
  return {
    url,
    folder,
    /** Where a backup is made. */
    file,
    options,
    backUp: (target = file, other: Partial<BackedUpPlaces> = {}) =>
      makeBackup({ ...places, ...other }, target, now),
    places,
    restore: (part: RestoredPart) =>
      restoreBackup(file, places, { ...options, part, aside: 'before' }),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    withDatabase: <T>(work: Work<T>) => withDatabase(url, work),
    /** Gives everybody a name. */
    rename: (name: string) =>
      withDatabase(url, ({ db }) => db.updateTable('users').set({ name }).execute()),
    async nameOfCora() {
      const { db, close } = await openDatabase(url)
      const query = db.selectFrom('users').select('name').where('id', '=', people.cora.id)
      const cora = await query.executeTakeFirst()
      await close()
      return cora?.name
    },
  }
}

type Work<T> = (database: Database) => Promise<T>

export async function withDatabase<T>(url: string, work: Work<T>): Promise<T> {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
