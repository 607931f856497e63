import { describe, expect, it } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

const sentence = 'Too many tries in a short time. Wait a minute and try again.'

describe('the seventh newsletter form in a minute', () => {
  it('is 429 in the layout, and says when to come back', async () => {
    const response = await (await tired()).submit('/mail/customer-subscribe', { email: '' })

    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await pageOf(response)).toMatchObject({
      component: 'error',
      props: { status: 429, title: 'A little slower, please', message: sentence },
    })
  })

  it('leads a visit back to its form, with the sentence and an error that keeps the form filled', async () => {
    const visitor = await tired()
    const response = await visitor.submitVisit('/mail/customer-subscribe', { email: '' })

    expect(response.status).toBe(303)
    expect(response.headers.has('retry-after')).toBe(true)
    expect(await pageOf(await visitor.visit(response.headers.get('location') ?? ''))).toMatchObject(
      {
        component: 'home',
        flash: { error: sentence },
        props: { errors: { form: sentence } },
      },
    )
  })

  it('is 429 in JSON to a caller that wants JSON', async () => {
    const response = await (
      await tired()
    ).submit('/mail/customer-subscribe', { email: '' }, { headers: { Accept: 'application/json' } })

    expect(response.status).toBe(429)
    expect(response.headers.has('retry-after')).toBe(true)
    expect(await response.json()).toEqual({ message: sentence })
  })

  it('is refused whatever it holds', async () => {
    const response = await (
      await tired()
    ).submit('/mail/customer-subscribe', {
      email: 'seventh@example.com',
    })

    const { db } = site.services.database
    expect(response.status).toBe(429)
    expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([])
  })

  it('is no matter to anybody else', async () => {
    await tired()

    expect((await site.visitor().submit('/mail/customer-subscribe', { email: '' })).status).toBe(
      422,
    )
  })

  it('does not keep its sender from any page', async () => {
    expect((await (await tired()).get('/')).status).toBe(200)
  })

  it('counts the button of the confirmation page too', async () => {
    const response = await (await tired()).submit(`/mail/confirm/${'a'.repeat(75)}`, {})

    expect(response.status).toBe(429)
  })
})

/** Somebody who has just sent the form six times. */
async function tired(): Promise<Visitor> {
  const visitor = site.visitor()
  for (let tries = 0; tries < 6; tries += 1) {
    const { status } = await visitor.submit('/mail/customer-subscribe', { email: '' })
    expect(status).toBe(422)
  }
  return visitor
}
