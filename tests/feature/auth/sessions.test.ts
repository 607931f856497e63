import { describe, expect, it } from 'vitest'
import {
  ada,
  day,
  harbourWithAda,
  hour,
  laptop,
  minute,
  openAccount,
  signedInBy,
  telephone,
  testAuth,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const ben = { name: 'Ben Okafor', email: 'ben@example.com', password: 'a mug of cold tea' }

/** Uses a session every so often, for so long; was it good all the time? */
async function lasts({ auth, clock }: Harbour, token: string, each: number, altogether: number) {
  for (let passed = 0; passed + each <= altogether; passed += each) {
    clock.pass(each)
    if (!(await auth.session(token))) return false
  }
  return true
}

describe('a session', () => {
  it('ends when it has not been used for two hours', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)

    harbour.clock.pass(2 * hour - minute)
    expect(await harbour.auth.session(token)).not.toBeNull()
    harbour.clock.pass(2 * hour + minute)
    expect(await harbour.auth.session(token)).toBeNull()
  })

  it('ends after a day, however much it is used', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)

    expect(await lasts(harbour, token, hour, 23 * hour)).toBe(true)
    harbour.clock.pass(hour)
    expect(await harbour.auth.session(token)).toBeNull()
  })

  it('that is remembered ends when it has not been used for fourteen days', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour, ada, laptop, true)

    harbour.clock.pass(14 * day - minute)
    expect(await harbour.auth.session(token)).not.toBeNull()
    harbour.clock.pass(14 * day + minute)
    expect(await harbour.auth.session(token)).toBeNull()
  })

  it('that is remembered ends after sixty days, however much it is used', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour, ada, laptop, true)

    expect(await lasts(harbour, token, 10 * day, 59 * day)).toBe(true)
    harbour.clock.pass(10 * day)
    expect(await harbour.auth.session(token)).toBeNull()
  })

  it('leaves no row when it is over', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)

    harbour.clock.pass(day)
    await harbour.auth.session(token)

    expect(await harbour.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('writes that it is in use every five minutes at most', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)
    const seenAt = async () => {
      await harbour.auth.session(token)
      const [session] = await harbour.auth.sessions(await signedInBy(harbour, token))
      return session?.seenAt ?? 0
    }
    const first = await seenAt()

    harbour.clock.pass(4 * minute)
    expect(await seenAt()).toBe(first)
    harbour.clock.pass(2 * minute)
    expect(await seenAt()).toBeGreaterThan(first)
  })

  it('ends when it is signed out', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)

    await harbour.auth.signOut(token)
    await harbour.auth.signOut(token)

    expect(await harbour.auth.session(token)).toBeNull()
  })

  it('keeps no more than a piece of what a browser says of itself', async () => {
    const harbour = await harbourWithAda()
    const device = { userAgent: 'x'.repeat(5000), address: 'y'.repeat(5000) }
    const token = await tokenOf(harbour, ada, device)

    const [session] = await harbour.auth.sessions(await signedInBy(harbour, token))

    expect(session?.userAgent).toHaveLength(400)
    expect(session?.address).toHaveLength(64)
  })

  it('is none for whatever we did not make', async () => {
    const { auth } = await testAuth()

    for (const token of ['', 'x', 'x'.repeat(43), 'ä'.repeat(43), '\u0000', "' or 1=1 --"]) {
      expect(await auth.session(token)).toBeNull()
      await auth.signOut(token)
    }
  })

  it('is none for somebody whose address is no longer verified', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)
    await harbour.database.db.updateTable('users').set({ verified_at: null }).execute()

    expect(await harbour.auth.session(token)).toBeNull()
  })
})

describe('beginning a session without a password', () => {
  it('is for whoever is verified', async () => {
    const harbour = await harbourWithAda()
    await harbour.auth.register({ ...ben, intended: null }, laptop.address)

    const begun = await harbour.auth.signInAs(ada.email, laptop)

    expect((await signedInBy(harbour, begun?.token ?? '')).user.email).toBe(ada.email)
    expect(await harbour.auth.signInAs(ben.email, laptop)).toBeNull()
    expect(await harbour.auth.signInAs('nobody@example.com', laptop)).toBeNull()
  })
})

describe('the list of one’s browsers', () => {
  it('has this one first, and nobody else’s', async () => {
    const harbour = await harbourWithAda()
    await openAccount(harbour, ben)
    const token = await tokenOf(harbour)
    harbour.clock.pass(minute)
    await tokenOf(harbour, ada, telephone)
    await tokenOf(harbour, ben)

    const sessions = await harbour.auth.sessions(await signedInBy(harbour, token))

    expect(sessions.map(({ userAgent, address, isThis }) => [userAgent, address, isThis])).toEqual([
      [laptop.userAgent, laptop.address, true],
      [telephone.userAgent, telephone.address, false],
    ])
  })

  it('leaves out what is over', async () => {
    const harbour = await harbourWithAda()
    await tokenOf(harbour, ada, telephone)
    harbour.clock.pass(3 * hour)
    const token = await tokenOf(harbour)

    expect(await harbour.auth.sessions(await signedInBy(harbour, token))).toHaveLength(1)
  })

  it('signs out one of them', async () => {
    const harbour = await harbourWithAda()
    const [token, other] = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]
    const signedIn = await signedInBy(harbour, token)

    await harbour.auth.endOne(signedIn, (await signedInBy(harbour, other)).sessionId)

    expect(await harbour.auth.session(other)).toBeNull()
    expect(await harbour.auth.session(token)).not.toBeNull()
  })

  it('signs out nobody else', async () => {
    const harbour = await harbourWithAda()
    await openAccount(harbour, ben)
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    const bens = await tokenOf(harbour, ben)

    await harbour.auth.endOne(signedIn, (await signedInBy(harbour, bens)).sessionId)

    expect(await harbour.auth.session(bens)).not.toBeNull()
  })

  it('signs out none by an id that is none', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)
    const signedIn = await signedInBy(harbour, token)

    for (const id of ['', '\u0000', 'x'.repeat(36), '%', token]) {
      await harbour.auth.endOne(signedIn, id)
    }

    expect(await harbour.auth.session(token)).not.toBeNull()
  })

  it('signs out all others for the password, and for nothing else', async () => {
    const harbour = await harbourWithAda()
    await openAccount(harbour, ben)
    const [token, other] = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]
    const bens = await tokenOf(harbour, ben)
    const signedIn = await signedInBy(harbour, token)

    expect(await harbour.auth.endOthers(signedIn, 'a guess')).toEqual({ outcome: 'wrong-password' })
    expect(await harbour.auth.session(other)).not.toBeNull()

    expect(await harbour.auth.endOthers(signedIn, ada.password)).toEqual({ outcome: 'done' })
    expect(await harbour.auth.session(other)).toBeNull()
    expect(await harbour.auth.session(token)).not.toBeNull()
    expect(await harbour.auth.session(bens)).not.toBeNull()
  })
})
