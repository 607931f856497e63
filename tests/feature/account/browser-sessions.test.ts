import { describe, expect, it } from 'vitest'
import type { ProfileProps } from '#server/props/accounts.ts'
import { signedInCustomer } from '../../support/customers.ts'
import type { Customer } from '../../support/customers.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'
import { isSignedIn, profile, sendForm } from './own-forms.ts'

const site = siteOfFile()

const others = '/user/other-browser-sessions'

describe('the list of browsers on the profile', () => {
  it('has this one first, and says of each what it is, where from and since when, and nothing that a cookie could be made of', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    await signInBy(safari, customer)

    const [own, other, ...more] = (await shownTo(visitor)).sessions

    expect(more).toEqual([])
    const page = JSON.stringify(await pageOf(await visitor.get(profile)))
    expect(page).not.toContain(visitor.cookies.get('session'))
    expect(own).toMatchObject({ isThis: true, end: null, lastUsed: 'In use now' })
    expect(other).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: 'Safari on a Mac',
      address: expect.stringMatching(/^203\.0\.113\.\d+$/),
      since: expect.stringMatching(/^Signed in on \w+day \d+ \w+, \d{4}$/),
      lastUsed: 'Last used in the past ten minutes',
      by: 'By password alone',
      isThis: false,
      end: { url: `/user/sessions/${other?.id}`, method: 'delete' },
    })
  })
})

describe('signing out all other browsers', () => {
  it('is done with the password; this one stays signed in, and so does everybody else', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const elsewhere = await signInBy(safari, customer)
    const { visitor: somebody } = await signedInCustomer(site)
    const { password } = customer

    const answer = await sendForm(visitor, 'DELETE', others, { password })
    const shown = await pageOf(await visitor.get(profile))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, profile])
    expect(shown['flash']).toEqual({ success: 'Every other browser is signed out, and forgotten.' })
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await isSignedIn(somebody)).toBe(true)
  })
})

describe('signing out one browser', () => {
  it('ends that one alone', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const [elsewhere, third] = [await signInBy(safari, customer), await signInBy(firefox, customer)]
    const found = (await shownTo(visitor)).sessions.find(
      ({ device }) => device === 'Safari on a Mac',
    )

    const answer = await sendForm(visitor, 'DELETE', String(found?.end?.url), {})

    expect([answer.status, answer.headers.get('location')]).toEqual([303, profile])
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect([await isSignedIn(visitor), await isSignedIn(third)]).toEqual([true, true])
  })

  it("cannot end somebody else's, though the id is known", async () => {
    const { visitor: somebody } = await signedInCustomer(site)
    const { visitor } = await signedInCustomer(site)
    const [theirs] = (await shownTo(somebody)).sessions

    const answer = await sendForm(visitor, 'DELETE', `/user/sessions/${theirs?.id}`, {})

    expect(answer.status).toBe(303)
    expect(await isSignedIn(somebody)).toBe(true)
  })
})

describe('a browser that the account knows', () => {
  it('is listed when it is signed out, has a count of its own, and is forgotten by a button', async () => {
    const { customer, visitor } = await signedInCustomer(site)
    const laptop = await signInBy(safari, customer)
    await laptop.submit('/logout', {})
    const known = (await shownTo(visitor)).known.find(({ device }) => device === 'Safari on a Mac')
    for (let tries = 0; tries < 5; tries += 1) {
      await laptop.submit('/login', { email: customer.email, password: 'a guess' })
    }
    expect((await laptop.submit('/login', { ...customer })).status).toBe(429)

    await sendForm(visitor, 'DELETE', String(known?.forget.url), {})

    // Its guesses were its own count; now it is a stranger, whose network has tried nothing yet.
    expect((await shownTo(visitor)).known.map(({ id }) => id)).not.toContain(known?.id)
    expect((await laptop.submit('/login', { ...customer })).status).toBe(303)
  })
})

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Another browser of the same person, which says of itself what it is. */
async function signInBy(userAgent: string, { email, password }: Customer): Promise<Visitor> {
  const visitor = site.visitor()
  const headers = { 'User-Agent': userAgent }
  await visitor.submit('/login', { email, password }, { headers, from: '/login' })
  expect(await isSignedIn(visitor)).toBe(true)
  return visitor
}

async function shownTo(visitor: Visitor): Promise<ProfileProps> {
  return (await pageOf(await visitor.get(profile))).props as unknown as ProfileProps
}
