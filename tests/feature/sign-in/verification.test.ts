import { describe, expect, it } from 'vitest'
import { newCustomer, signIn } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import { pathMailedTo, sentMessages } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const resend = '/email/verification-notification'

const site = siteOfFile()

describe('the link that makes an address somebody’s own', () => {
  it(
    'opens a page with one button, however often scanners open it',
    { tags: ['clar-4.12'] },
    async () => {
      const { customer, link } = await registered()

      const [, page] = [
        await site.visitor().get(link),
        await pageOf(await site.visitor().visit(link)),
      ]

      expect(page).toMatchObject({
        component: 'auth/verify',
        props: { state: 'open', purpose: 'verify-email', email: customer.email, action: link },
      })
      expect((await signIn(site.visitor(), customer)).headers.get('location')).toBe('/email/verify')
    },
  )

  it('leads to signing in when the button is pressed', async () => {
    const { customer, link } = await registered('/knots?a=1')
    const visitor = site.visitor()

    const guessed = await visitor.submit(link, { password: 'not the one of it' }, { from: link })
    expect(guessed.status).toBe(422)
    expect((await pageOf(guessed)).props['errors']).toEqual({
      password: expect.stringContaining('by the link below'),
    })
    expect(visitor.cookies.has('session')).toBe(false)

    const answer = await visitor.submit(link, { password: customer.password }, { from: link })
    const page = await pageOf(await visitor.get('/dashboard'))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/knots?a=1'])
    expect(page).toMatchObject({
      flash: { success: 'Your e-mail address is confirmed. Welcome aboard.' },
      props: { user: { email: customer.email } },
    })
  })

  it('works once: replayed, it says that it is over', { tags: ['clar-4.12'] }, async () => {
    const { customer, link } = await registered()
    await site.visitor().submit(link, { password: customer.password })

    const again = await site.visitor().submit(link, { password: customer.password })

    expect([again.status, again.headers.get('location')]).toEqual([303, link])
    // No more is said of one that never was.
    for (const over of [link, `/email/verify/${'A'.repeat(43)}`]) {
      const page = await site.visitor().get(over)
      expect(page.status).toBe(410)
      const props = { state: 'expired', action: resend, loginHref: '/login' }
      expect((await pageOf(page)).props).toMatchObject(props)
    }
    expect((await signIn(site.visitor(), customer)).headers.get('location')).toBe('/dashboard')
  })
})

describe('asking for the message again', () => {
  it('sends one, and answers an unknown address with the same words', async () => {
    const { customer } = await registered()
    const visitor = site.visitor()
    const stranger = site.visitor()
    const { email: unknown } = newCustomer()

    const answers = [
      await visitor.submit(resend, { email: customer.email, intended: '/faq' }),
      await stranger.submit(resend, { email: unknown, intended: '/faq' }),
    ]
    const texts = [
      (await (await visitor.get('/email/verify')).text()).replaceAll(customer.email, 'it'),
      (await (await stranger.get('/email/verify')).text()).replaceAll(unknown, 'it'),
    ]

    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, '/email/verify'],
      [303, '/email/verify'],
    ])
    expect(texts[0]).toContain('Another letter is on its way to it.')
    expect(texts[0]).toBe(texts[1])
    const messages = (await sentMessages(site)).filter(
      ({ recipient }) => recipient === customer.email,
    )
    expect(messages).toHaveLength(2)
  })

  it('is too much at the fourth time in an hour, known address or not', async () => {
    for (const email of [(await registered()).customer.email, newCustomer().email]) {
      for (const intended of ['/', '/knots', '/faq']) {
        await site.visitor().submit(resend, { email, intended })
      }

      const { props } = await pageOf(await site.visitor().submit(resend, { email }))

      expect(props['errors']).toEqual({
        email: expect.stringMatching(/^No letter was sent: three /),
      })
    }
  })
})

/** Somebody whose message has arrived, and its link. */
async function registered(intended = ''): Promise<{ customer: Customer; link: string }> {
  const customer = newCustomer()
  await site.visitor().submit('/register', { ...customer, intended })
  return { customer, link: await pathMailedTo(site, customer.email, /\/email\/verify\//) }
}
