import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepMessage } from '#server/mail/kept-messages.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { startSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const mail = { id: '01990000-0000-7000-8000-000000000001' } as Parameters<typeof keepMessage>[1]

/** A site in production whose data, or whose database, lies in folders that it makes itself. */
async function startIn(folder: string, more: Readonly<Record<string, string>> = {}) {
  const DATABASE_URL = `file:${join(folder, 'base', 'x.sqlite')}`
  const variables = { DATA_DIR: join(folder, 'data'), DATABASE_URL, ...more }
  const site = await startSite({ environment: 'production', variables })
  onTestFinished(() => site.stop())
  return site
}

/** What others on the machine may do something with. */
function open(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )
}

describe('what the process keeps for itself', () => {
  it('is its own from the first moment', async () => {
    const folder = temporaryFolder()
    const site = await startIn(folder)
    await keepMessage(join(folder, 'data', 'mail'), mail)

    const names = readdirSync(folder, { recursive: true })
    for (const name of ['base/x.sqlite-wal', 'base/x.sqlite.pid', 'data/app-key'])
      expect(names).toContain(name)
    expect(open(folder)).toEqual([])
    expect(site.log.filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('is narrowed at the next start, which tells what others could read', async () => {
    const folder = temporaryFolder()
    for (const name of ['data/mail', 'base/backups'])
      mkdirSync(join(folder, name), { recursive: true })
    for (const name of ['data/mail/1.json', 'data/last-good-content', 'base/backups/1.sqlite'])
      writeFileSync(join(folder, name), '', { mode: 0o644 })

    const site = await startIn(folder)

    expect(open(folder)).toEqual([])
    expect(site.log.find(({ message }) => message.includes('cannot any more'))?.facts).toEqual({
      count: 7,
      changes: expect.arrayContaining([`${folder}/data/mail/1.json 0644 -> 0600`]) as string[],
    })
  })

  it('leaves content and folders of others alone, and says which lie open', async () => {
    const folder = temporaryFolder()
    const content = join(folder, 'data', 'content')
    cpSync(frozenContent, content, { recursive: true })
    mkdirSync(join(folder, 'base'))
    writeFileSync(join(folder, 'base', 'of-somebody-else'), '', { mode: 0o644 })

    const site = await startIn(folder, { CONTENT_DIR: content })

    const left = ['base', 'base/of-somebody-else', 'data', 'data/content']
    const isContent = (name: string) => name.startsWith('data/content/')
    expect(
      open(folder)
        .filter((name) => !isContent(name))
        .toSorted(),
    ).toEqual(left)
    expect(site.log).toContainEqual(
      expect.objectContaining({ message: 'a folder of private files is open' }),
    )
  })
})
