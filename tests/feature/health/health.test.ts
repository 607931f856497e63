import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { editedSite } from '../../support/edited-site.ts'
import { sendRaw } from '../../support/raw-http.ts'
import { siteOfFile } from '../../support/site-of-file.ts'

const token = 'the-operator-has-a-token-of-40-characters'
const operator = { Authorization: `Bearer ${token}` }

describe.each(['/up', '/ready'])('%s', (path) => {
  const site = siteOfFile()

  it.each(['evil.test', '10.0.0.7:8000', 'localhost'])(
    'answers a balancer that calls the process %s, by GET and HEAD',
    async (name) => {
      const answers = await Promise.all(
        ['GET', 'HEAD'].map((method) =>
          sendRaw(site.origin, `${method} ${path} HTTP/1.1`, `Host: ${name}`),
        ),
      )

      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const other = await sendRaw(site.origin, `GET ${path}/x HTTP/1.1`, `Host: ${name}`)
      expect(other.status).toBe(421)
    },
  )

  it('is kept by nobody', async () => {
    const { headers } = await site.visitor().get(path)

    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('/ready', () => {
  const ready = {
    status: 'ready',
    process: 'serving',
    database: 'ok',
    migrations: 'ok',
    content: 'ok',
    mail: 'ok',
    failedMessages: 0,
    waitingMessages: 0,
  }

  it('has a word for each thing; messages that were given up are counted, and keep nobody away', async () => {
    const { site } = await editedSite({})
    const { db } = site.services.database

    const whole = await site.visitor().get('/ready')
    expect([whole.status, await whole.json()]).toEqual([200, expect.objectContaining(ready)])

    const message = { template: 'gone', recipient: 'ada@example.com', data: '{}', attempts: 10 }
    const times = { created_at: 0, due_at: 0, failed_at: 1 }
    await db
      .insertInto('outbox')
      .values({ id: 'one', ...message, ...times })
      .execute()
    await expect
      .poll(() => stateOf(site.visitor()))
      .toMatchObject({ mail: 'failed', failedMessages: 1 })
  })

  it('stays ready without a database, and is not where its tables are those of older code', async () => {
    const { site } = await editedSite({})
    const { database } = site.services

    await sql`delete from migrations where name like '0009%'`.execute(database.db)
    await expect
      .poll(() => stateOf(site.visitor()))
      .toMatchObject({ status: 'unready', migrations: 'missing' })
    expect((await site.visitor().get('/ready')).status).toBe(503)

    await database.close()
    await expect
      .poll(() => stateOf(site.visitor()))
      .toMatchObject({
        status: 'ready',
        database: 'away',
        migrations: 'unknown',
        mail: 'unknown',
      })
  })

  it('sends a balancer away while the process drains', async () => {
    const { site } = await editedSite({})
    site.services.health.drain()

    const answer = await site.visitor().get('/ready')

    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ ...ready, status: 'unready', process: 'draining' }),
    ])
    expect((await site.visitor().get('/up')).status).toBe(200)
  })
})

describe('/up?verbose', () => {
  it('tells the operator what keeps the files from being served, without a reload', async () => {
    const variables = { OPERATOR_TOKEN: token }
    const { site, read, write } = await editedSite({ environment: 'production', variables })
    const ask = async () => {
      const answer = await site.visitor().get('/up?verbose', { headers: operator })
      return (await answer.json()) as { readonly content: { readonly faults: string[] } }
    }
    const { version } = site.services.content.current()
    const good = read('home.json')
    const line = good.split('\n').findIndex((text) => text.includes('"hero": {')) + 1
    const asItShould = { status: 'up', content: { version, isAsInFiles: true, faults: [] } }
    expect(await ask()).toMatchObject(asItShould)

    write('home.json', good.replace('"hero": {', '"hreo": {'))
    const broken = await ask()
    expect(broken).toMatchObject({ content: { version, isAsInFiles: false } })
    expect(broken.content.faults).toContain(
      `content/home.json:${line}:5 page_data.hreo: unknown key; did you mean "hero"?`,
    )

    write('home.json', good)
    expect(await ask()).toMatchObject(asItShould)
  })

  it.each([
    ['without a token', {}],
    ['with another one', { Authorization: `Bearer ${token.toUpperCase()}` }],
    ['by a name and a password', { Authorization: 'Basic YWRhOnB3' }],
  ])('is refused %s', async (_how, headers) => {
    const { site } = await editedSite({ variables: { OPERATOR_TOKEN: token } })

    const answer = await site.visitor().get('/up?verbose', { headers })

    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="operator"',
    ])
    expect(await answer.text()).not.toContain('isAsInFiles')
  })

  it('needs no token of a program on the machine that the site is for', async () => {
    const { site } = await editedSite({})

    const near = await fetch(`${site.origin}/up?verbose`)
    const far = await site.visitor().get('/up?verbose', { headers: operator })

    expect([near.status, far.status]).toEqual([200, 401])
  })
})

describe('/metrics', () => {
  it('is not there unless it is asked for', async () => {
    const { site } = await editedSite({ variables: { OPERATOR_TOKEN: token } })

    expect((await site.visitor().get('/metrics', { headers: operator })).status).toBe(404)
  })

  it('counts requests by route, kept pages, renders and statements, for this machine and the operator', async () => {
    const { site } = await editedSite({ variables: { METRICS: '1', OPERATOR_TOKEN: token } })
    const visitor = site.visitor()
    for (const path of ['/faq', '/faq', '/nowhere', '/dashboard']) await visitor.get(path)
    await visitor.submit('/mail/customer-subscribe', { email: 'ada@example.com' })

    const near = await sendRaw(site.origin, 'GET /metrics HTTP/1.1', 'Host: 10.0.0.7')
    const far = await visitor.get('/metrics')
    const known = await visitor.get('/metrics', { headers: operator })

    expect([near.status, far.status, known.status]).toEqual([200, 401, 200])
    expect(known.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await known.text()
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'saltlark_http_requests_total{route="web.info.faq",method="GET",status="200"} 2',
        'saltlark_http_requests_total{route="none",method="GET",status="404"} 1',
        'saltlark_http_requests_total{route="dashboard",method="GET",status="303"} 1',
        'saltlark_http_request_duration_seconds_count{route="mail.customer-subscribe"} 1',
        'saltlark_pages_total{result="made"} 1',
        'saltlark_pages_total{result="kept"} 1',
        'saltlark_content_faults 0',
        'saltlark_passwords_waiting 0',
        'saltlark_messages{state="failed"} 0',
      ]),
    )
    expect(text).toMatch(/^saltlark_database_query_duration_seconds_count [1-9]/m)
  })
})

async function stateOf(visitor: { get(path: string): Promise<Response> }): Promise<unknown> {
  return (await visitor.get('/ready')).json()
}
