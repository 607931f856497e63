import { describe, expect, it } from 'vitest'
import { runUserCommand } from '#server/console/user.ts'
import { signedInCustomer, signIn } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('an account that npm run user opened beside the running site', () => {
  it('is its owner’s, once they chose a password by the printed link', async () => {
    const dora = {
      name: 'Dora Quill',
      email: 'dora@example.com',
      password: 'reef early, reef often',
    }
    const printed = await runUser('create', dora.email, dora.name)
    const link = printed.find((line) => line.includes('/reset-password/')) ?? ''
    const page = new URL(link.trim()).pathname

    const opened = await pageOf(await site.visitor().get(page))
    const { token } = opened.props as { readonly token: string }
    const fields = { token, password: dora.password }
    const chosen = await site.visitor().submit('/reset-password', fields, { from: page })
    const visitor = site.visitor()
    const answer = await signIn(visitor, dora)

    expect(opened).toMatchObject({ component: 'auth/reset', props: { state: 'open' } })
    expect(chosen.status).toBe(303)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
  })
})

describe('somebody whom npm run user promoted', () => {
  it('is staff in a browser that was signed in before', async () => {
    const { customer, visitor } = await signedInCustomer(site)

    await runUser('promote', customer.email)
    const token = visitor.cookies.get('session') ?? ''
    const signedIn = await site.services.auth.session(token)

    expect(signedIn?.user.role).toBe('staff')
  })
})

async function runUser(...typed: readonly string[]): Promise<readonly string[]> {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const { config, clock } = site.services
  expect(await runUserCommand(typed, { config, clock, print, printError: print })).toBe(0)
  return printed
}
