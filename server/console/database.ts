import { dirname, join, resolve } from 'node:path'
import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { backUp } from '#server/database/backup.ts'
import { inMemory, parseDatabaseUrl } from '#server/database/database-url.ts'
import type { Database } from '#server/database/database.ts'
import { dropTables, migrate } from '#server/database/migrate.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { seed } from '#server/database/world.ts'
import { systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { withDatabase } from './with-tables.ts'

export async function run(words: readonly string[]): Promise<number> {
  const print = (line: string) => console.log(line)
  const config = loadConfig(processVariables())
  return runDatabaseCommand(words, { config, clock: systemClock, print })
}

interface Console {
  readonly config: Pick<Config, 'environment' | 'database'>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const usage = `npm run db -- COMMAND

  migrate          brings the tables up to date
  seed             migrates, then adds the demo people; safe to run again
  reset            drops all tables, then migrates and adds the demo people
  backup [FILE]    copies an SQLite database into a new file, while the site runs

DATABASE_URL says which database. In production, seed and reset need --force.`

/**
 * Runs one command on the database and returns the exit code: 0, or 2 when there is no such command.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runDatabaseCommand(
  words: readonly string[],
  console: Console,
): Promise<number> {
  const isForced = words.includes('--force')
  const [name, file, ...rest] = words.filter((word) => word !== '--force')
  const takesFile = name === 'backup'
  if (rest.length > 0 || (file !== undefined && !takesFile)) return explain(console)
  if (name === 'migrate')
    await withDatabase(console.config.database.url, (database) => runMigrate(database, console))
  else if (name === 'seed') await runSeed(console, isForced)
  else if (name === 'reset') await runReset(console, isForced)
  else if (name === 'backup') await runBackup(console, file)
  else return explain(console)
  return 0
}

function explain({ print }: Console): number {
  print(usage)
  return 2
}

async function runMigrate(database: Database, { print }: Console): Promise<void> {
  const names = await migrate(database)
  for (const name of names) print(`Applied ${name}.`)
  if (names.length === 0) print('The tables are up to date.')
}

async function runSeed(console: Console, isForced: boolean): Promise<void> {
  refuseInProduction(console, isForced, 'seed adds people who are not real')
  await withDatabase(console.config.database.url, (database) => migrateAndSeed(database, console))
}

async function migrateAndSeed(database: Database, console: Console): Promise<void> {
  await runMigrate(database, console)
  const added = await seed(database, console.clock.now())
  console.print(added === 0 ? 'The demo people are there already.' : `Added ${added} demo people.`)
}

async function runReset(console: Console, isForced: boolean): Promise<void> {
  refuseInProduction(console, isForced, 'reset destroys all data')
  const lock = await takeServerLock(console.config.database.url)
  try {
    await withDatabase(console.config.database.url, async (database) => {
      const names = await dropTables(database)
      console.print(names.length === 0 ? 'There were no tables.' : `Dropped ${names.join(', ')}.`)
      await migrateAndSeed(database, console)
    })
  } finally {
    lock.release()
  }
}

function refuseInProduction({ config }: Console, isForced: boolean, reason: string): void {
  if (config.environment !== 'production' || isForced) return
  throw new Error(`This is production, and ${reason}. If you mean it, run it again with --force.`)
}

async function runBackup({ config, clock, print }: Console, file?: string): Promise<void> {
  const address = parseDatabaseUrl(config.database.url)
  if (address.engine === 'postgres') {
    throw new Error(
      'backup copies SQLite databases only. Back up PostgreSQL with its own tool: pg_dump --format=custom --file=saltlark.dump "$DATABASE_URL"',
    )
  }
  if (address.path === inMemory) {
    throw new Error('A database in memory ends with its process; there is nothing to back up.')
  }
  const target = resolve(file ?? defaultTarget(address.path, clock.now()))
  const counts = await backUp(address.path, target)
  print(`Backed up ${address.path} to ${target}; the copy is sound. Rows:`)
  for (const [table, rows] of Object.entries(counts)) print(`  ${table}: ${rows}`)
}

function defaultTarget(path: string, now: number): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  return join(dirname(path), 'backups', `saltlark-${moment}Z.sqlite`)
}
