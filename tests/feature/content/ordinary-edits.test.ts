import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { isNight } from '../../support/by-night.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'
import { contentCopy, objectAt } from './edits/content-copy.ts'
import type { ContentCopy } from './edits/content-copy.ts'
import { oneMore } from './edits/one-more.ts'
import { otherWords } from './edits/other-words.ts'

const all = [...oneMore, ...otherWords]
/** By day every fifth is tried, at night all. */
const tried = all
  .filter((_, index) => isNight || index % 5 === 0)
  .slice(0, isNight ? all.length : 5)
/** Where most of what staff write is seen. */
const everyEdit = ['/', '/rya-courses', '/sailing-holidays', '/gift-vouchers', '/events']
const day = '2026-11-21'

let folder: string
let content: ContentCopy
let site: TestSite

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saltlark-edits-'))
  content = contentCopy(join(folder, 'content'))
  site = await startSite({ render: renderPage, variables: { CONTENT_DIR: content.directory } })
}, 120_000)

afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

describe('an ordinary edit of the shipped content', { timeout: 120_000 }, () => {
  it('is one of at least 25, and no two are the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(25)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it.each(tried)('$name: the check is green, and so is the site', async ({ edit, pages }) => {
    content.restore()
    edit(content)
    const before = site.log.length
    const { version } = site.services.content.current()

    expect((await site.services.content.refresh()).violations).toEqual([])
    // Whether by this reading or by that of the site, which sees edits by itself.
    expect(site.services.content.current().version).not.toBe(version)
    expect(await checked()).toEqual([])
    expect(await opened([...everyEdit, ...pages])).toEqual([])
    await site.services.content.look()
    expect(site.log.slice(before).filter(({ level }) => level === 'error')).toEqual([])
  })

  it('is told to staff when it has a slip, and leaves the site as it was', async () => {
    content.restore()
    await site.services.content.refresh()
    content.change('home.json', (file) => {
      const [first] = objectAt(file, 'page_data')['courses'] as { slug: string }[]
      if (first) first.slug = 'kittiwake-weak'
    })

    expect((await checked()).join('\n')).toContain('there is no course "kittiwake-weak"')
    expect((await site.services.content.refresh()).violations).not.toEqual([])
    expect(await opened(everyEdit)).toEqual([])
  })
})

/** All that `content:check` says, warnings too. */
async function checked(): Promise<string[]> {
  const rules = { links: createLinkChecker(), advise: { today: day, publicFolder: 'public' } }
  const { violations } = await readContent(content.directory, rules)
  return violations.map(formatViolation)
}

/** What is wrong with pages: each answers, as a page that has a heading and content of its own. */
async function opened(addresses: readonly string[]): Promise<string[]> {
  const visitor = site.visitor()
  const faults: string[] = []
  for (const address of addresses) {
    const response = await visitor.get(address)
    const html = await response.clone().text()
    if (response.status !== 200) faults.push(`${address} answers ${response.status}`)
    else {
      const { component } = await pageOf(response)
      if (component === 'error' || !/<h1[ >]/.test(html)) faults.push(`${address} is no page`)
    }
  }
  return faults
}
