import { describe, expect, it } from 'vitest'
import { issueToken } from '#server/auth/tokens.ts'
import {
  ada,
  ben,
  confirms,
  day,
  harbourWithAda,
  hour,
  laptop,
  minute,
  openAccount,
  signedInBy,
  telephone,
  testAuth,
  times,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const fresh = 'eleven gulls on a pontoon'
const newAddress = 'ada.new@example.com'

/** A kind of link: who gets one, what its message is sent by, and what it does for whom it opens. */
interface Kind {
  readonly template: string
  readonly life: number
  begin(): Promise<Harbour>
  send(harbour: Harbour): Promise<unknown>
  isOpen(harbour: Harbour, link: string): Promise<boolean>
  use(harbour: Harbour, link: string): Promise<boolean>
}

const verifying = {
  life: day,
  isOpen: async ({ auth }: Harbour, link: string) => (await auth.verification(link)) !== null,
  use: async (harbour: Harbour, link: string) =>
    ['signed-in', 'changed'].includes((await confirms(harbour, ada, link)).outcome),
}

const kinds: readonly Kind[] = [
  {
    ...verifying,
    template: 'verify-email',
    begin: registered,
    send: ({ auth }) => auth.sendVerification(ada.email, null, laptop.address),
  },
  {
    ...verifying,
    template: 'change-email',
    begin: harbourWithAda,
    send: async (harbour) => {
      const signedIn = await signedInBy(harbour, await tokenOf(harbour))
      return harbour.auth.requestEmailChange(signedIn, newAddress, ada.password)
    },
  },
  {
    template: 'reset-password',
    life: hour,
    begin: harbourWithAda,
    send: ({ auth }) => auth.requestReset(ada.email, '/knots', laptop.address),
    isOpen: ({ auth }, link) => auth.resetIsOpen(link),
    use: async ({ auth }, link) =>
      (await auth.reset(link, fresh, laptop.address)).outcome === 'changed',
  },
]

describe.each(kinds)('the link of a $template message', (kind) => {
  async function withLink() {
    const harbour = await kind.begin()
    await kind.send(harbour)
    const link = await harbour.linkOf(kind.template)
    return { ...harbour, link, isOpen: kind.isOpen.bind(kind, harbour) }
  }

  it('works for one of twenty calls at once, and never again', async () => {
    const harbour = await withLink()

    const done = await times(20, () => kind.use(harbour, harbour.link))

    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await harbour.isOpen(harbour.link)).toBe(false)
  })

  it('works for so long, and no longer', async () => {
    const harbour = await withLink()

    harbour.clock.pass(kind.life - minute)
    expect(await harbour.isOpen(harbour.link)).toBe(true)
    harbour.clock.pass(2 * minute)
    expect(await harbour.isOpen(harbour.link)).toBe(false)
    expect(await kind.use(harbour, harbour.link)).toBe(false)
  })

  it('ends when a newer one is sent', async () => {
    const harbour = await withLink()

    await kind.send(harbour)

    expect(await harbour.isOpen(harbour.link)).toBe(false)
    expect(await harbour.isOpen(await harbour.linkOf(kind.template))).toBe(true)
  })

  it('does what it is for and nothing else, and cannot be read out of the database', async () => {
    const harbour = await withLink()
    const kept = await harbour.database.db.selectFrom('tokens').selectAll().execute()

    expect(JSON.stringify(kept)).not.toContain(harbour.link)
    const foreign = ['', 'x'.repeat(43), '../../etc/passwd', '\u0000'.repeat(43)]
    for (const link of [...foreign, ...kept.map(({ id }) => id)]) {
      expect([await harbour.isOpen(link), await kind.use(harbour, link)]).toEqual([false, false])
    }
    for (const other of kinds.filter(({ use }) => use !== kind.use)) {
      expect(await other.use(harbour, harbour.link)).toBe(false)
    }
    expect(await kind.use(harbour, harbour.link)).toBe(true)
  })
})

describe('a password that is set by a link', () => {
  it('ends every other link, which a message says', async () => {
    const harbour = await harbourWithAda()
    const signedIn = await signedInBy(harbour, await tokenOf(harbour))
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    await harbour.auth.requestEmailChange(signedIn, newAddress, ada.password)

    await harbour.auth.reset(await harbour.linkOf('reset-password'), fresh, laptop.address)

    const link = await harbour.linkOf('change-email')
    expect(await confirms(harbour, ada, link)).toEqual({ outcome: 'expired' })
    expect((await harbour.messages(ada.email)).at(-1)?.template).toBe('password-changed')
  })

  it('verifies an address that was not verified yet', async () => {
    const harbour = await registered()
    await harbour.auth.requestReset(ada.email, null, laptop.address)

    await harbour.auth.reset(await harbour.linkOf('reset-password'), fresh, laptop.address)

    expect(await tokenOf(harbour, { ...ada, password: fresh })).not.toBe('')
  })

  it('lets somebody in at once who mistyped the old one too often', async () => {
    const harbour = await harbourWithAda()
    await harbour.auth.requestReset(ada.email, null, laptop.address)
    for (let count = 0; count < 5; count += 1) {
      const guess = { email: ada.email, password: 'a guess', isRemembered: false }
      await harbour.auth.signIn(guess, laptop, undefined, null)
    }
    await expect(tokenOf(harbour)).rejects.toThrow('limited')

    await harbour.auth.reset(await harbour.linkOf('reset-password'), fresh, laptop.address)

    await tokenOf(harbour, { ...ada, password: fresh })
  })
})

describe('asking for a message', () => {
  it('to verify sends each kind of address its own', async () => {
    const harbour = await registered()
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

  it.each([
    ['comes where the address is verified', harbourWithAda, 1],
    ['is left out without a word where it is not', registered, 0],
    ['is left out without a word where nobody has it', testAuth, 0],
  ])(
    'for a new password, when strangers have used up all others, %s',
    async (_, begin, written) => {
      const harbour = await begin()
      await times(3, () => harbour.auth.sendVerification(ada.email, null, laptop.address))
      const before = (await harbour.messages()).length

      const outcome = await harbour.auth.requestReset(ada.email, null, telephone.address)

      expect(outcome).toEqual({ outcome: 'taken' })
      expect((await harbour.messages()).length - before).toBe(written)
    },
  )

  it.each(['sendVerification', 'requestReset'] as const)(
    'by %s is limited to ten an hour for an address, whoever is meant',
    async (ask) => {
      const { auth } = await testAuth()
      const crew = (index: number) => auth[ask](`crew-${index}@example.com`, null, laptop.address)

      for (let index = 0; index < 10; index += 1) {
        expect(await crew(index)).toEqual({ outcome: 'taken' })
      }
      expect(await crew(10)).toEqual({ outcome: 'limited', seconds: 3600 })
    },
  )
})

it('a link to verify that was written while another was used signs nobody in', async () => {
  const harbour = await harbourWithAda()
  const { user } = await signedInBy(harbour, await tokenOf(harbour))
  const { database, clock } = harbour
  const token = {
    userId: user.id,
    purpose: 'verify-email',
    email: ada.email,
    intended: null,
  } as const

  const late = await database.transaction((trx) => issueToken(trx, token, clock.now()))

  expect(await confirms(harbour, ada, late)).toEqual({ outcome: 'expired' })
})

async function registered(): Promise<Harbour> {
  const harbour = await testAuth()
  await harbour.auth.register({ ...ada, intended: '/knots' }, laptop.address)
  return harbour
}
