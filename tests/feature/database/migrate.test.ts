import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import type { Migration } from '#server/database/migrations/migration.ts'
import { testDatabasePlace } from '../../support/database.ts'
import type { DatabasePlace } from '../../support/database.ts'

const names = migrations.map(({ name }) => name)

let place: DatabasePlace
let database: Database

beforeEach(async () => {
  place = await testDatabasePlace()
  database = await openDatabase(place.url)
  return async () => {
    await database.close()
    await place.remove()
  }
})

describe('migrations', () => {
  it('continue where an older one ends', async () => {
    await migrate(database)

    expect(await migrate(database, [...migrations, addShips])).toEqual([addShips.name])
  })

  it('are applied once when processes start together', { timeout: 60_000 }, async () => {
    const processes = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(place.url)))

    const lines = processes.flatMap(({ stdout }) => stdout.trim().split('\n'))
    const applied = lines.filter((line) => line !== 'The tables are up to date.')
    expect(applied.toSorted()).toEqual(names.map((name) => `Applied ${name}.`))
  })

  it('are named in their order, each name once', () => {
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(names.filter((name) => !/^\d{4}(?:-[a-z0-9]+)+$/.test(name))).toEqual([])
  })
})

it('a migration that fails leaves nothing of itself, and keeps those before it', async () => {
  const broken: Migration = {
    name: '0003-broken',
    async up(trx) {
      await trx.schema.createTable('harbours').addColumn('id', 'text').execute()
      throw new Error('The chart is wet.')
    },
  }
  const all = [...migrations, addShips, broken]

  await expect(migrate(database, all)).rejects.toThrow('The chart is wet.')

  const mended = { ...broken, up: addTable('harbours') }
  expect(await migrate(database, [...migrations, addShips, mended])).toEqual(['0003-broken'])
})

describe('a database of newer code', () => {
  it('is refused, naming what is unknown and what to do, and left as it is', async () => {
    await migrate(database, [...migrations, addShips])

    const further: Migration = { name: '0003-harbours', up: addTable('harbours') }
    await expect(migrate(database, [...migrations, further])).rejects.toThrow(
      'The database holds migrations that this code does not know: 0002-ships. It was last used by other code, most likely newer. Run that code, or restore a backup from before it; in development, npm run db -- reset makes the database anew.',
    )

    expect(await migrate(database, [...migrations, addShips, further])).toEqual(['0003-harbours'])
  })
})

const addShips: Migration = { name: '0002-ships', up: addTable('ships') }

function addTable(name: string): Migration['up'] {
  return (trx) => trx.schema.createTable(name).addColumn('id', 'text').execute()
}

function migrateInProcess(url: string): Promise<{ stdout: string }> {
  const words = ['server/console/run.js', 'db', 'migrate']
  return promisify(execFile)(process.execPath, words, {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: url },
  })
}
