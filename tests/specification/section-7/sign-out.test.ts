import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

describe('7. POST logout route', () => {
  it('with an empty body ends the session', async () => {
    const { visitor } = await signedInCustomer(site)
    const thief = site.visitor()
    const stolen = `session=${visitor.cookies.get('session')}`
    expect(await isAuthenticated(visitor)).toBe(true)

    const response = await visitor.submit('/logout', {})

    expect(response.status).toBe(303)
    expect(await isAuthenticated(visitor)).toBe(false)
    expect(await isAuthenticated(thief, { Cookie: stolen })).toBe(false)
  })
})

async function isAuthenticated(
  visitor: Visitor,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const answer = await visitor.get('/api/header-data', { headers })
  return ((await answer.json()) as { isAuthenticated: boolean }).isAuthenticated
}
