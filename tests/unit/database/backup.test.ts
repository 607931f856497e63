import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backUp } from '#server/database/backup.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { people, seed } from '#server/database/world.ts'
import { countUsers } from '../../support/count-users.ts'
import { startProcess } from '../../support/process.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const emptyTables =
  'browsers sessions tokens rate_limits subscribers outbox enquiries waiting_list place_offers dates carts cart_items orders order_lines payments vouchers voucher_spendings'

describe('a backup', { timeout: 30_000 }, () => {
  it('is a database of its own with the same rows, readable by its owner only', async () => {
    const { path, database } = await site()
    const target = join(dirname(path), 'kept', 'backup.sqlite')

    const counts = await backUp(path, target)

    const copy = await open(target)
    const original = await database.db.selectFrom('users').selectAll().execute()
    expect(await copy.db.selectFrom('users').selectAll().execute()).toEqual(original)
    expect(counts).toEqual({
      ...Object.fromEntries(emptyTables.split(' ').map((name) => [name, 0])),
      migrations: migrations.length,
      counters: 1,
      users: 3,
    })
    expect(statSync(target).mode & 0o777).toBe(0o600)
  })

  it('is of one moment while another process writes', async () => {
    const { path, database } = await site()
    const writer = new URL('processes/write-pairs.ts', import.meta.url)
    await startProcess(writer, [`file:${path}`])

    const first = await backUp(path, `${path}.1`)
    await expect.poll(() => countUsers(database.db)).toBeGreaterThan(Number(first['users']))
    const second = await backUp(path, `${path}.2`)

    expect(first['subscribers']).toBeGreaterThanOrEqual(20)
    expect(first['users']).toBe(3 + Number(first['subscribers']))
    expect(second['users']).toBe(3 + Number(second['subscribers']))
    expect(second['users']).toBeGreaterThan(Number(first['users']))
  })

  it('never takes the place of a file that is there', async () => {
    const { path } = await site()
    const target = join(temporaryFolder(), 'backup.sqlite')
    writeFileSync(target, 'precious')

    await expect(backUp(path, target)).rejects.toThrow(
      `${target} exists already and is left as it is. Name a file that does not exist yet.`,
    )
    expect(readFileSync(target, 'utf8')).toBe('precious')
  })

  it('is refused where there is no database, and makes none', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')

    await expect(backUp(path, `${path}.copy`)).rejects.toThrow(
      `There is no database at ${path}, so there is nothing to back up. DATABASE_URL says where it is.`,
    )
    expect(existsSync(path)).toBe(false)
  })

  it('is refused, and removed, when the copy is not sound', async () => {
    const { path, database } = await site()
    await sql`pragma ignore_check_constraints = on`.execute(database.db)
    await sql`update users set role = 'captain' where id = ${people.cora.id}`.execute(database.db)

    await expect(backUp(path, `${path}.copy`)).rejects.toThrow(
      `The copy of ${path} is not sound and was removed: CHECK constraint failed in users. The database or its disk may be damaged: keep the backups you have, and check both before you go on.`,
    )
    expect(readdirSync(dirname(path)).filter((name) => name.includes('copy'))).toEqual([])
  })

  it('leaves nothing behind when it fails', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    writeFileSync(path, 'Not a database, but long enough to be taken for one.'.repeat(100))

    await expect(backUp(path, `${path}.copy`)).rejects.toThrow('file is not a database')
    expect(readdirSync(dirname(path))).toEqual(['site.sqlite'])
  })
})

async function site(): Promise<{ path: string; database: Database }> {
  const path = join(temporaryFolder(), 'site.sqlite')
  const database = await open(path)
  await migrate(database)
  await seed(database, 1_767_225_600_000)
  return { path, database }
}

async function open(path: string): Promise<Database> {
  const database = await openDatabase(`file:${path}`)
  onTestFinished(() => database.close())
  return database
}
