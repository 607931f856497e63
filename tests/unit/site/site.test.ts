import { describe, expect, it } from 'vitest'
import type { Content } from '#server/content/content.ts'
import type { TimedCard } from '#server/content/fill/offer.ts'
import type { Letter } from '#server/content/schema/letters.ts'
import { createSiteSource, snapshotAt } from '#server/site/site.ts'
import type { SiteFiles } from '#server/site/site.ts'
import { handClock } from '../../support/mail.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const midnight = Date.parse('2026-11-22T00:00:00Z')
const evening = Date.parse('2026-11-21T18:00:00Z')

const always = { slug: 'competent-crew' }
const fromEvening = { slug: 'winter-sale', publishAt: '2026-11-21T18:00:00Z' }
const untilEvening = { slug: 'autumn-sale', unpublishAt: '2026-11-21T18:00:00Z' }

describe('the site at an instant', () => {
  it('knows its day, its season and until when it is good', () => {
    const site = snapshotAt(filesWith(always), noon)

    expect(site).toMatchObject({
      instant: noon,
      today: '2026-11-21',
      isSeasonal: false,
      version: 'v1',
      validUntil: midnight,
    })
  })

  it('is good until something appears or goes, when that is before midnight', () => {
    expect(snapshotAt(filesWith(always, fromEvening), noon).validUntil).toBe(evening)
    expect(snapshotAt(filesWith(always, fromEvening), evening).validUntil).toBe(midnight)
    expect(snapshotAt(filesWith(always, untilEvening), noon).validUntil).toBe(evening)
  })

  it('has the letters whose time has come, the newest first; of one without a time, at midday', () => {
    const files = withLetters([
      { date: '2026-11-14' },
      { date: '2026-11-21', send_at: '18:00' },
      { date: '2026-11-28' },
    ])
    const datesAt = (instant: number) => snapshotAt(files, instant).letters.map(({ date }) => date)

    expect(datesAt(noon)).toEqual(['2026-11-14'])
    expect(snapshotAt(files, noon).validUntil).toBe(evening)
    expect(datesAt(evening)).toEqual(['2026-11-21', '2026-11-14'])
    expect(snapshotAt(files, evening).validUntil).toBe(midnight)
    expect(datesAt(Date.parse('2026-11-28T11:59:59Z'))).toHaveLength(2)
    expect(datesAt(Date.parse('2026-11-28T12:00:00Z'))).toHaveLength(3)
  })
})

describe('the site as it is now', () => {
  it('is one value for as long as nothing changes', () => {
    const { clock, source } = running(filesWith(always))

    const first = source.current()
    clock.pass(midnight - noon - 1)

    expect(source.current()).toBe(first)
  })

  it('is another at midnight in London, and when the clock was put back', () => {
    const { clock, source } = running(filesWith(always))

    const first = source.current()
    clock.pass(midnight - noon)
    expect(source.current()).not.toBe(first)
    expect(source.current().today).toBe('2026-11-22')
    clock.pass(-2 * 24 * 60 * 60 * 1000)

    expect(source.current().today).toBe('2026-11-20')
  })

  it('is another when the files have a new version', () => {
    const { files, source } = running(filesWith(always))

    source.current()
    files.now = { ...filesWith(untilEvening), version: 'v2' }

    expect(source.current().version).toBe('v2')
    expect(slugsOf(source.current().content)).toEqual(['autumn-sale'])
  })
})

function running(first: SiteFiles) {
  const files = { now: first }
  const clock = handClock(noon)
  return { files, clock, source: createSiteSource({ current: () => files.now }, clock) }
}

/** Content of which only the courses on the home page matter here. */
function filesWith(...courses: Partial<TimedCard>[]): SiteFiles {
  const page_data = { courses, adventures: [] }
  const nothing = {
    courses: new Map(),
    holidays: new Map(),
    products: new Map(),
    vouchers: [],
    letters: new Map(),
  }
  const content = { ...nothing, home: { pageContent: { page_data } } } as unknown as Content
  return { content, version: 'v1' }
}

function withLetters(some: Pick<Letter, 'date' | 'send_at'>[]): SiteFiles {
  const files = filesWith(always)
  const letters = some.map((one): Letter => ({ subject: 'S', preheader: 'P', blocks: [], ...one }))
  const byDate = new Map(letters.map((one) => [one.date, one]))
  return { ...files, content: { ...files.content, letters: byDate } }
}

function slugsOf({ home }: Content): string[] {
  return home.pageContent.page_data.courses.map(({ slug }) => slug)
}
