import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import type { ContentEvents } from '#server/props/content-events.ts'
import { editedSite } from '../../support/edited-site.ts'
import { listenTo } from '../../support/event-stream.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

// The test's own today is out of season.
const christmas = '?at=2027-12-24'
const site = siteOfFile({ environment: 'development', render: renderPage })
const asDocument = { 'Sec-Fetch-Dest': 'document' }

describe('an address with ?at= in development', () => {
  it('shows the site of that day, and other addresses that of today', async () => {
    const visitor = site.visitor()

    expect(await isSeasonal(visitor, `/${christmas}`)).toBe(true)
    expect(await isSeasonal(visitor, '/')).toBe(false)
    expect(await isSeasonal(visitor, '/faq?at=2027-12-24T18:30')).toBe(true)
  })

  it('shows what is published by then, to the minute', async () => {
    const { site: own, edit } = await editedSite({ environment: 'development' })
    const slug = '"slug": "rya-competent-crew"'
    edit('home.json', slug, `"publishAt": "2027-09-01T09:00:00+01:00", ${slug}`)
    await own.services.content.refresh()
    const slugs = async (at: string) => {
      const { props } = await pageOf(await own.visitor().visit(`/?at=${at}`))
      return (props['courses'] as { slug: string }[]).map(({ slug }) => slug)
    }

    expect(await slugs('2027-09-01T08:59')).not.toContain('rya-competent-crew')
    expect(await slugs('2027-09-01T09:00')).toContain('rya-competent-crew')
  })

  it.each([['2027-02-30'], ['']])('refuses %j with a word of what to write', async (at) => {
    const visitor = site.visitor()

    const answer = await visitor.get(`/?at=${encodeURIComponent(at)}`)
    const document = await documentOf(answer)

    expect(answer.status).toBe(400)
    expect(document.body.textContent).toContain(`says '${at}', which is no day to travel to`)
    expect(document.body.textContent).toContain('such as ?at=2026-12-24')
  })
})

describe('a link on a page of another day', () => {
  it('leads to a page of that day, whose address says so', async () => {
    const visitor = site.visitor()
    const from = `/${christmas}`

    const page = await visitor.get('/faq', { from, headers: asDocument })
    const visit = await visitor.visit('/rya-courses?level=beginner', { from })

    expect([page.status, page.headers.get('location')]).toEqual([302, `/faq${christmas}`])
    expect(visit.headers.get('location')).toBe('/rya-courses?level=beginner&at=2027-12-24')
  })

  it('leads to today when it does not tell where it stands, as the one that leaves', async () => {
    const visitor = site.visitor()

    const answer = await visitor.get('/faq', { headers: asDocument })

    expect(answer.status).toBe(200)
    expect(await isSeasonal(visitor, '/faq')).toBe(false)
  })

  it('is as ever on a page of today, and on one of another site', async () => {
    const visitor = site.visitor()
    const elsewhere = { Referer: 'https://search.example/?at=2027-12-24', ...asDocument }

    expect((await visitor.get('/faq', { from: '/', headers: asDocument })).status).toBe(200)
    expect((await visitor.get('/faq', { headers: elsewhere })).status).toBe(200)
  })
})

describe('the stream of a page of another day', () => {
  it('says which day it is', async () => {
    const page = encodeURIComponent(`/rya-courses?level=beginner&at=2027-12-24`)

    const events = await listenTo<ContentEvents>(`${site.origin}/_content-events?page=${page}`, {
      Referer: `${site.origin}/rya-courses?level=beginner&at=2027-12-24`,
    })

    expect(await events.next('moment')).toEqual({
      words: 'Friday 24 December, 2027, 12:00 PM',
    })
  })

  it('names what a save changes on that day', async () => {
    const { site: own, edit } = await editedSite({ environment: 'development' })
    const referer = { Referer: `${own.origin}/${christmas}` }
    const page = `${own.origin}/_content-events?page=${encodeURIComponent(`/${christmas}`)}`
    const events = await listenTo<ContentEvents>(page, referer)
    await events.next('changed')

    edit('home.json', '"Learn to sail.', '"Come and sail.')

    expect(await events.next('changed')).toEqual({ only: ['pageContent'] })
  })
})

async function isSeasonal(visitor: Visitor, path: string): Promise<unknown> {
  return (await pageOf(await visitor.visit(path))).props['isSeasonal']
}
