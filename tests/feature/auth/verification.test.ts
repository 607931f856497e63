import { describe, expect, it } from 'vitest'
import { ada, day, laptop, minute, openAccount, testAuth, times } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

async function registered(): Promise<Harbour & { readonly token: string }> {
  const harbour = await testAuth()
  await harbour.auth.register({ ...ada, intended: '/knots' }, laptop.address)
  return { ...harbour, token: await harbour.linkOf('verify-email') }
}

async function verifiedAt({ database }: Harbour): Promise<number | null> {
  const user = await database.db
    .selectFrom('users')
    .select('verified_at')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  return user.verified_at
}

describe('the link of a verify-email message', () => {
  it('says what it would verify, as often as a mail scanner looks', async () => {
    const harbour = await registered()

    for (let count = 0; count < 3; count += 1) {
      expect(await harbour.auth.verification(harbour.token)).toEqual({
        email: ada.email,
        purpose: 'verify-email',
      })
    }
    expect(await verifiedAt(harbour)).toBeNull()
  })

  it('verifies once', async () => {
    const harbour = await registered()

    expect(await harbour.auth.verify(harbour.token)).toEqual({
      email: ada.email,
      purpose: 'verify-email',
      intended: '/knots',
    })
    expect(await verifiedAt(harbour)).not.toBeNull()
    expect(await harbour.auth.verify(harbour.token)).toBeNull()
    expect(await harbour.auth.verification(harbour.token)).toBeNull()
  })

  it('verifies for one of twenty calls at once', async () => {
    const harbour = await registered()

    const answers = await times(20, () => harbour.auth.verify(harbour.token))

    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
  })

  it('works for 24 hours', async () => {
    const harbour = await registered()

    harbour.clock.pass(day - minute)
    expect(await harbour.auth.verification(harbour.token)).not.toBeNull()
    harbour.clock.pass(2 * minute)
    expect(await harbour.auth.verification(harbour.token)).toBeNull()
    expect(await harbour.auth.verify(harbour.token)).toBeNull()
    expect(await verifiedAt(harbour)).toBeNull()
  })

  it('ends when a newer one is sent', async () => {
    const harbour = await registered()

    await harbour.auth.sendVerification(ada.email, null, laptop.address)

    expect(await harbour.auth.verify(harbour.token)).toBeNull()
    expect(await harbour.auth.verify(await harbour.linkOf('verify-email'))).not.toBeNull()
  })

  it('does not choose a password', async () => {
    const harbour = await registered()

    expect(await harbour.auth.resetIsOpen(harbour.token)).toBe(false)
    expect(await harbour.auth.reset(harbour.token, 'a very good password')).toEqual({
      outcome: 'expired',
    })
    expect(await harbour.auth.verify(harbour.token)).not.toBeNull()
  })

  it('cannot be read out of the database', async () => {
    const harbour = await registered()

    const kept = await harbour.database.db.selectFrom('tokens').selectAll().execute()

    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(harbour.token)
    expect(await harbour.auth.verify(kept[0]?.id ?? '')).toBeNull()
  })

  it('is nothing when it is not ours', async () => {
    const { auth } = await registered()

    for (const token of ['', 'x'.repeat(43), '../../etc/passwd', '\u0000'.repeat(43)]) {
      expect(await auth.verification(token)).toBeNull()
      expect(await auth.verify(token)).toBeNull()
    }
  })
})

describe('asking for the message again', () => {
  it('answers the same, and writes one message, for every kind of address', async () => {
    const harbour = await registered()
    const ben = { name: 'Ben Okafor', email: 'ben@example.com', password: 'a mug of cold tea' }
    await openAccount(harbour, ben)

    const templates = []
    for (const email of [ada.email, ben.email, 'nobody@example.com']) {
      const before = (await harbour.messages()).length
      const outcome = await harbour.auth.sendVerification(email, null, laptop.address)
      expect(outcome).toEqual({ outcome: 'taken' })
      const messages = (await harbour.messages()).slice(before)
      expect(messages.map(({ to }) => to)).toEqual([email])
      templates.push(messages[0]?.template)
    }
    expect(templates).toEqual(['verify-email', 'already-registered', 'no-account'])
  })

  it('is limited to three an hour for an e-mail', async () => {
    const { auth } = await testAuth()
    const ask = (index: number) => auth.sendVerification(ada.email, null, `198.51.100.${index}`)

    for (let index = 0; index < 3; index += 1) expect((await ask(index)).outcome).toBe('taken')

    expect(await ask(3)).toEqual({ outcome: 'limited', seconds: 3600 })
  })

  it('is limited to ten an hour for an address', async () => {
    const { auth } = await testAuth()
    const ask = (index: number) =>
      auth.sendVerification(`crew-${index}@example.com`, null, laptop.address)

    for (let index = 0; index < 10; index += 1) expect((await ask(index)).outcome).toBe('taken')

    expect((await ask(10)).outcome).toBe('limited')
  })
})
