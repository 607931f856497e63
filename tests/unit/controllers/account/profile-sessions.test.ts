import { describe, expect, it } from 'vitest'
import type { Account, OwnSession } from '#server/auth/account.ts'
import { presentProfile } from '#server/presenters/account/profile.ts'
import type { Links } from '#server/presenters/context.ts'

const links = {
  path: (name: string) => `/${name}`,
  link: (name: string, { item = '' } = {}) => ({ url: `/${name}/${item}`, method: 'delete' }),
} as unknown as Links

const now = Date.UTC(2027, 4, 4, 12)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('a browser in the list of its owner', () => {
  it.each([
    [0, 'Last used in the past ten minutes'],
    [10 * minute - 1, 'Last used in the past ten minutes'],
    [10 * minute, 'Last used 10 minutes ago'],
    [hour - 1, 'Last used 59 minutes ago'],
    [hour, 'Last used an hour ago'],
    [2 * hour, 'Last used 2 hours ago'],
    [day - 1, 'Last used 23 hours ago'],
    [day, 'Last used on Monday 3 May, 2027'],
  ])('was seen %i ms ago: “%s”', (ago, words) => {
    expect(shown({ seenAt: now - ago }).lastUsed).toBe(words)
  })

  it('says since when, as London’s calendar has it', () => {
    // Half past midnight in London, which is an hour ahead of the world's clock in summer.
    const createdAt = Date.UTC(2027, 4, 1, 23, 30)

    expect(shown({ createdAt }).since).toBe('Signed in on Sunday 2 May, 2027')
  })

  it('has a form to end it, unless it is the one that asks', () => {
    expect(shown({}).end).toEqual({ url: '/user-sessions.destroy/the-id', method: 'delete' })
    expect(shown({ isThis: true })).toMatchObject({ end: null, lastUsed: 'In use now' })
  })
})

function shown(facts: Partial<OwnSession>) {
  const session: OwnSession = {
    id: 'the-id',
    userAgent: '',
    address: '203.0.113.7',
    createdAt: now,
    seenAt: now,
    isThis: false,
    factor: null,
    ...facts,
  }
  const account = { name: 'Ada', email: 'ada@example.com' } as Account
  const [first] = presentProfile(
    account,
    {
      sessions: [session],
      known: [],
      role: null,
      factors: { appSince: null, passkeys: [], recoveryCodes: 0 },
    },
    { links, now },
  ).sessions
  if (!first) throw new Error('The list has no browser in it.')
  return first
}
