import { describe, expect, it } from 'vitest'
import type { Account, SignedIn } from '#server/auth/account.ts'
import { createGuards } from '#server/http/guards.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { served } from '../../support/served.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000

describe('a route', () => {
  it('for everybody lets everybody in, and asks for nobody’s session', async () => {
    expect(await answerTo({}, 'asking is a fault')).toBe('200')
  })

  it('for staff lets staff in', async () => {
    expect(await answerTo({ visitor: 'staff' }, signedIn('staff'))).toBe('200')
  })

  it('for staff refuses a customer, who is signed in already', async () => {
    expect(await answerTo({ visitor: 'staff' }, signedIn('customer'))).toBe('403')
  })

  it('for staff sends others to sign in', async () => {
    expect(await answerTo({ visitor: 'staff' }, null)).toBe('303 /login?intended=%2Froute%3Fa%3D1')
  })

  it('for who is signed in lets customers and staff in', async () => {
    expect(await answerTo({ visitor: 'signed-in' }, signedIn('customer'))).toBe('200')
    expect(await answerTo({ visitor: 'signed-in' }, signedIn('staff'))).toBe('200')
  })

  it('for guests sends on who is signed in', async () => {
    expect(await answerTo({ visitor: 'guest' }, null)).toBe('200')
    expect(await answerTo({ visitor: 'guest' }, signedIn('customer'))).toBe('303 /dashboard')
  })

  it.each([
    [null, '303 /confirm?intended=%2Froute%3Fa%3D1'],
    [now - 15 * minute, '303 /confirm?intended=%2Froute%3Fa%3D1'],
    [now - 15 * minute + 1, '200'],
  ])('behind the password: given at %s, it answers %s', async (confirmedAt, answer) => {
    const options: RouteOptions = { visitor: 'signed-in', isConfirmed: true }

    expect(await answerTo(options, signedIn('customer', confirmedAt))).toBe(answer)
  })

  it('for staff and behind the password refuses a customer before it asks for one', async () => {
    const options: RouteOptions = { visitor: 'staff', isConfirmed: true }

    expect(await answerTo(options, signedIn('customer'))).toBe('403')
  })
})

function signedIn(role: Account['role'], confirmedAt: number | null = null): SignedIn {
  const user = { id: 'u-1', name: 'Ada Marlowe', email: 'ada@example.com', role }
  return { sessionId: 's-1', user, confirmedAt }
}

/** The status of a route's answer to somebody, and where it leads. */
async function answerTo(options: RouteOptions, who: SignedIn | null | string): Promise<string> {
  const guardsOf = createGuards({
    paths: { login: '/login', confirm: '/confirm', home: '/dashboard' },
    isDestination: () => true,
    now: () => now,
  })
  const origin = await served((app) => {
    app.use((request, _response, next) => {
      request.signedIn = async () => {
        if (typeof who === 'string') throw new Error(who)
        return who
      }
      const end = (fallback: string) => fallback
      request.intended = { url: () => null, email: () => null, keep: () => undefined, end }
      next()
    })
    app.get('/route', ...guardsOf(options), (_request, response) => response.send('in'))
  })
  const response = await fetch(`${origin}/route?a=1`, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  return location === null ? String(response.status) : `${response.status} ${location}`
}
