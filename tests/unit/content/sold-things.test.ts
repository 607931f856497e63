import { expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import type { SoldThings } from '#server/content/check/sold-things.ts'
import { readContent } from '#server/content/read-content.ts'
import { scheduleAt } from '#server/schedule/schedule.ts'
import { contentFolder, contentIn, faultLines } from '../../support/content-folder.ts'

const links = createLinkChecker()

/** The small content, of whose first date with places three people in two orders have some. */
async function soldContent() {
  const folder = contentFolder()
  const { dates } = scheduleAt(await contentIn(folder), '2026-11-21')
  const date = dates.find(({ places, kind }) => places > 3 && kind === 'course')
  if (!date) throw new Error('The small content has no such date')
  const { starts, ends, joins, leaves, meetings, zone, reference } = date
  const { code, name, slug } = date.offer
  const known = { starts, ends, joins, leaves, meetings, zone, place: date.place.name }
  const sold: SoldThings = {
    dates: [{ reference, known, orders: 2, people: 3 }],
    codes: [{ code, name, orders: 2 }],
    pages: [],
  }
  const { directory, pictures } = folder
  const found = async () => {
    const { violations } = await readContent(directory, { links, pictures, sold })
    return faultLines(violations, directory)
  }
  return { ...folder, reference, code, file: `courses/${slug}.json`, found }
}

const overrides = (...all: readonly object[]) => JSON.stringify({ overrides: all })

it('an edit that leaves what is sold as it was means nothing to anybody', async () => {
  const { found } = await soldContent()

  expect(await found()).toEqual([])
})

it.each([
  [{ cancelled: true }, 'cancels'],
  [{ moved_to: '2027-06-02' }, 'moves'],
  [{ at: '09:15' }, 'moves'],
])('what staff write about a sold date itself is warned of: %o', async (change, verb) => {
  const { write, found, reference } = await soldContent()
  write('schedule/overrides.json', overrides({ reference, ...change }))

  expect(await found()).toEqual([
    expect.stringMatching(
      `^schedule/overrides\\.json:1:\\d+ warning: overrides\\[0\\]\\.\\w+: ${verb} 1 sold date with 3 people: ${reference}; .*npm run dates -- cases`,
    ),
  ])
})

it('rules that give a sold date no longer are warned of', async () => {
  const { read, write, file, found, reference } = await soldContent()
  const course = JSON.parse(read(file)) as { dates: { at: string }[] }
  write(
    file,
    JSON.stringify({ ...course, dates: course.dates.map((rule) => ({ ...rule, months: [2] })) }),
  )

  expect(await found()).toEqual([
    expect.stringMatching(
      `${file}.* warning: dates: takes away 1 sold date with 3 people: ${reference}; write the rule as it was`,
    ),
  ])
})

it('fewer places than are sold, and another code for what stands in orders, are errors', async () => {
  const few = await soldContent()
  few.edit(few.file, '"places": 5', '"places": 2')
  expect(await few.found()).toEqual([
    expect.stringMatching(
      `${few.file}:\\d+:\\d+ places: fewer than are sold of 1 date: ${few.reference} \\(3 of 2\\); write as many as are sold`,
    ),
  ])

  const other = await soldContent()
  other.edit(other.file, `"code": "${other.code}"`, '"code": "CR-XY"')
  expect(await other.found()).toContainEqual(
    expect.stringMatching(
      `${other.file}:\\d+:\\d+ code: was ${other.code}, which stands in 2 orders; write "${other.code}" again`,
    ),
  )
})
