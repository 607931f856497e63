import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { takeServerLock } from '#server/database/server-lock.ts'
import { countUsers } from '../../support/count-users.ts'
import { engine } from '../../support/database.ts'
import { siteToBackUp } from './site-to-back-up.ts'

let site: Awaited<ReturnType<typeof siteToBackUp>>

beforeEach(async () => {
  site = await siteToBackUp()
})

describe('a restore is refused, and changes nothing,', { timeout: 60_000 }, () => {
  // What the archive says of itself is the same on every engine.
  it.runIf(engine === 'sqlite').each([
    ['is cut off', cutOff, 'cannot be unpacked'],
    ['has other bytes', () => change('content/below/one.txt'), 'damaged, in content/below/one.txt'],
    ['has one file more', () => change('content/more.txt'), 'is damaged, in content/more.txt'],
    ['is of something else', () => change('backup.json'), 'backup.json in'],
    ['is of newer code', () => edit(/"0001-[^"]+"/, '"9999-newer"'), 'does not know 9999-newer'],
    ['is of another engine', () => edit(/"sqlite"/, '"postgres"'), 'is restored on the engine'],
  ])('where the backup %s', async (_what, damage, message) => {
    expect(await messageAfter(damage)).toContain(message)
  })

  it('where the database holds other rows than it should', async () => {
    const digest = /(?<="users": \{\s+"rows": 3,\s+"digest": )"/
    expect(await messageAfter(() => edit(digest, '"other'))).toContain(
      'holds something else than what was backed up, in users.',
    )
  })

  it('while a site is at work on the database', async () => {
    await site.backUp()
    const lock = await takeServerLock(site.url)
    onTestFinished(() => lock.release())

    await site.withDatabase(async (database) => {
      await countUsers(database.db)
      await expect(site.restore('database')).rejects.toThrow(
        engine === 'sqlite'
          ? 'Another server'
          : 'A site is at work on this database (open connections: 1)',
      )
    })
  })
})

/** What is said of a damaged backup, which changed nothing. */
async function messageAfter(damage: () => void): Promise<string> {
  await site.backUp()
  damage()
  await site.rename('Changed')
  const message = await site.restore('all').then(
    () => 'restored',
    (error: Error) => error.message,
  )
  const isUnchanged = (await site.nameOfCora()) === 'Changed'
  const kept = readdirSync(site.folder).filter((name) => name.includes('before'))
  return isUnchanged && kept.length === 0 ? message : `It changed something, and said: ${message}`
}

function cutOff(): void {
  writeFileSync(site.file, readFileSync(site.file).subarray(0, 2000))
}

function change(path: string): void {
  repacked(() => writeFileSync(join(site.folder, 'unpacked', path), 'changed'))
}

function edit(found: RegExp, put: string): void {
  const path = join(site.folder, 'unpacked', 'backup.json')
  repacked(() => writeFileSync(path, readFileSync(path, 'utf8').replace(found, put)))
}

function repacked(work: () => void): void {
  mkdirSync(join(site.folder, 'unpacked'))
  execFileSync('tar', ['-xzf', site.file, '-C', join(site.folder, 'unpacked')])
  work()
  execFileSync('tar', ['-czf', site.file, '-C', join(site.folder, 'unpacked'), '.'])
}
