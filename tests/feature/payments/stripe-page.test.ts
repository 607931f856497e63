import { describe, expect, it } from 'vitest'
import { cards } from '../../support/stripe/cards.ts'
import { environment, openedBy, stripeOfTest } from '../../support/stripe/stripe-of-test.ts'

const back = `${environment}/pay/return/a-token`

describe('the page on which a payer pays', () => {
  it('shows what is paid, and takes it', async () => {
    const { provider, heard } = await stripeOfTest()
    const { reference, url } = await openedBy(provider)

    const page = await fetch(url)
    const html = await page.text()
    const paid = await press(url, 'pay')

    expect(html).toContain('<h1>Pay £178.95</h1>')
    expect(html).toContain('mary@example.com')
    expect(html).not.toContain('<script')
    expect([paid.status, paid.headers.get('location')]).toEqual([303, back])
    expect(await provider.look(reference)).toMatchObject({ state: 'paid' })
    expect(heard).toMatchObject([{ type: 'checkout.session.completed' }])
  })

  it('lets who was declined pay by another card', async () => {
    const { provider } = await stripeOfTest()
    const { reference, url } = await openedBy(provider)

    expect(await (await press(url, 'decline')).text()).toContain('Your card was declined.')
    expect(await (await press(url, 'pay', cards.declined.number)).text()).toContain('declined')
    expect(await provider.look(reference)).toMatchObject({ state: 'open', payment: null })
    expect((await press(url, 'pay')).status).toBe(303)
  })

  it('asks who pays, where the bank wants to know', async () => {
    const { provider } = await stripeOfTest()
    const { url } = await openedBy(provider)

    expect(await (await press(url, 'challenge')).text()).toContain('<h1>Is it you?</h1>')
    const asked = await press(url, 'pay', cards.challenged.number)
    expect(await asked.text()).toContain('<h1>Is it you?</h1>')
    expect(await (await press(url, 'fail')).text()).toContain('Your bank does not know you.')
    expect((await press(url, 'approve')).headers.get('location')).toBe(back)
  })

  it('lets a payer leave', async () => {
    const { provider } = await stripeOfTest()
    const { reference, url } = await openedBy(provider)

    const left = await press(url, 'leave')

    expect(left.headers.get('location')).toBe(`${environment}/pay/cancel/a-token`)
    expect(await provider.look(reference)).toMatchObject({ state: 'open' })
  })

  it('takes nothing from who pays too late, and does not say why', async () => {
    const { provider } = await stripeOfTest()
    const { reference, url } = await openedBy(provider)

    expect(await (await press(url, 'late')).text()).toContain('Something went wrong')
    expect(await (await press(url, 'pay')).text()).toContain('Something went wrong')
    expect(await (await fetch(url)).text()).toContain('This page has expired')
    expect(await provider.look(reference)).toMatchObject({ state: 'expired', payment: null })
  })
})

function press(url: string, button: string, card = cards.pays.number): Promise<Response> {
  const body = new URLSearchParams({ button, card })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}
