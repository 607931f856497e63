import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { listKeptMessages } from '#server/mail/kept-messages.ts'
import { newCustomer } from '../../support/customers.ts'
import { pathMailedTo } from '../../support/sent-messages.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import { pageOf } from '../../support/visitor.ts'

let site: TestSite
let link: string

beforeAll(async () => {
  site = await startSite({ render: renderPage })
  await site.visitor().submit('/mail/customer-subscribe', { email: 'ben@example.com' })
  link = await vi.waitFor(() => linkInTheMail(), { timeout: 20_000 })
}, 60_000)

afterAll(() => site.stop())

describe('4. Mail and verification links: the newsletter', () => {
  it('clarification: GET shows a page with one button', async () => {
    const html = await (await site.visitor().get(link)).text()
    const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

    expect(main.match(/<button/g)).toHaveLength(1)
    expect(await status()).toBe('pending')
  })

  it('clarification: POST consumes', async () => {
    const visitor = site.visitor()
    const { props } = await pageOf(await visitor.get(link))

    await visitor.submit(String(props['action']), {})

    expect(await status()).toBe('confirmed')
  })
})

describe('4. Mail and verification links: an account', () => {
  let address: string

  beforeAll(async () => {
    const customer = newCustomer()
    await site.visitor().submit('/register', {
      ...customer,
      password_confirmation: customer.password,
    })
    address = await pathMailedTo(site, customer.email, /\/email\/verify\//)
  })

  it('clarification: GET shows a page with one button', async () => {
    const html = await (await site.visitor().get(address)).text()
    const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

    expect(main.match(/<button/g)).toHaveLength(1)
    expect(await verifiedAccounts()).toBe(0)
  })

  it('clarification: POST consumes', async () => {
    await site.visitor().submit(address, {}, { from: address })

    expect(await verifiedAccounts()).toBe(1)
    expect((await pageOf(await site.visitor().get(address))).props['state']).toBe('expired')
  })
})

async function verifiedAccounts(): Promise<number> {
  const { db } = site.services.database
  const verified = db.selectFrom('users').select('id').where('verified_at', 'is not', null)
  return (await verified.execute()).length
}

async function linkInTheMail(): Promise<string> {
  const [mail] = await listKeptMessages(`${site.directory}/mail`)
  const address = /https?:\S+\/mail\/confirm\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!address) throw new Error('The confirmation mail has not come.')
  return new URL(address).pathname
}

async function status(): Promise<string> {
  const { status: found } = await site.services.database.db
    .selectFrom('subscribers')
    .select('status')
    .executeTakeFirstOrThrow()
  return found
}
