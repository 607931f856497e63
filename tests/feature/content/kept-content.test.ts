import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import type { LinkChecker } from '#server/content/check/check.ts'
import { lastGoodFile } from '#server/content/last-good.ts'
import { createContentSource } from '#server/content/source.ts'
import { ContentViolations } from '#server/content/violation.ts'
import { contentFolder } from '../../support/content-folder.ts'
import { keptLog } from '../../support/kept-log.ts'
import { titleOf } from '../../support/running-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const oldTitle = 'Learn to sail'
const newTitle = 'Sail on'

describe('a site that starts again while its content is broken', () => {
  it('serves what was good last, logs what is wrong, and goes on with the mended files', async () => {
    const { folder, start, memory } = siteWithMemory()
    const first = await start()
    folder.edit('home.json', oldTitle, newTitle)
    await first.source.refresh()
    const { version } = first.source.current()
    folder.edit('home.json', newTitle, '')

    const { source, log } = await start()

    const fault = `${folder.directory}/home.json:13:16 page_data.hero.title: is empty; write something, or remove the line if it may be left out`
    expect(titleOf(source)).toBe(newTitle)
    expect(source.current().version).toBe(version)
    expect(source.trouble()?.violations).toHaveLength(1)
    expect(log.lines).toEqual([
      {
        level: 'error',
        facts: { version, faults: [fault] },
        message: `the content has 1 fault; the site serves the last good content, kept from before. ${fault}`,
      },
    ])
    expect(readdirSync(memory)).toEqual(['last-good-content'])
    // It goes on with the files once they are mended.
    folder.edit('home.json', '"title": ""', '"title": "Sail away"')
    await source.refresh()
    expect([titleOf(source), source.trouble()]).toEqual(['Sail away', null])
    expect(log.lines.at(-1)?.message).toBe('the content is good again')
  })

  it('serves it as well when the whole folder is gone', async () => {
    const { folder, start } = siteWithMemory()
    await start()
    folder.remove('.')

    expect(titleOf((await start()).source)).toBe(oldTitle)
  })

  it('refuses to start when nothing is kept', async () => {
    const { folder, start } = siteWithMemory()
    folder.write('home.json', '{')

    await expect(start()).rejects.toThrow(ContentViolations)
  })

  it('refuses to start on what is kept when that breaks a rule of today', async () => {
    const { folder, start } = siteWithMemory()
    folder.edit('home.json', '"/events"', '"/nowhere-at-all"')
    await start()
    folder.write('ratings.json', '')

    const links = createLinkChecker()
    await expect(start({ links })).rejects.toThrow(/ratings\.json:1:1 is empty/)
    await expect(start()).resolves.toBeDefined()
  })
})

describe('the file of the last good content', () => {
  it('is not written again for content that it holds', async () => {
    const { start, file } = siteWithMemory()
    await start()
    const marked = `${readFileSync(file, 'utf8')} `
    writeFileSync(file, marked)

    await start()

    expect(readFileSync(file, 'utf8')).toBe(marked)
  })

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['changed', (text: string) => text.replace(oldTitle, newTitle)],
    ['emptied', () => ''],
  ])('is not believed when it was %s', async (_, damage) => {
    const { folder, start, file, log } = siteWithMemory()
    await start()
    writeFileSync(file, damage(readFileSync(file, 'utf8')))
    folder.write('home.json', '{')

    await expect(start()).rejects.toThrow(ContentViolations)
    expect(log.lines).toMatchObject([
      { level: 'warn', facts: { path: file }, message: expect.stringMatching(/kept/) },
    ])
  })

  it('stops no site that may not write it', async () => {
    const { start, memory, log } = siteWithMemory()
    writeFileSync(join(memory, 'file'), '')

    const { source } = await start({ path: join(memory, 'file/last-good-content') })

    expect(titleOf(source)).toBe(oldTitle)
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'good content cannot be kept for the next start' },
    ])
  })
})

interface Manner {
  readonly path?: string
  readonly links?: LinkChecker
}

/** A site that starts, and starts again, with the same content folder and the same memory. */
function siteWithMemory() {
  const folder = contentFolder()
  const memory = temporaryFolder()
  const file = join(memory, 'last-good-content')
  const log = keptLog()
  async function start({ path = file, ...rules }: Manner = {}) {
    const { directory, pictures } = folder
    const lastGood = lastGoodFile(path, log)
    const places = { directory, pictures, compareEvery: null }
    const source = await createContentSource({ ...places, log, lastGood, ...rules })
    return { source, log }
  }
  return { folder, memory, file, log, start }
}
