import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, openAccount, signIn } from '../support/customers.ts'
import { startSite } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('1. What the product does and for whom: visitors', () => {
  it('create an account', async () => {
    const { name, email } = await openAccount(site, newCustomer('Ada Marlowe'))

    const { db } = site.services.database
    const account = db.selectFrom('users').select('name').where('email', '=', email)
    expect(await account.execute()).toEqual([{ name }])
  })

  it('sign in', async () => {
    const customer = await openAccount(site)
    const visitor = site.visitor()

    await signIn(visitor, customer)

    const headerData = await (await visitor.get('/api/header-data')).json()
    expect(headerData).toMatchObject({ isAuthenticated: true, user: { name: customer.name } })
  })
})
