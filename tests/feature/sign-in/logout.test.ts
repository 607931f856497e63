import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const site = siteOfFile()

describe('signing out', () => {
  it('leads home, takes the cookie and empties what the browser kept', async () => {
    const { visitor } = await signedInCustomer(site)

    const answer = await visitor.submitVisit('/logout', {})

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(answer.headers.getSetCookie()).toContain(
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('makes the history unreadable with the next page', { tags: ['clar-4.4'] }, async () => {
    const { visitor } = await signedInCustomer(site)

    await visitor.submitVisit('/logout', {})
    const next = await pageOf(await visitor.visit('/'))

    expect(next).toMatchObject({ clearHistory: true, props: { user: null } })
    expect(await pageOf(await visitor.visit('/'))).not.toHaveProperty('clearHistory')
  })

  it(
    'ends the session itself, for whoever else has the cookie',
    { tags: ['spec-7.2'] },
    async () => {
      const { visitor } = await signedInCustomer(site)
      const session = visitor.cookies.get('session')
      await visitor.submit('/logout', {})

      const thief = await site.visitor().get('/dashboard', {
        headers: { Cookie: `session=${session}` },
      })

      expect(thief.headers.get('location')).toBe('/login?intended=%2Fdashboard')
    },
  )

  it('is harmless for who is not signed in', async () => {
    const answer = await site.visitor().submit('/logout', {})

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  })

  it('is never done for another site, nor by a link', async () => {
    const { visitor } = await signedInCustomer(site)

    const forged = await visitor.submit(
      '/logout',
      {},
      {
        headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
      },
    )
    const opened = await visitor.get('/logout')

    expect([forged.status, opened.status]).toEqual([403, 405])
    expect((await pageOf(await visitor.get('/'))).props['user']).not.toBeNull()
  })
})
