import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { editedContent } from '../../support/edited-content.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const content = editedContent(({ write }) => {
  const overrides = [{ reference: 'CR-DSP-261129', cancelled: true }]
  write('schedule/overrides.json', JSON.stringify({ overrides }))
})
const site = siteOfFile({ variables: { CONTENT_DIR: content } })

describe('a date for calendars', () => {
  it('is one event with its own name, page and times', async () => {
    const response = await site.visitor().get('/events/CR-CC-261129.ics')
    const lines = (await response.text()).split('\r\n')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="cr-cc-261129.ics"')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('UID:cr-cc-261129@localhost')
    expect(lines).toContain('DTSTART:20261129T180000Z')
    expect(lines).toContain('STATUS:CONFIRMED')
  })

  it('is 410 when it is over, and 404 when there never was one', async () => {
    const statuses = await Promise.all(
      ['CR-DSP-250302', 'CR-DSP-270322', 'ZZ-NONE', 'nonsense'].map(
        async (reference) => (await site.visitor().get(`/events/${reference}.ics`)).status,
      ),
    )

    expect(statuses).toEqual([410, 404, 404, 404])
  })
})

it('the dates of a course for calendars are all of them', async () => {
  const text = await (await site.visitor().get('/events/CR-DSP.ics')).text()
  const names = [...text.matchAll(/^UID:(\S+)/gm)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(30)
  expect(names.every((name) => name?.startsWith('cr-dsp-'))).toBe(true)
})

describe('a cancelled date for calendars', () => {
  it('stays in its own file and in that of its course, marked, so that calendars drop it', async () => {
    for (const name of ['CR-DSP-261129', 'CR-DSP']) {
      const text = await (await site.visitor().get(`/events/${name}.ics`)).text()
      const event = /UID:cr-dsp-261129@(?:(?!END:VEVENT)[^])*/.exec(text)?.[0]

      expect(event).toContain('STATUS:CANCELLED')
    }
  })
})

it('the feed of new dates is Atom, newest first, with a page for each entry', async () => {
  const response = await site.visitor().get('/events.atom')
  const parser = new new JSDOM().window.DOMParser()
  const feed = parser.parseFromString(await response.text(), 'text/xml')
  const updated = [...feed.querySelectorAll('entry > updated')].map((it) => it.textContent)
  const [first] = [...feed.querySelectorAll('entry > link')].map((it) => it.getAttribute('href'))

  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(updated.length).toBeGreaterThan(10)
  expect(updated).toEqual(updated.toSorted().toReversed())
  expect((await site.visitor().get(new URL(first ?? '').pathname)).status).toBe(200)
})
