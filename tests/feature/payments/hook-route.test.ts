import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteOnFailingDatabase } from '../../support/failing-database.ts'
import type { FailingDatabase } from '../../support/failing-database.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { TestSite } from '../../support/site.ts'

const path = '/webhooks/payments'
const secret = 'whsec_hook_route'
const takesCards = { STRIPE_SECRET_KEY: 'rk_test_hook_route', STRIPE_WEBHOOK_SECRET: secret }

function tell(site: TestSite, body: string, headers = {}, address = path) {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return site.visitor().send(address, { method: 'POST', headers: { ...type, ...headers }, body })
}

describe('what a payment provider tells a site that takes no cards', () => {
  const site = siteOfFile()

  it('is answered 404, in a sentence: nobody looks at a page', async () => {
    const answer = await tell(site, '{"id":"evt_1"}')

    expect([answer.status, await answer.text()]).toEqual([404, 'There is no page at this address.'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([`${path}/`, `/${path}`, `${path}/?from=dashboard`])(
    'is never redirected, which a provider takes for a failure: %s',
    async (address) => {
      expect((await tell(site, '{}', {}, address)).status).toBe(404)
    },
  )

  it('may be 262,144 bytes, and is refused beyond', async () => {
    const most = await tell(site, 'x'.repeat(262_144))
    const more = await tell(site, 'x'.repeat(262_145))

    expect([most.status, more.status]).toEqual([404, 413])
    expect(await more.text()).toBe('The request holds more than this address accepts.')
  })

  it('is told by POST alone', async () => {
    expect((await site.visitor().get(path)).status).toBe(405)
  })
})

describe('what Stripe tells a site that takes cards', () => {
  const site = siteOfFile({ variables: takesCards })
  const kept = () =>
    site.services.database.db.selectFrom('provider_events').select(['id', 'type']).execute()

  it('is taken by the bytes that it has signed, and kept once however often it comes', async () => {
    const body = `{ "id": "evt_taken",\n  ${sessionEnded} }\n`

    const answers = [
      await tell(site, body, signed(body)),
      await tell(site, body, signed(body), `${path}/`),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept()).toEqual([{ id: 'evt_taken', type: 'attempt' }])
  })

  it.each<[what: string, headers: (body: string) => Readonly<Record<string, string>>]>([
    ['without a signature', () => ({})],
    ['with one of other bytes', (body) => signed(`${body} `)],
    ['with one by another secret', (body) => signed(body, 'whsec_another')],
    ['with one of six minutes ago', (body) => signed(body, secret, Date.now() - 360_000)],
  ])('is refused %s: nothing is kept, and the security log tells of it', async (_what, headers) => {
    const before = await kept()
    const body = `{ "id": "evt_forged", ${sessionEnded} }`

    const answer = await tell(site, body, headers(body))

    expect([answer.status, await answer.text()]).toEqual([
      400,
      'The signature is not that of our payment provider, or it is too old.',
    ])
    expect(await kept()).toEqual(before)
    const requestId = answer.headers.get('x-request-id')
    const lines = site.log.filter(({ facts }) => facts['requestId'] === requestId)
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        facts: expect.objectContaining({ event: 'payment-hook', outcome: 'forged' }),
      }),
    )
    expect(JSON.stringify(lines)).not.toContain('evt_forged')
  })

  it('is refused without a body', async () => {
    expect((await tell(site, '', signed(''))).status).toBe(400)
  })
})

describe('what Stripe tells while the database takes nothing', () => {
  let failing: FailingDatabase
  beforeAll(async () => {
    failing = await siteOnFailingDatabase({ variables: takesCards })
  }, 60_000)
  afterAll(() => failing.stop())

  it('is answered 503 and shown to nobody, and is taken when it comes again', async () => {
    const { site } = failing
    const body = `{ "id": "evt_untold", ${sessionEnded} }`
    await failing.breakDown()

    const answer = await tell(site, body, signed(body))

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).not.toContain('evt_untold')
    expect(JSON.stringify(site.log)).not.toContain('evt_untold')
    await failing.mend()
    expect((await tell(site, body, signed(body))).status).toBe(200)
  })
})

const sessionEnded = `"object": "event", "type": "checkout.session.expired", "livemode": false,
  "data": { "object": { "id": "cs_1", "object": "checkout.session", "metadata": {} } }`

/** The header by which Stripe signs a message: the time, and an HMAC of it with the bytes. */
function signed(body: string, by = secret, instant = Date.now()): { 'Stripe-Signature': string } {
  const seconds = Math.floor(instant / 1000)
  const signature = createHmac('sha256', by).update(`${seconds}.${body}`).digest('hex')
  return { 'Stripe-Signature': `t=${seconds},v1=${signature}` }
}
