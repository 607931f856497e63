import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { rehearseRestore } from '#server/backup/restore.ts'
import { people } from '#server/database/world.ts'
import { countUsers } from '../../support/count-users.ts'
import { engine, ownDatabasePlace } from '../../support/database.ts'
import { startProcess } from '../../support/process.ts'
import { siteToBackUp, withDatabase } from './site-to-back-up.ts'

let site: Awaited<ReturnType<typeof siteToBackUp>>

beforeEach(async () => {
  site = await siteToBackUp()
})

describe('a backup', { timeout: 60_000 }, () => {
  it('is one file that its owner alone may read, and brings back what changed since', async () => {
    // What an editor leaves beside a file that it has open, and a link that leads round.
    symlinkSync('nobody@nowhere', join(site.folder, 'content', '.#one.txt'))
    symlinkSync('..', join(site.folder, 'content', 'below', 'round'))
    chmodSync(join(site.folder, 'content', 'below', 'one.txt'), 0o664)
    const { manifest } = await site.backUp()
    await site.rename('Changed')
    site.write('content/below/one.txt', 'changed')
    site.write('content/new.txt', 'new')

    const { kept } = await site.restore('all')

    expect(statSync(site.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(site.folder, 'kept'))).toEqual(['site.tar.gz'])
    expect(manifest.tables['users']?.rows).toBe(3)
    expect(await site.nameOfCora()).toBe('Cora Lindqvist')
    expect(readdirSync(join(site.folder, 'content/below'))).toEqual(['one.txt'])
    expect(site.read('content/below/one.txt')).toBe('one of content')
    expect(statSync(join(site.folder, 'content/below/one.txt')).mode & 0o777).toBe(0o664)
    expect(existsSync(join(site.folder, 'content', 'new.txt'))).toBe(false)
    // Nothing of what was there is gone.
    expect(site.read('content.before/new.txt')).toBe('new')
    expect(site.read('pictures.before/below/one.txt')).toBe('one of pictures')
    expect(kept).toHaveLength(4)
    expect(readdirSync(join(site.folder, 'work'))).toEqual([])
  })

  it('brings back the database alone, or the files alone', async () => {
    await site.backUp()
    await site.rename('Changed')
    site.write('content/new.txt', 'new')

    await site.restore('files')
    expect(await site.nameOfCora()).toBe('Changed')
    expect(existsSync(join(site.folder, 'content', 'new.txt'))).toBe(false)

    site.write('content/new.txt', 'new')
    await site.restore('database')
    expect(await site.nameOfCora()).toBe('Cora Lindqvist')
    expect(site.read('content/new.txt')).toBe('new')
  })

  it('is of one moment while another process writes', async () => {
    const writer = new URL('../../unit/database/processes/write-pairs.ts', import.meta.url)
    const { kill } = await startProcess(writer, [site.url])

    const first = await site.backUp()
    await site.withDatabase(async ({ db }) => {
      await expect.poll(() => countUsers(db)).toBeGreaterThan(rowsOf(first, 'users'))
    })
    const second = await site.backUp(`${site.file}.2`)
    await kill()

    for (const made of [first, second]) {
      expect(rowsOf(made, 'users')).toBe(3 + rowsOf(made, 'subscribers'))
    }
    expect(rowsOf(second, 'users')).toBeGreaterThan(rowsOf(first, 'users'))
  })

  it('can be tried where it disturbs nobody: every row is compared, and nothing is left', async () => {
    await site.backUp()
    await site.rename('Changed')

    const found = await rehearseRestore(
      site.file,
      site.url,
      { ...site.options, scratch: 'rehearsal' },
      async (it) => withDatabase(it.databaseUrl, ({ db }) => countUsers(db)),
    )

    expect(found).toBe(3)
    expect(await site.nameOfCora()).toBe('Changed')
    expect(readdirSync(join(site.folder, 'work'))).toEqual([])
  })

  it('never takes the place of a file that is there', async () => {
    mkdirSync(join(site.folder, 'kept'))
    writeFileSync(site.file, 'precious')

    await expect(site.backUp()).rejects.toThrow(
      `${site.file} exists already and is left as it is. Name a file that does not exist yet.`,
    )
    expect(site.read('kept/site.tar.gz')).toBe('precious')
  })

  it('is not made of what cannot be read, and leaves nothing behind', async () => {
    const gone = { path: join(site.folder, 'gone'), keptIn: site.folder }
    const folders = { ...site.places.folders, pictures: gone }

    await expect(site.backUp(site.file, { folders })).rejects.toThrow(join(site.folder, 'gone'))
    expect(readdirSync(join(site.folder, 'kept'))).toEqual([])
  })
})

describe.runIf(engine === 'sqlite')('a backup of an SQLite file', () => {
  it('is refused where there is no database, and makes none', async () => {
    const path = join(site.folder, 'none.sqlite')

    await expect(site.backUp(site.file, { databaseUrl: `file:${path}` })).rejects.toThrow(
      `There is no database at ${path}, so there is nothing to back up. DATABASE_URL says where it is.`,
    )
    expect(existsSync(path)).toBe(false)
  })

  it('is refused when the copy is not sound', async () => {
    await site.withDatabase(async ({ db }) => {
      await sql`pragma ignore_check_constraints = on`.execute(db)
      await sql`update users set role = 'captain' where id = ${people.cora.id}`.execute(db)
    })

    await expect(site.backUp()).rejects.toThrow(
      'is not sound: CHECK constraint failed in users. The database or its disk may be damaged: keep the backups you have, and check both before you go on.',
    )
    expect(existsSync(site.file)).toBe(false)
  })

  it('takes the place of a database that cannot be read any more', async () => {
    await site.backUp()
    const path = site.url.slice('file:'.length)
    writeFileSync(path, 'Not a database, but long enough to be taken for one.'.repeat(100))

    await site.restore('database')

    expect(await site.nameOfCora()).toBe('Cora Lindqvist')
    expect(existsSync(`${path}.before`)).toBe(true)
  })
})

describe.runIf(engine === 'postgres')('a backup of PostgreSQL', () => {
  it('is refused where there are no tables', async () => {
    const empty = await ownDatabasePlace()
    onTestFinished(() => empty.remove())

    await expect(site.backUp(site.file, { databaseUrl: empty.url })).rejects.toThrow(
      'The database has no tables in the schema public: nothing to back up.',
    )
  })

  it('needs programs that are as new as the server, and says what to install', async () => {
    standIn('echo "pg_dump (PostgreSQL) 9.6.24"')

    await expect(site.backUp()).rejects.toThrow(
      /^pg_dump is 9\.6\.24, and the server is PostgreSQL (\d+).*Install postgresql-client-\1 and put it first in PATH\.$/,
    )
  })

  it('gives the password to nobody who lists the programs that run', async () => {
    const said = join(site.folder, 'said.txt')
    standIn(
      `[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99.1" && exit\necho "$@ password: $PGPASSWORD" > ${said}; exit 1`,
    )
    const databaseUrl = site.url.replace('saltlark@', 'saltlark:s%40cret@')

    await expect(site.backUp(site.file, { databaseUrl })).rejects.toThrow('pg_dump')

    const [words, password] = site.read('said.txt').trim().split(' password: ')
    expect(words).not.toMatch(/s(?:%40|@)cret/)
    expect(password).toBe('s@cret')
  })

  /** Another program by the name of pg_dump, for the length of a test. */
  function standIn(script: string): void {
    const path = process.env['PATH'] ?? ''
    const programs = join(site.folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    process.env['PATH'] = `${programs}:${path}`
    onTestFinished(() => void (process.env['PATH'] = path))
  }
})

function rowsOf({ manifest }: Awaited<ReturnType<typeof site.backUp>>, table: string): number {
  return manifest.tables[table]?.rows ?? 0
}
