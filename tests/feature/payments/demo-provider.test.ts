import { beforeAll, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '#server/shop/payments/provider.ts'
import { only, textOf } from '../../specification/support/reading.ts'
import { attemptDraft } from '../../support/attempt-draft.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import type { Visitor } from '../../support/visitor.ts'

describe('the page of play money', () => {
  const site = siteOfFile({ environment: 'production', variables: { PAYMENT_PROVIDER: 'demo' } })
  let provider: PaymentProvider
  let payer: Visitor
  beforeAll(() => {
    provider = site.services.shop.payments.provider as PaymentProvider
    payer = site.visitor()
  })

  /** A payer in front of the page of a new attempt. */
  async function arrive() {
    const { reference, url } = await provider.open(provider.prepare(attemptDraft(Date.now())))
    const path = (url ?? '').slice(site.origin.length)
    const read = async () => only(await documentOf(await payer.get(path)), 'main')
    return {
      path,
      words: async () => textOf(only(await read(), '[role=status]')),
      buttons: async () => [...(await read()).querySelectorAll('button')].map(({ value }) => value),
      press: async (act: string) => (await payer.submit(path, { act })).headers.get('location'),
      seen: () => provider.look(reference),
    }
  }

  it('says what is paid, that nothing is charged, and offers each end; there is no script in it', async () => {
    const { path, buttons } = await arrive()
    const answer = await payer.get(path)
    const document = await documentOf(answer)

    expect(textOf(document.body)).toContain('Play money: nothing is charged')
    expect(textOf(only(document.body, 'h1'))).toBe('Order SL-1001, deposit £178.95')
    expect(await buttons()).toEqual(['pay', 'challenge', 'late', 'decline', 'leave'])
    expect(document.querySelectorAll('script')).toHaveLength(0)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const styles = document.querySelector('link')?.getAttribute('href') ?? ''
    const sheet = await payer.get(styles)
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([
      200,
      'text/css; charset=utf-8',
    ])
  })

  it('takes the money at once, and sends the payer back', async () => {
    const { press, seen, words } = await arrive()

    expect(await press('pay')).toBe('http://localhost/returned')
    // Whoever comes back by the Back button and presses again pays once.
    expect(await press('pay')).toBe('http://localhost/returned')

    expect(await seen()).toMatchObject({
      state: 'paid',
      payment: { amount: 17_895, currency: 'gbp', method: 'Demo card ending 4242' },
    })
    expect(await words()).toBe('This is paid.')
  })

  it('declines a card, which can be tried again', async () => {
    const { path, press, seen, words } = await arrive()

    expect(await press('decline')).toBe(site.origin + path)

    expect(await words()).toBe('The bank has declined the card. Try again, or leave.')
    expect(await seen()).toMatchObject({ state: 'open', payment: null })
    await press('pay')
    expect(await seen()).toMatchObject({ state: 'paid' })
  })

  it('has the bank ask first, which may be told no', async () => {
    const { path, press, seen, words, buttons } = await arrive()

    expect(await press('challenge')).toBe(site.origin + path)

    expect(await words()).toBe('The bank asks: is it you who pays £178.95?')
    expect(await buttons()).toEqual(['pay', 'decline', 'leave'])
    await press('decline')
    expect(await seen()).toMatchObject({ state: 'open' })
    await press('challenge')
    expect(await press('pay')).toBe('http://localhost/returned')
    expect(await seen()).toMatchObject({ state: 'paid' })
  })

  it('lets a payer leave, and come back', async () => {
    const { press, seen, buttons } = await arrive()

    expect(await press('leave')).toBe('http://localhost/left')

    expect(await seen()).toMatchObject({ state: 'open', payment: null })
    expect(await buttons()).toContain('pay')
  })

  it('can have the bank take its time', async () => {
    const { press, seen, words, buttons } = await arrive()

    expect(await press('late')).toBe('http://localhost/returned')

    expect(await seen()).toMatchObject({ state: 'processing', payment: null })
    expect(await words()).toMatch(
      /^The bank takes its time: the money comes at \d\d:\d\d:\d\d UTC\.$/,
    )
    expect(await buttons()).toEqual([])
  })

  it('offers to pay once it has ended, as a bank may do', async () => {
    const { reference, url } = await provider.open(provider.prepare(attemptDraft(Date.now())))
    const path = (url ?? '').slice(site.origin.length)
    expect(await provider.close(reference)).toMatchObject({ state: 'expired', payment: null })

    await payer.submit(path, { act: 'pay' })
    expect(await provider.look(reference)).toMatchObject({ state: 'expired' })
    await payer.submit(path, { act: 'pay-late' })

    expect(await provider.look(reference)).toMatchObject({
      state: 'paid',
      payment: { amount: 17_895 },
    })
  })

  it('says of a page of another process that it is gone, and takes nothing that it does not know', async () => {
    const { path } = await arrive()
    const gone = await payer.get(`/_pay/${crypto.randomUUID()}`)

    expect([gone.status, await gone.text()]).toEqual([
      404,
      expect.stringContaining('This page for play money is gone'),
    ])
    expect((await payer.submit(`/_pay/${crypto.randomUUID()}`, { act: 'pay' })).status).toBe(404)
    expect((await payer.submit(path, { act: 'rob' })).status).toBe(400)
  })
})

describe.each([
  ['in a test', 'test'],
  ['in production', 'production'],
] as const)('%s, unless the settings ask for it,', (_where, environment) => {
  const site = siteOfFile({ environment })

  it('there is no play money, and no page of it', async () => {
    const path = `/_pay/${crypto.randomUUID()}`
    const visitor = site.visitor()
    const answers = [
      await visitor.get(path),
      await visitor.submit(path, { act: 'pay' }),
      await visitor.get('/_pay/styles'),
    ]

    expect(site.services.shop.payments.provider).toBeNull()
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('in development, without settings', () => {
  const site = siteOfFile({ environment: 'development' })

  it('there is play money', () => {
    expect(site.services.shop.payments.provider?.name).toBe('demo')
  })
})
