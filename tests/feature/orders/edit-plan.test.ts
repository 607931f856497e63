import { cpSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { whatIsSold } from '#server/console/what-is-sold.ts'
import { readContent } from '#server/content/read-content.ts'
import { keepAddresses, readSoldThings } from '#server/shop/cases/sold-things.ts'
import { dateWith, goods, ordered, placesOn, testChandlery } from '../../support/chandlery.ts'
import { faultLines } from '../../support/content-folder.ts'
import { editedSite } from '../../support/edited-site.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { testInstant } from '../../support/test-instant.ts'
import { textFiles } from '../../support/text-files.ts'

const links = createLinkChecker()
const day = 24 * 3_600_000

/** A shop that has sold places and a logbook, and what the check says of a copy of its content. */
async function soldContent() {
  const shop = await testChandlery()
  const isCourse = ({ kind, starts }: { kind: string; starts: string }) =>
    kind === 'course' && starts > '2027-03-01'
  const date = dateWith(shop, 5, isCourse)
  await ordered(shop, placesOn(date, 2))
  await ordered(shop, placesOn(date), goods('G158'))
  const directory = temporaryFolder()
  cpSync(frozenContent, directory, { recursive: true })
  const { db } = shop.database
  const found = async () => {
    const sold = await readSoldThings(shop.database, shop.site.current().today)
    return faultLines((await readContent(directory, { links, sold })).violations, directory)
  }
  return { date, db, found, file: `courses/${date.offer.slug}.json`, ...textFiles(directory) }
}

it('an edit that touches nothing sold means nothing to anybody', async () => {
  const { found } = await soldContent()

  expect(await found()).toEqual([])
})

it('a sold date that an edit cancels is told with its people', async () => {
  const { date, found, write } = await soldContent()
  const { reference } = date
  write('schedule/overrides.json', JSON.stringify({ overrides: [{ reference, cancelled: true }] }))

  expect(await found()).toEqual([
    expect.stringContaining(`cancelled: cancels 1 sold date with 3 people: ${reference}; once it`),
  ])
})

it('fewer places than are sold are an error', async () => {
  const { date, file, found, edit } = await soldContent()
  edit(file, '"places": 5', '"places": 2')

  expect(await found()).toContainEqual(
    expect.stringContaining(
      `places: fewer than are sold of 1 date: ${date.reference} (3 of 2); write as many as are sold`,
    ),
  )
})

it('a code that stands in orders cannot become another', async () => {
  const { found, edit } = await soldContent()
  edit(
    'products/rya-yachtmaster-scheme-syllabus-and-logbook.json',
    '"code": "G158"',
    '"code": "G159"',
  )

  expect(await found()).toEqual([
    expect.stringContaining(
      'code: was G158, which stands in 1 order; write "G158" again: nobody else may have it',
    ),
  ])
})

it('a page that was there on an earlier day is missed until its address leads on', async () => {
  const { db, found, write } = await soldContent()
  await keepAddresses(db, '2026-11-20', [
    '/rya-courses/rya-first-ade',
    '/rya-courses/rya-first-aid',
  ])
  await keepAddresses(db, '2026-11-21', ['/rya-courses/rya-first-ade', '/rya-courses/of-today'])

  expect(await found()).toEqual([
    expect.stringMatching(
      /^redirects\.json:\d+:\d+ warning: redirects: "\/rya-courses\/rya-first-ade" has been a page since 2026-11-20, and leads nowhere now; say where it leads: \{ "from": "\/rya-courses\/rya-first-ade", "to": "\/rya-courses\/rya-first-aid" \}$/,
    ),
  ])
  const entry = { from: '/rya-courses/rya-first-ade', to: '/rya-courses/rya-first-aid' }
  write('redirects.json', JSON.stringify({ redirects: [entry] }))
  expect(await found()).toEqual([])
})

it('a running site remembers its pages, and says in its log which are gone', async () => {
  let now = testInstant
  const { site, content, read, write, edit } = await editedSite({ clock: { now: () => now } })
  const course = JSON.parse(read('courses/essential-navigation-online.json')) as object
  const signals = {
    id: 9131,
    slug: 'signals-at-sea',
    code: 'EN-SIG',
    name: 'Signals',
    places: null,
    dates: [],
  }
  const { database } = site.services.config
  const tomorrow = '2026-11-22'
  const known = async () => (await whatIsSold(database.url, tomorrow)).sold?.pages ?? []
  const missed = '"/rya-courses/signals-at-sea" has been a page since 2026-11-21, and leads nowhere'

  write('courses/signals-at-sea.json', JSON.stringify({ ...course, ...signals }))
  expect((await site.services.content.refresh()).violations).toEqual([])
  const path = '/rya-courses/signals-at-sea'
  await expect.poll(known).toContainEqual({ path, since: '2026-11-21' })
  now += day
  edit('courses/signals-at-sea.json', '{', '{ "draft": true,')
  await site.services.content.refresh()

  await expect.poll(() => JSON.stringify(site.log)).toContain(JSON.stringify(missed).slice(1, -1))
  const { sold } = await whatIsSold(database.url, tomorrow)
  const { violations } = await readContent(content, { links, ...(sold && { sold }) })
  expect(faultLines(violations, content)).toEqual([expect.stringContaining(missed)])
  onTestFinished(() => expect(site.log.filter(({ level }) => level === 'error')).toEqual([]))
})
