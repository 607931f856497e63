import { describe, expect, it } from 'vitest'
import {
  ada,
  harbourWithAda,
  hour,
  laptop,
  minute,
  signedInBy,
  telephone,
  testAuth,
  times,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const fresh = 'eleven gulls on a pontoon'

async function withLink(): Promise<Harbour & { readonly link: string }> {
  const harbour = await harbourWithAda()
  await harbour.auth.requestReset(ada.email, '/knots', laptop.address)
  return { ...harbour, link: await harbour.linkOf('reset-password') }
}

describe('the link of a reset-password message', () => {
  it('sets a new password, once', async () => {
    const harbour = await withLink()
    expect(await harbour.auth.resetIsOpen(harbour.link)).toBe(true)

    const outcome = await harbour.auth.reset(harbour.link, fresh)

    expect(outcome).toEqual({ outcome: 'changed', email: ada.email, intended: '/knots' })
    await tokenOf(harbour, { ...ada, password: fresh })
    await expect(tokenOf(harbour)).rejects.toThrow('refused')
    expect(await harbour.auth.resetIsOpen(harbour.link)).toBe(false)
    expect(await harbour.auth.reset(harbour.link, fresh)).toEqual({ outcome: 'expired' })
    expect((await harbour.messages(ada.email)).map(({ template }) => template)).toContain(
      'password-changed',
    )
  })

  it('signs out every browser, and ends every other link', async () => {
    const harbour = await withLink()
    const tokens = [await tokenOf(harbour), await tokenOf(harbour, ada, telephone)]
    const signedIn = await signedInBy(harbour, tokens[0] ?? '')
    await harbour.auth.requestEmailChange(signedIn, 'new@example.com', ada.password)

    await harbour.auth.reset(harbour.link, fresh)

    for (const token of tokens) expect(await harbour.auth.session(token)).toBeNull()
    expect(await harbour.auth.verify(await harbour.linkOf('change-email'))).toBeNull()
  })

  it('works for one of twenty calls at once', async () => {
    const { auth, link } = await withLink()

    const outcomes = await times(20, (index) => auth.reset(link, `${fresh} ${index}`))

    expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'expired')).toHaveLength(19)
  })

  it('works for 60 minutes', async () => {
    const harbour = await withLink()

    harbour.clock.pass(hour - minute)
    expect(await harbour.auth.resetIsOpen(harbour.link)).toBe(true)
    harbour.clock.pass(2 * minute)
    expect(await harbour.auth.resetIsOpen(harbour.link)).toBe(false)
    expect(await harbour.auth.reset(harbour.link, fresh)).toEqual({ outcome: 'expired' })
  })

  it('ends when a newer one is sent', async () => {
    const { auth, link, linkOf } = await withLink()

    await auth.requestReset(ada.email, null, laptop.address)

    expect(await auth.resetIsOpen(link)).toBe(false)
    expect(await auth.resetIsOpen(await linkOf('reset-password'))).toBe(true)
  })

  it('stays open when the password is refused', async () => {
    const { auth, link } = await withLink()

    const refused = await auth.reset(link, 'ada marlowe 1815')
    expect(refused).toMatchObject({ outcome: 'refused' })

    expect((await auth.reset(link, fresh)).outcome).toBe('changed')
  })

  it('verifies an address that was not verified yet', async () => {
    const harbour = await testAuth()
    await harbour.auth.register({ ...ada, intended: null }, laptop.address)
    await harbour.auth.requestReset(ada.email, null, laptop.address)

    await harbour.auth.reset(await harbour.linkOf('reset-password'), fresh)

    const token = await tokenOf(harbour, { ...ada, password: fresh })
    expect(await harbour.auth.session(token)).not.toBeNull()
  })

  it('lets somebody in again whom strangers’ guesses kept out', async () => {
    const harbour = await withLink()
    for (let index = 0; index < 20; index += 1) {
      const device = { ...laptop, address: `198.51.100.${index}` }
      const guess = { email: ada.email, password: 'a guess', isRemembered: false }
      await harbour.auth.signIn(guess, device, undefined, null)
    }
    await expect(tokenOf(harbour)).rejects.toThrow('limited')

    await harbour.auth.reset(harbour.link, fresh)

    await tokenOf(harbour, { ...ada, password: fresh })
  })

  it('verifies nothing and cannot be read out of the database', async () => {
    const harbour = await withLink()
    const kept = await harbour.database.db.selectFrom('tokens').selectAll().execute()

    expect(JSON.stringify(kept)).not.toContain(harbour.link)
    expect(await harbour.auth.verify(harbour.link)).toBeNull()
    expect(await harbour.auth.resetIsOpen(harbour.link)).toBe(true)
  })
})

describe('asking for a new password', () => {
  it('answers the same, and writes one message, for known and unknown addresses', async () => {
    const harbour = await harbourWithAda()
    const before = (await harbour.messages()).length

    for (const email of [ada.email, 'nobody@example.com']) {
      const outcome = await harbour.auth.requestReset(email, null, laptop.address)
      expect(outcome).toEqual({ outcome: 'taken' })
    }

    const messages = (await harbour.messages()).slice(before)
    expect(messages.map(({ template, to }) => [template, to])).toEqual([
      ['reset-password', ada.email],
      ['no-account', 'nobody@example.com'],
    ])
  })

  it('is limited to three an hour for an e-mail, known or not', async () => {
    const harbour = await harbourWithAda()

    for (const email of [ada.email, 'nobody@example.com']) {
      const ask = (index: number) => harbour.auth.requestReset(email, null, `198.51.100.${index}`)
      for (let index = 0; index < 3; index += 1) expect((await ask(index)).outcome).toBe('taken')
      expect(await ask(3)).toEqual({ outcome: 'limited', seconds: 3600 })
    }
  })

  it('is limited to ten an hour for an address', async () => {
    const { auth } = await testAuth()
    const ask = (index: number) =>
      auth.requestReset(`crew-${index}@example.com`, null, laptop.address)

    for (let index = 0; index < 10; index += 1) expect((await ask(index)).outcome).toBe('taken')

    expect((await ask(10)).outcome).toBe('limited')
  })
})
