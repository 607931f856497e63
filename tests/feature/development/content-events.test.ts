import { describe, expect, it } from 'vitest'
import type { ContentEvents } from '#server/props/content-events.ts'
import { editedSite } from '../../support/edited-site.ts'
import { listenTo } from '../../support/event-stream.ts'
import type { TestSite } from '../../support/site.ts'

const stream = '/_content-events'

describe('the stream of a page that is open in development', () => {
  it('names the props by which a save changes each page, and no others', async () => {
    const { site, edit, events: home } = await openPage('/')
    const faq = await eventsOf(site, '/faq?from=menu')
    const noPage = await eventsOf(site, '/nowhere')

    edit('home.json', '"Learn to sail.', '"Come and sail.')
    const told = [home, faq, noPage].map((events) => events.next('changed'))

    // What no page handler makes is reloaded whole.
    expect(await Promise.all(told)).toEqual([
      { only: ['pageContent'] },
      { only: [] },
      { only: null },
    ])
    edit('company.json', '"email": "hello@', '"email": "crew@')
    const { only } = await faq.next('changed')
    expect(only).toContain('company')
    expect(only).not.toContain('navigationData')
  })

  it('tells a fault in the words of content:check with its lines, and that it is mended', async () => {
    const { content, read, write, events } = await openPage('/')
    const good = read('home.json')
    const line = good.split('\n').findIndex((text) => text.includes('"hero": {')) + 1

    write('home.json', good.replace('"hero": {', '"hreo": {'))
    const faults = await events.next('faults')
    write('home.json', good)

    expect(faults).toContainEqual({
      place: `${content}/home.json:${line}:5`,
      words: 'page_data.hreo: unknown key; did you mean "hero"?',
      frame: expect.stringContaining(`\n> ${line} |     "hreo": {\n`),
    })
    expect(await events.next('faults')).toEqual([])
  })

  it('tells a page that opens while there are faults', async () => {
    const { site, write, events } = await openPage('/')
    write('ratings.json', '')
    await events.next('faults')

    const later = await listenTo<ContentEvents>(`${site.origin}${stream}?page=/faq`)

    expect(await later.next('faults')).toMatchObject([
      { words: expect.stringMatching(/^is empty; /) },
    ])
  })

  it('ends with the site, so that the browser asks the next one', async () => {
    const { site, events } = await openPage('/')

    site.services.content.close()

    await expect(events.ended()).resolves.toBeUndefined()
  })
})

describe('a page that was made of other content than is served now', () => {
  it('is reloaded whole, whether it says so itself or its browser connects again', async () => {
    const { site } = await editedSite({ environment: 'development' })
    const address = `${site.origin}${stream}?page=/`
    const now = site.services.content.current().version
    const told = async (query: string, headers = {}) =>
      (await listenTo<ContentEvents>(address + query, headers)).next('changed')

    expect(await told('&seen=older')).toEqual({ only: null })
    expect(await told(`&seen=${now}`, { 'Last-Event-ID': 'older' })).toEqual({ only: null })
    expect(await told(`&seen=${now}`)).toEqual({ only: [] })
    expect(await told('&seen=older', { 'Last-Event-ID': now })).toEqual({ only: [] })
  })
})

/** A page in development, with its stream. */
async function openPage(page: string) {
  const edited = await editedSite({ environment: 'development' })
  return { ...edited, events: await eventsOf(edited.site, page) }
}

/** The stream of a page, read up to where it has told what is so now. */
async function eventsOf({ origin }: TestSite, page: string) {
  const query = new URLSearchParams({ page }).toString()
  const events = await listenTo<ContentEvents>(`${origin}${stream}?${query}`)
  expect(await events.next('moment')).toBeNull()
  expect(await events.next('changed')).toEqual({ only: [] })
  expect(await events.next('faults')).toEqual([])
  return events
}
