import { describe, expect, it } from 'vitest'
import { signedInCustomer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'

const minute = 60_000
const json = { Accept: 'application/json' }

const site = siteOfFile()

describe('what is for who is signed in sends others to sign in', () => {
  it.each(['/dashboard', '/user/profile', '/dashboard?a=1&b=%C3%A9', '/user/profile?intended=%2F'])(
    'and back from %s to its page afterwards',
    { tags: ['clar-4.11'] },
    async (address) => {
      const [path = ''] = address.split('?')
      for (const answer of [
        await site.visitor().get(address),
        await site.visitor().visit(address),
      ]) {
        expect([answer.status, answer.headers.get('location')]).toEqual([
          303,
          `/login?intended=${encodeURIComponent(path)}`,
        ])
      }
    },
  )

  it('and back to the page that the form stood on', async () => {
    const sent = await site.visitor().send('/user/password', {
      method: 'PUT',
      headers: { 'Sec-Fetch-Site': 'same-origin', Referer: `${site.origin}/user/profile?a=1` },
    })

    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/login?intended=%2Fuser%2Fprofile%3Fa%3D1',
    ])
  })

  it.each([undefined, 'https://evil.test/knots', 'not an address', '/user/confirm-password'])(
    'and nowhere in particular from a page that cannot be gone back to (%s)',
    async (from) => {
      const referer = from?.startsWith('/') ? site.origin + from : from
      const sent = await site.visitor().send('/user', {
        method: 'DELETE',
        headers: { 'Sec-Fetch-Site': 'same-origin', ...(referer && { Referer: referer }) },
      })

      expect(sent.headers.get('location')).toBe('/login')
    },
  )

  it('but tells a program that it has to sign in', async () => {
    const response = await site.visitor().get('/dashboard', { headers: json })

    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Please sign in first.' })
  })
})

describe('what a borrowed browser must not do asks for the password again', () => {
  it('on a page of its own, and goes on from there', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await confirmedAgo(16 * minute)

    const asked = await visitor.get('/user/data', { from: '/user/profile' })
    const address = asked.headers.get('location') ?? ''
    const page = await pageOf(await visitor.get(address))
    const given = await visitor.submit('/user/confirm-password', {
      password: customer.password,
      intended: String(page.props['intended']),
    })

    expect([asked.status, address]).toEqual([
      303,
      '/user/confirm-password?intended=%2Fuser%2Fprofile&again=1',
    ])
    expect(page).toMatchObject({
      component: 'auth/confirm',
      props: {
        action: '/user/confirm-password?again=1',
        email: customer.email,
        intended: '/user/profile',
      },
    })
    expect([given.status, given.headers.get('location')]).toEqual([303, '/user/profile'])
    expect((await visitor.get('/user/data')).status).toBe(200)
  })

  it('when it was last asked for 15 minutes ago', async () => {
    const { visitor } = await signedInCustomer(site)

    await confirmedAgo(14 * minute)
    expect((await visitor.get('/user/data')).status).toBe(200)
    await confirmedAgo(15 * minute)
    expect((await visitor.get('/user/data')).status).toBe(303)
  })

  it('but tells a program what is missing', async () => {
    const { visitor } = await signedInCustomer(site)
    await confirmedAgo(60 * minute)

    const response = await visitor.get('/user/data', { headers: json })

    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ message: 'Please show first that it is still you.' })
  })

  it.each([
    ['', /^Please enter your password\.$/],
    ['not this one', /^This is not your password\./],
  ])('and refuses %j in place', async (password, words) => {
    const { visitor } = await signedInCustomer(site)
    const intended = '/user/profile'

    const response = await visitor.submit('/user/confirm-password', { password, intended })
    const page = await pageOf(response)

    expect(response.status).toBe(422)
    expect(page).toMatchObject({ component: 'auth/confirm', props: { intended } })
    expect(page.props['errors']).toEqual({ password: expect.stringMatching(words) })
  })

  it.each([
    ['/user/confirm-password', {}, 'password'],
    [
      '/user/profile-information',
      { _method: 'PUT', name: 'Eve', email: 'eve@example.com' },
      'current_password',
    ],
  ])(
    'and refuses at %s the sixth guess in a minute at its field, also the right one',
    async (path, fields, field) => {
      const { customer, visitor } = await signedInCustomer(site)
      const guess = (password: string) => visitor.submit(path, { ...fields, [field]: password })
      for (const password of ['a', 'b', 'c', 'd', 'e']) await guess(password)

      const sixth = await guess(customer.password)

      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await pageOf(sixth)).props['errors']).toEqual({
        [field]: expect.stringMatching(/^Too many tries\. Wait .+ and try again\.$/),
      })
    },
  )

  it('and asks nobody who is not signed in', async () => {
    const answer = await site.visitor().get('/user/confirm-password')

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
  })
})

/** Every session's password was last asked for that long ago. */
async function confirmedAgo(milliseconds: number): Promise<void> {
  const { clock, database } = site.services
  await database.db
    .updateTable('sessions')
    .set({ confirmed_at: clock.now() - milliseconds })
    .execute()
}
