import { describe, expect, it } from 'vitest'
import {
  ada,
  ben,
  day,
  harbourWithAda,
  hour,
  laptop,
  minute,
  signedInBy,
  telephone,
  tokenOf,
} from '../../support/auth.ts'

describe('a session', () => {
  it.each([
    ['ends when it has not been used for two hours', false, 2 * hour],
    ['that is remembered ends when it has not been used for fourteen days', true, 14 * day],
  ])('%s', async (_, isRemembered, life) => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour, ada, laptop, isRemembered)

    harbour.clock.pass(life - minute)
    expect(await harbour.auth.session(token)).not.toBeNull()
    harbour.clock.pass(life + minute)
    expect(await harbour.auth.session(token)).toBeNull()
  })

  it.each([
    ['ends after a day, however much it is used', false, hour, 24],
    ['that is remembered ends after sixty days, however much it is used', true, 10 * day, 6],
  ])('%s', async (_, isRemembered, each, uses) => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour, ada, laptop, isRemembered)

    for (let used = 1; used < uses; used += 1) {
      harbour.clock.pass(each)
      expect(await harbour.auth.session(token)).not.toBeNull()
    }
    harbour.clock.pass(each)
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

  it('keeps no more than a piece of what a browser says of itself', async () => {
    const harbour = await harbourWithAda()
    const device = { userAgent: 'x'.repeat(5000), address: 'y'.repeat(5000) }
    const token = await tokenOf(harbour, ada, device)

    const [session] = await harbour.auth.sessions(await signedInBy(harbour, token))

    expect(session?.userAgent).toHaveLength(400)
    expect(session?.address).toHaveLength(64)
  })

  it('is none for somebody whose address is no longer verified', async () => {
    const harbour = await harbourWithAda()
    const token = await tokenOf(harbour)
    await harbour.database.db.updateTable('users').set({ verified_at: null }).execute()

    expect(await harbour.auth.session(token)).toBeNull()
  })
})

describe('asking for the password again', () => {
  const given = { password: ada.password, proof: null }

  it('confirms this browser alone', async () => {
    const harbour = await harbourWithAda()
    const [token, other] = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]
    await harbour.database.db.updateTable('sessions').set({ confirmed_at: null }).execute()

    await harbour.auth.confirm(await signedInBy(harbour, token), given)

    expect((await signedInBy(harbour, other)).confirmedAt).toBeNull()
  })

  it('uses up no try by the right one', async () => {
    const harbour = await harbourWithAda()
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))

    for (let count = 0; count < 8; count += 1) {
      const checked = await harbour.auth.confirm(signedIn, given)
      expect(checked).toEqual({ outcome: 'done' })
    }
  })
})

it('beginning a session without a password is for whoever is verified', async () => {
  const harbour = await harbourWithAda()
  await harbour.auth.register({ ...ben, intended: null }, laptop.address)

  const begun = await harbour.auth.signInAs(ada.email, laptop)

  expect((await signedInBy(harbour, begun?.token ?? '')).user.email).toBe(ada.email)
  expect(await harbour.auth.signInAs(ben.email, laptop)).toBeNull()
  expect(await harbour.auth.signInAs('nobody@example.com', laptop)).toBeNull()
})

describe('the list of one’s browsers', () => {
  it('leaves out what is over', async () => {
    const harbour = await harbourWithAda()
    await tokenOf(harbour, ada, telephone)
    harbour.clock.pass(3 * hour)
    const token = await tokenOf(harbour)

    expect(await harbour.auth.sessions(await signedInBy(harbour, token))).toHaveLength(1)
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
})
