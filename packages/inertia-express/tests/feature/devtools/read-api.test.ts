import { describe, expect, it } from 'vitest'
import { idOf, instant, recordedSite, showKnots, visit } from './recorded-site.ts'

const tab = (name: string) => ({ ...visit, 'X-Inertia-Devtools-Tab': name })

describe('the entries', () => {
  it('are read one by one, and never from a cache', async () => {
    const site = await recordedSite(showKnots)
    const id = idOf(await site.send('/knots'))

    const answer = await site.read(`/${id}`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys((await answer.json()) as object)).toEqual([
      '__meta',
      'http',
      'props',
      'propValues',
      'route',
      'renderSource',
      'componentPath',
    ])
  })

  it.each([
    '/nobody',
    '/',
    '/__proto__',
    '/constructor',
    '/../../etc/passwd',
    `/${'a'.repeat(5_000)}`,
  ])('have none by the name %j', async (name) => {
    const site = await recordedSite(showKnots)
    await site.send('/knots')

    expect((await site.read(name)).status).toBe(404)
  })

  it('are listed in short, newest first', async () => {
    const site = await recordedSite(showKnots)
    const first = idOf(await site.send('/knots'))
    const second = idOf(await site.send('/nowhere'))

    const list = await site.list()

    expect(list.map(({ id }) => id)).toEqual([second, first])
    expect(list[1]).toMatchObject({ component: 'knots', requestType: 'initial', status: 200 })
    expect(list[1]).not.toHaveProperty('http')
  })

  it('are not added to by those who read them', async () => {
    const site = await recordedSite(showKnots)
    await site.send('/knots')

    const answer = await site.read('')

    expect(answer.headers.has('x-inertia-devtools-id')).toBe(false)
    expect(await site.list()).toHaveLength(1)
  })

  it.each([
    ['?component=knots', ['navigate', 'initial']],
    ['?component=', ['http', 'navigate', 'initial']],
    ['?type=http,initial', ['http', 'initial']],
    ['?exclude=http', ['navigate', 'initial']],
    ['?type=http,navigate&exclude=http', ['navigate']],
    ['?offset=1', ['navigate', 'initial']],
    ['?limit=1', ['http']],
    ['?offset=1&limit=1', ['navigate']],
    ['?limit=-1&offset=x&type=,', ['http', 'navigate', 'initial']],
  ])('are filtered by %s', async (query, expected) => {
    const site = await recordedSite(showKnots)
    await site.send('/knots')
    await site.send('/knots', { headers: visit })
    await site.send('/nowhere')

    const list = await site.list(query)

    expect(list.map(({ requestType }) => requestType)).toEqual(expected)
  })

  it('are only read: another method goes on to the application', async () => {
    const site = await recordedSite(showKnots)

    const answer = await fetch(`${site.origin}/_inertia/devtools/entries`, { method: 'DELETE' })

    expect(answer.status).toBe(404)
  })
})

describe('entries that become too many', () => {
  it('go tab by tab: a busy tab drives out its own', async () => {
    const site = await recordedSite(showKnots, { perTab: 2 })
    const quiet = idOf(await site.send('/knots', { headers: tab('quiet') }))
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) {
      ids.push(idOf(await site.send('/knots', { headers: tab('busy') })))
    }

    const list = await site.list()

    expect(list.map(({ id }) => id)).toEqual([ids[3], ids[2], quiet])
  })

  it('go, oldest first, when tabs are too many too', async () => {
    const site = await recordedSite(showKnots, { total: 2 })
    for (const name of ['a', 'b', 'c']) await site.send('/knots', { headers: tab(name) })

    expect((await site.list()).map(({ tabUuid }) => tabUuid)).toEqual(['c', 'b'])
  })

  it('go when they are old', async () => {
    let now = instant
    const site = await recordedSite(showKnots, { now: () => now, keepFor: 60_000 })
    const id = idOf(await site.send('/knots'))

    now += 60_001

    expect((await site.read(`/${id}`)).status).toBe(404)
    expect(await site.list()).toEqual([])
  })

  it('keep names only as long as the extension makes them', async () => {
    const site = await recordedSite(showKnots)

    const entry = await site.entryOf('/knots', {
      ...tab('t'.repeat(3_000)),
      'X-Inertia-Devtools-Visit': 'v'.repeat(3_000),
    })

    expect(String(entry.meta['tabUuid'])).toHaveLength(100)
    expect(String(entry.meta['visitId'])).toHaveLength(100)
  })
})

describe('a recorder that fails', () => {
  it('changes nothing in the answer', async () => {
    const site = await recordedSite(showKnots, {
      componentPath() {
        throw new Error('No such folder')
      },
    })

    const answer = await site.send('/knots', { headers: visit })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ component: 'knots' })
    expect((await site.read(`/${idOf(answer)}`)).status).toBe(404)
  })
})
