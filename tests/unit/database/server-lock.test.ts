import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { takeServerLock } from '#server/database/server-lock.ts'
import type { ServerLock } from '#server/database/server-lock.ts'
import { startProcess } from '../../support/process.ts'
import type { TestProcess } from '../../support/process.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('the server lock of an SQLite file', { timeout: 30_000 }, () => {
  it('is free again at once when its server is killed', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    const first = await serve(path)

    await first.kill()

    expect((await serve(path)).firstWords).toBe('locked')
  })

  it('is free again after its release, which may be repeated and leaves no process id', async () => {
    const path = join(temporaryFolder(), 'site.sqlite')
    const lock = await takeServerLock(`file:${path}`)

    lock.release()
    lock.release()

    expect(existsSync(`${path}.pid`)).toBe(false)
    expect((await serve(path)).firstWords).toBe('locked')
  })

  it('is one lock for all names of the file', async () => {
    const folder = temporaryFolder()
    const [path, otherName] = [join(folder, 'site.sqlite'), join(folder, 'current.sqlite')]
    writeFileSync(path, '')
    symlinkSync(path, otherName)
    const first = await serve(path)

    const second = await serve(otherName)

    expect(second.firstWords).toContain(`(process ${first.pid}) already uses ${path}.`)
  })
})

it('a database in memory or on PostgreSQL is not locked', async () => {
  const urls = ['file::memory:', 'file::memory:', 'postgres://host/name', 'postgres://host/name']

  const locks: ServerLock[] = await Promise.all(urls.map(takeServerLock))
  onTestFinished(() => locks.forEach((lock) => lock.release()))

  expect(locks).toHaveLength(4)
})

function serve(path: string): Promise<TestProcess> {
  return startProcess(new URL('processes/take-server-lock.ts', import.meta.url), [`file:${path}`])
}
