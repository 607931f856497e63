import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { createDemoProvider } from '#server/shop/payments/demo/demo-provider.ts'
import type { AttemptDraft, Changed } from '#server/shop/payments/provider.ts'
import { attemptDraft } from '../../../support/attempt-draft.ts'
import { handClock } from '../../../support/mail.ts'
import { testInstant } from '../../../support/test-instant.ts'

const minute = 60_000

describe('the provider of play money', () => {
  const clock = handClock(testInstant)
  const open = async (facts: Partial<AttemptDraft> = {}) => {
    const provider = createDemoProvider({ appUrl: 'http://localhost', machineClock: clock })
    const request = provider.prepare(attemptDraft(clock.now(), facts))
    const { reference } = await provider.open(request)
    return { provider, request, reference, look: () => provider.look(reference) }
  }

  it('opens one page for a request, though it was kept as JSON, and finds it by its attempt', async () => {
    const { provider, request, reference, look } = await open({ id: 'an-attempt' })
    const again = await provider.open(JSON.parse(JSON.stringify(request)))

    expect(again).toEqual({ reference, url: `http://localhost/_pay/${reference}` })
    expect(await provider.find({ id: 'an-attempt', createdAt: 0 })).toEqual(again)
    expect(await provider.find({ id: 'another', createdAt: 0 })).toBeNull()
    expect((await look()).mark).toEqual({ attempt: 'an-attempt', environment: 'http://localhost' })
  })

  it('lets late money come after a minute, and no earlier', async () => {
    const { provider, reference, look } = await open()
    provider.act(reference, 'late')

    clock.pass(minute - 1)
    expect(await look()).toMatchObject({ state: 'processing', payment: null })
    // What is on its way cannot be stopped.
    expect(await provider.close(reference)).toMatchObject({ state: 'processing' })
    clock.pass(1)
    expect(await look()).toMatchObject({ state: 'paid', payment: { amount: 17_895 } })
  })

  it('ends its pages after 35 minutes', async () => {
    const { provider, request, reference, look } = await open()

    clock.pass(35 * minute - 1)
    expect(await look()).toMatchObject({ state: 'open' })
    clock.pass(1)
    expect(await look()).toMatchObject({ state: 'expired' })
    expect(await provider.open(request)).toEqual({ reference, url: null })
  })

  it('gives money back once for a refund, and not more than there is', async () => {
    const { provider, reference } = await open()
    provider.act(reference, 'pay')
    const payment = (await provider.look(reference)).payment?.reference ?? ''
    const wish = { id: 'one', payment, amount: pence(10_000), createdAt: clock.now() }

    const refund = await provider.refund(wish)
    const again = await provider.refund(wish)
    const more = provider.refund({ ...wish, id: 'two' })

    expect(refund).toMatchObject({ payment, amount: 10_000, state: 'succeeded', wish: 'one' })
    expect(again).toEqual(refund)
    await expect(more).rejects.toMatchObject({ name: 'ProviderFault', kind: 'refused' })
    expect(await provider.lookRefund(refund.reference)).toEqual(refund)
  })

  it('tells what has changed since an instant', async () => {
    const { provider, reference } = await open()
    provider.act(reference, 'pay')
    const payment = (await provider.look(reference)).payment?.reference ?? ''
    clock.pass(minute)
    const wish = { id: 'one', payment, amount: pence(1), createdAt: clock.now() }
    const refund = await provider.refund(wish)
    const changed = async (since: number) => {
      const all: Changed[] = []
      for await (const one of provider.changedSince(since)) all.push(one)
      return all
    }

    expect(await changed(clock.now() - minute)).toMatchObject([
      { kind: 'attempt', reference },
      { kind: 'refund', reference: refund.reference, payment },
    ])
    expect(await changed(clock.now())).toMatchObject([{ kind: 'refund' }])
  })

  it('hears nobody, and knows no dispute', async () => {
    const { provider } = await open()

    expect(() => provider.hear(Buffer.from('{}'), {})).toThrow('Play money sends no messages.')
    await expect(provider.lookDispute('one')).rejects.toMatchObject({ kind: 'refused' })
    await expect(provider.lookRefund('one')).rejects.toMatchObject({ kind: 'refused' })
  })

  it('has forgotten in another process what it was', async () => {
    const { reference } = await open()
    const { provider } = await open()

    expect(await provider.look(reference)).toMatchObject({ state: 'expired', payment: null })
    expect(provider.act(reference, 'pay')).toBeNull()
  })
})
