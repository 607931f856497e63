import { loadConfig, processVariables } from '#server/app/config.ts'
import { sealSecret } from '#server/auth/factors/authenticator-app.ts'
import type { Database } from '#server/database/database.ts'
import { dropTables, migrate } from '#server/database/migrate.ts'
import { takeServerLock } from '#server/database/server-lock.ts'
import { seed } from '#server/database/world.ts'
import { createSealer } from '#server/signing/sealer.ts'
import { systemClock } from '#server/site/clock.ts'
import { backUpSite, rehearse, restore } from './backups.ts'
import type { DatabaseConsole } from './backups.ts'
import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { withDatabase } from './with-tables.ts'

export async function run(words: readonly string[]): Promise<number> {
  return runDatabaseCommand(words, {
    config: loadConfig(processVariables()),
    clock: systemClock,
    print: (line) => console.log(line),
    printError: (text) => console.error(text),
  })
}

const usage = `npm run db -- COMMAND

  migrate          brings the tables up to date
  seed             migrates, then adds the demo people; safe to run again
  reset            drops all tables, then migrates and adds the demo people
  backup [FILE]    writes database, content and pictures into one new file, while the site runs
  rehearse FILE    restores a backup where it disturbs nobody, compares every row, and removes it
  restore FILE     puts a backup in the place of what is there, which is kept beside it; the site is
                   stopped before. --only=database or --only=files: not the other

DATABASE_URL says which database, CONTENT_DIR which content. In production, seed, reset and restore need
--force.`

const options = {
  force: { type: 'boolean' },
  only: { type: 'string' },
  help,
} as const satisfies OptionKinds

type Work = (console: DatabaseConsole) => Promise<void>

/**
 * Runs one command on the database and returns the exit code: 0, or 2 for a slip in what was typed.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runDatabaseCommand(
  typed: readonly string[],
  console: DatabaseConsole,
): Promise<number> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  if ('exitCode' in read) return read.exitCode
  await read.asked(console)
  return 0
}

function workOf({ words: [name, file, ...rest], switches, texts: { only } }: Typed): Work {
  const isForced = switches.has('force')
  if (rest.length > 0) throw new Slip(`'${rest[0]}' is one word too many.`)
  if (only !== undefined && (name !== 'restore' || (only !== 'database' && only !== 'files'))) {
    throw new Slip('--only=database and --only=files belong to restore.')
  }
  if (name === 'backup') return (console) => backUpSite(file, console)
  if (name === 'rehearse' || name === 'restore') {
    if (file === undefined) throw new Slip(`${name} needs the file of a backup.`)
    if (name === 'rehearse') return (console) => rehearse(file, console)
    return async (console) => {
      refuseInProduction(console, isForced, 'restore puts a backup in the place of what is there')
      await restore(file, only ?? 'all', console)
    }
  }
  if (file !== undefined) throw new Slip(`'${file}' is one word too many.`)
  if (name === 'migrate') return migrateTables
  if (name === 'seed') return (console) => runSeed(console, isForced)
  if (name === 'reset') return (console) => runReset(console, isForced)
  throw new Slip(name === undefined ? 'There is no command.' : `There is no command '${name}'.`)
}

async function migrateTables(console: DatabaseConsole): Promise<void> {
  await withDatabase(console.config.database.url, (database) => runMigrate(database, console))
}

async function runMigrate(database: Database, { print }: DatabaseConsole): Promise<void> {
  const names = await migrate(database)
  for (const name of names) print(`Applied ${name}.`)
  if (names.length === 0) print('The tables are up to date.')
}

async function runSeed(console: DatabaseConsole, isForced: boolean): Promise<void> {
  refuseInProduction(console, isForced, 'seed adds people who are not real')
  await withDatabase(console.config.database.url, (database) => migrateAndSeed(database, console))
}

async function migrateAndSeed(database: Database, console: DatabaseConsole): Promise<void> {
  await runMigrate(database, console)
  const seal = sealSecret(createSealer(console.config.appKeys))
  const added = await seed(database, console.clock.now(), seal)
  console.print(added === 0 ? 'The demo people are there already.' : `Added ${added} demo people.`)
}

async function runReset(console: DatabaseConsole, isForced: boolean): Promise<void> {
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

function refuseInProduction({ config }: DatabaseConsole, isForced: boolean, reason: string): void {
  if (config.environment !== 'production' || isForced) return
  throw new Error(`This is production, and ${reason}. If you mean it, run it again with --force.`)
}
