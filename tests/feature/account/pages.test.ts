import { describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { linksOf, only, textOf } from '../../specification/support/reading.ts'
import { signedInCustomer } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import { documentOf } from '../../support/pages-of.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { profile } from './own-forms.ts'

const site = siteOfFile({ render: renderPage })

describe('Your Account', () => {
  it('shows whose it is, what there is none of, and where to find it', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    const answer = await visitor.get('/dashboard')
    const main = only(await documentOf(answer.clone()), 'main')

    expect((await pageOf(answer)).component).toBe('account/dashboard')
    expect(textOf(main)).toContain(`Welcome aboard, ${customer.name}.`)
    const cards = [...main.querySelectorAll('section')].map((card) => [
      textOf(card).match(/^(.*?) ?(?:Nothing|None)/)?.[1],
      linksOf(card)[0],
    ])
    expect(cards).toEqual(
      expect.arrayContaining([
        ['Your next trip', ['See dates and prices', '/events']],
        ['Bookings', ['Call 01632 960 214', 'tel:+441632960214']],
        ['Orders', ['Look at the shop', '/merchandise']],
        ['Gift vouchers', ['About gift vouchers', '/gift-vouchers']],
      ]),
    )
  })

  it('says how the newsletter stands, and leads to what changes it', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const { email } = customer
    const state = async () => {
      const page = await documentOf(await visitor.get('/dashboard'))
      const card = only(page, '[aria-labelledby="newsletter-state"]')
      return { text: textOf(card), href: linksOf(card)[0]?.[1] }
    }

    const none = { text: expect.stringContaining(`does not come to ${email}`), href: '#newsletter' }
    expect(await state()).toEqual(none)
    await site.visitor().submit('/mail/customer-subscribe', { email })
    const waiting = `not confirmed: open our letter to ${email}`
    expect(await state()).toEqual({ text: expect.stringContaining(waiting), href: undefined })
    const link = await pathMailedTo(site, email, /\/mail\/confirm\//)
    await site.visitor().submit(link, {}, { from: link })
    const { text, href } = await state()
    expect(text).toContain(`Once a week to ${email}`)
    const stop = await pageOf(await visitor.get(String(href)))
    expect(stop.component).toBe('newsletter/unsubscribe')
    await visitor.submit(stop.url, {}, { from: stop.url })
    expect(await state()).toEqual(none)
  })
})

it('Your Profile has the forms by which its owner changes and ends what is kept', async () => {
  const { customer, visitor } = await signedInCustomer(site)

  const answer = await visitor.get(profile)
  const shown = await pageOf(answer)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, follow')
  expect(shown).toMatchObject({
    component: 'account/profile',
    encryptHistory: true,
    props: {
      name: customer.name,
      email: customer.email,
      information: { url: '/user/profile-information', method: 'put' },
      password: { url: '/user/password', method: 'put' },
      endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
      downloadHref: '/user/data',
      deletion: { url: '/user', method: 'delete' },
    },
  })
})

const download = '/user/data'
const confirmPage = `/user/confirm-password?intended=${encodeURIComponent(profile)}`

describe('downloading one’s data', () => {
  it('gives a file of everything that is kept, which nobody else keeps', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await visitor.submit('/mail/customer-subscribe', { email: customer.email })
    await confirm(visitor, customer)

    const answer = await visitor.get(download)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?saltlark-\d{4}-\d{2}-\d{2}\.json"?$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({
      account: { name: customer.name, email: customer.email, role: 'customer' },
      sessions: [{ is_remembered: 0 }],
      newsletter: [{ email: customer.email, status: 'pending' }],
    })
  })

  it('gives away no secret: neither password, cookie nor link, nor what is kept of them', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await visitor.submit('/forgot-password', { email: customer.email })
    const link = await pathMailedTo(site, customer.email, /\/reset-password\//)
    await confirm(visitor, customer)

    const text = await (await visitor.get(download)).text()

    expect(text).not.toContain(visitor.cookies.get('session'))
    expect(text).not.toContain(customer.password)
    expect(text).toContain('reset-password')
    expect(text).not.toContain(link.split('/').at(-1))
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(/[0-9a-f]{64}/)
  })
})

/** Gives the password on the page that asks for it before something that matters. */
async function confirm(visitor: Visitor, { password }: Customer): Promise<Response> {
  const fields = { password, intended: profile }
  return visitor.submit('/user/confirm-password', fields, { from: confirmPage })
}
