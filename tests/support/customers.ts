import { expect } from 'vitest'
import { pathMailedTo } from './sent-messages.ts'
import type { TestSite } from './site.ts'
import type { Visitor } from './visitor.ts'

export interface Customer {
  readonly name: string
  readonly email: string
  readonly password: string
}

const verifyLink = /\/email\/verify\//

/** Somebody whom no other test knows. */
export function newCustomer(name = 'Ada Marlowe'): Customer {
  customers += 1
  return {
    name,
    email: `customer-${customers}@example.com`,
    password: `seven knots upwind ${customers}`,
  }
}

/** Opens an account by the form of the site, verifies it by the message's link, and signs out. */
export async function openAccount(site: TestSite, customer = newCustomer()): Promise<Customer> {
  const visitor = site.visitor()
  const { password } = customer
  const fields = { ...customer, password_confirmation: password }
  expect((await visitor.submit('/register', fields, { from: '/register' })).status).toBe(303)
  const link = await pathMailedTo(site, customer.email, verifyLink)
  expect((await visitor.submit(link, { password }, { from: link })).status).toBe(303)
  expect((await visitor.submit('/logout', {})).status).toBe(303)
  return customer
}

/** Somebody with an account, the same in every test of a file that leaves it as it is. */
export function oneCustomer(site: () => TestSite): () => Promise<Customer> {
  let known: Promise<Customer> | undefined
  return () => (known ??= openAccount(site()))
}

/** Signs somebody in by the form of the site. */
export async function signIn(
  visitor: Visitor,
  { email, password }: Customer,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return visitor.submit('/login', { email, password, ...extra }, { from: '/login' })
}

/** A visitor who has an account and is signed in to it. */
export async function signedInCustomer(
  site: TestSite,
): Promise<{ readonly customer: Customer; readonly visitor: Visitor }> {
  const customer = await openAccount(site)
  const visitor = site.visitor()
  expect((await signIn(visitor, customer)).status).toBe(303)
  return { customer, visitor }
}

let customers = 0
