import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { tableForBrowsers } from '#server/app/links.ts'
import { softAuthenticator } from '../../support/authenticator.ts'
import { signedInCustomer } from '../../support/customers.ts'
import { addApp, addPasskey, answerOn, passkeyToAdd } from '../../support/site-factors.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

const site = siteOfFile()

const path = '/passkeys/login'
const from = '/login'
const profile = '/user/profile'
const isWhere = (answer: Response) => [answer.status, answer.headers.get('location')]

async function customerWithPasskey() {
  const { customer, visitor: owner } = await signedInCustomer(site)
  return { customer, owner, ...(await addPasskey(site, owner)) }
}

async function twoStepsOf(visitor: Visitor) {
  const { props } = await pageOf(await visitor.get(profile))
  return props['twoSteps'] as Readonly<Record<string, unknown>>
}

describe('signing in by a passkey alone', () => {
  it('begins a session, and leads to where it was to lead', async () => {
    const { customer, device } = await customerWithPasskey()
    const visitor = site.visitor()
    const credential = await answerOn(visitor, from, device)

    const answer = await visitor.submit(path, { credential, intended: '/knots' }, { from })
    const { props } = await pageOf(await visitor.get('/dashboard'))

    expect(isWhere(answer)).toEqual([303, '/knots'])
    expect(props['user']).toMatchObject({ email: customer.email })
    expect((await visitor.get('/user/data')).status).toBe(200)
  })

  it('takes an answer once', async () => {
    const { device } = await customerWithPasskey()
    const credential = await answerOn(site.visitor(), from, device)

    const first = await site.visitor().submit(path, { credential }, { from })
    const second = await site.visitor().submit(path, { credential }, { from })

    expect([first.status, second.status]).toEqual([303, 422])
  })

  it.each(['', 'knots', '{}', '[1]', '{"id":1}'])(
    'refuses what no browser sends in place: %j',
    async (credential) => {
      const answer = await site.visitor().submit(path, { credential }, { from })
      const page = await pageOf(answer)

      expect(answer.status).toBe(422)
      expect(page.component).toBe('auth/login')
      expect(page.props['errors']).toEqual({
        credential: 'No passkey came along. Please use it once more.',
      })
      expect(page.props['old']).toEqual({})
    },
  )

  it.each([
    ['another site', { origin: 'https://saltlark.evil.test' }],
    ['another host', { host: 'evil.test' }],
    ['nobody’s finger', { isVerified: false }],
    ['somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('refuses the answer of %s', async (_whose, quirks) => {
    const { device } = await customerWithPasskey()
    const visitor = site.visitor()
    const { passkey } = (await pageOf(await visitor.get(from))).props as unknown as {
      passkey: { options: Parameters<typeof device.use>[0] }
    }
    const credential = JSON.stringify(device.use(passkey.options, quirks))

    const answer = await visitor.submit(path, { credential }, { from })

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props['errors']).toEqual({
      credential: expect.stringMatching(/^What your browser sent could not be checked\./),
    })
    expect((await visitor.get('/dashboard')).status).toBe(303)
  })

  it('refuses one that nobody here has, and tells a program so', async () => {
    const { origin, hostname: host } = new URL(site.origin)
    const credential = await answerOn(site.visitor(), from, softAuthenticator({ origin, host }))
    const headers = { Accept: 'application/json' }

    const answer = await site.visitor().submit(path, { credential }, { from, headers })

    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      errors: { credential: expect.stringMatching(/^We do not know this passkey/) },
    })
  })
})

describe('the profile', () => {
  it('shows what there is: nothing, then a passkey, an app and how many codes are left', async () => {
    const { visitor } = await signedInCustomer(site)

    const before = await twoStepsOf(visitor)
    await addPasskey(site, visitor)
    await addApp(visitor, site.services.clock.now())
    const after = await twoStepsOf(visitor)

    expect(before).toMatchObject({ passkeys: [], app: null, recoveryCodes: null })
    expect(after).toMatchObject({
      passkeys: [{ name: 'Telephone', lastUsed: 'Not used yet', isBlocked: false }],
      app: { since: expect.stringMatching(/^In use since Saturday 21 November, 2026/) },
      recoveryCodes: { left: 8, href: '/user/two-factor-recovery-codes' },
    })
  })

  it('gives a passkey another name, and takes it off', async () => {
    const { owner, device } = await customerWithPasskey()
    const { passkeys } = await twoStepsOf(owner)
    const [{ id }] = passkeys as [{ id: string }]
    const address = `/user/passkeys/${id}`

    const named = await owner.submit(address, { _method: 'PUT', name: 'Laptop' }, { from: profile })
    const renamed = await twoStepsOf(owner)
    const removed = await owner.submit(address, { _method: 'DELETE' }, { from: profile })
    const credential = await answerOn(site.visitor(), from, device)
    const answer = await site.visitor().submit(path, { credential }, { from })

    expect([isWhere(named), isWhere(removed)]).toEqual([
      [303, profile],
      [303, profile],
    ])
    expect(renamed['passkeys']).toMatchObject([{ name: 'Laptop' }])
    expect(await twoStepsOf(owner)).toMatchObject({ passkeys: [], recoveryCodes: null })
    expect(answer.status).toBe(422)
  })

  it('leaves the passkeys of others as they are', async () => {
    const { owner } = await customerWithPasskey()
    const { visitor: stranger } = await signedInCustomer(site)
    const [{ id }] = (await twoStepsOf(owner))['passkeys'] as [{ id: string }]

    await stranger.submit(`/user/passkeys/${id}`, { _method: 'PUT', name: 'Mine' })
    await stranger.submit(`/user/passkeys/${id}`, { _method: 'DELETE' })

    expect(await twoStepsOf(owner)).toMatchObject({ passkeys: [{ name: 'Telephone' }] })
  })
})

describe('adding a passkey', () => {
  it('shows recovery codes with the first one and never again, only how many are left', async () => {
    const { visitor } = await signedInCustomer(site)
    const { path: address, fields, from: form } = await passkeyToAdd(site, visitor)

    const made = await visitor.submit(address, fields, { from: form })
    const shown = await pageOf(made)
    const later = await visitor.get('/user/two-factor-recovery-codes')
    const renewed = await pageOf(await visitor.submit('/user/two-factor-recovery-codes', {}))

    const eight = Array.from({ length: 8 }, () =>
      expect.stringMatching(/^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/),
    )
    expect(shown).toMatchObject({
      component: 'account/recovery-codes',
      props: { codes: eight, left: 8 },
    })
    expect(made.headers.get('cache-control')).toBe('private, no-store')
    expect((await pageOf(later)).props).toMatchObject({ codes: null, left: 8 })
    expect(renewed.props).toMatchObject({ codes: eight, left: 8 })
    expect(renewed.props['codes']).not.toEqual(shown.props['codes'])
  })

  it('refuses one that was made for another site', async () => {
    const { visitor } = await signedInCustomer(site)
    const { props } = await pageOf(await visitor.get('/user/passkeys/create'))
    const device = softAuthenticator({ origin: 'https://evil.test', host: 'localhost' })
    const made = device.make(props['options'] as Parameters<typeof device.make>[0])

    const answer = await visitor.submit('/user/passkeys', {
      name: 'Mine',
      credential: JSON.stringify(made),
    })

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props['errors']).toHaveProperty('credential')
    expect(await twoStepsOf(visitor)).toMatchObject({ passkeys: [] })
  })
})

it('browsers are told none of these addresses by name, and search engines to list none', async () => {
  const { visitor } = await signedInCustomer(site)
  const named = Object.keys(tableForBrowsers(site.origin).routes)
  const own = Object.keys(routes).filter((name) => /two-factor|passkeys|account-undo/.test(name))
  const pages = ['/user/two-factor-authentication', '/user/passkeys/create']

  expect(own.length).toBeGreaterThan(10)
  expect(named.filter((name) => own.includes(name))).toEqual([])
  for (const address of [...pages, `/user/undo/${'a'.repeat(43)}`]) {
    const { headers } = await visitor.get(address)
    expect([address, headers.get('x-robots-tag')]).toEqual([address, 'noindex, follow'])
  }
})
