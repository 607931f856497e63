import { expect, vi } from 'vitest'
import { mailTo, pathMailedTo } from './sent-messages.ts'
import type { TestSite } from './site.ts'
import type { Visitor } from './visitor.ts'

/** Somebody by whose name, addresses and passwords a trace of them is found. */
export const canary = {
  name: 'Canary Marlowe',
  email: 'canary.ada@example.com',
  moved: 'canary.eve@example.com',
  passwords: ['canary seven knots', 'canary eight knots', 'canary nine knots'],
} as const

/**
 * Opens an account, moves it to another address and password, and ends its other sessions; with slips.
 * @returns the secrets of the links in its messages.
 */
export async function wholeLife(site: TestSite, visitor: Visitor): Promise<readonly string[]> {
  const { name, email, moved } = canary
  const [first, second, third] = canary.passwords
  const account = { name, email, password: first }
  await visitor.submit('/register', { ...account, password: 'password password' })
  await visitor.submit('/register', account)
  await visitor.submit('/email/verification-notification', { email })
  await visitor.submit('/login', { email, password: first })
  // Each message takes the place of the one before.
  await vi.waitFor(async () => expect(await mailTo(site, email)).toHaveLength(3))
  const verify = await pathMailedTo(site, email, /\/email\/verify\//)
  await visitor.submit(verify, { password: second })
  await visitor.submit(verify, { password: first })
  await visitor.submit(verify, { password: first })
  await visitor.submit('/logout', {})
  await visitor.submit('/login', { email, password: second })
  await visitor.submit('/forgot-password', { email })
  const reset = await pathMailedTo(site, email, /\/reset-password\//)
  const token = reset.split('/').at(-1) ?? ''
  await visitor.submit('/reset-password', { token, password: 'password password' })
  await visitor.submit('/reset-password', { token, password: second })
  await visitor.submit('/reset-password', { token, password: second })
  await visitor.submit('/login', { email, password: second })
  const put = { _method: 'PUT' }
  const change = { ...put, current_password: first, password: third }
  await visitor.submit('/user/password', change)
  await visitor.submit('/user/password', { ...change, current_password: second })
  await visitor.submit('/user/confirm-password', { password: third })
  await visitor.get('/user/data')
  const profile = { ...put, name, email: moved, current_password: third }
  await visitor.submit('/user/profile-information', profile)
  const link = await pathMailedTo(site, moved, /\/email\/verify\//)
  await visitor.submit(link, { password: third })
  await visitor.submit('/user/other-browser-sessions', { _method: 'DELETE', password: third })
  return [token, verify, link].map((secret) => secret.split('/').at(-1) ?? '')
}
