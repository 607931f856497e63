import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { scheduleOf, snapshotAt } from '#server/site/site.ts'
import { contentFolder } from '../../support/content-folder.ts'

const noon = Date.parse('2027-03-01T12:00:00Z')

describe('the dates on sale in a snapshot', () => {
  it('are those of its day in London', () => {
    const lateEvening = Date.parse('2027-06-30T23:30:00Z')

    expect(scheduleOf(snapshotAt(files(), noon)).today).toBe('2027-03-01')
    expect(scheduleOf(snapshotAt(files(), lateEvening)).today).toBe('2027-07-01')
  })

  it('are made once, and the same for the same content and day', () => {
    const site = snapshotAt(files(), noon)
    const { dates } = scheduleOf(site)

    expect(scheduleOf(site)).toBe(scheduleOf(site))
    expect(dates.length).toBeGreaterThan(10)
    expect(scheduleOf(snapshotAt(files(), noon + 60_000)).dates).toEqual(dates)
  })
})

function files() {
  const folder = contentFolder()
  const { content, version } = readContent(folder.directory, { pictures: folder.pictures })
  if (!content) throw new Error('the small content has faults')
  return { content, version }
}
