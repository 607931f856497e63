import { expect, it } from 'vitest'
import type { Account, SignedIn } from '#server/auth/account.ts'
import { createGuards } from '#server/http/guards.ts'
import type { RouteOptions } from '#server/routing/define.ts'
import { served } from '../../support/served.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const back = 'intended=%2Froute%3Fa%3D1'

it.each<[string, RouteOptions, SignedIn | null, string]>([
  ['for staff lets staff in', { visitor: 'staff' }, signedIn('staff', 'app'), '200'],
  [
    'for staff has who has no second factor add one',
    { visitor: 'staff' },
    signedIn('staff'),
    '303 /factors',
  ],
  [
    'for staff asks for the second factor that somebody has',
    { visitor: 'staff' },
    { ...signedIn('staff'), user: { ...signedIn('staff').user, id: 'has-factor' } },
    `303 /confirm?${back}`,
  ],
  [
    'for owners lets owners in',
    { visitor: 'staff', roles: ['owner'] },
    signedIn('staff', 'passkey'),
    '200',
  ],
  [
    'for the crew refuses an owner, who is none of them',
    { visitor: 'staff', roles: ['crew'] },
    signedIn('staff', 'passkey'),
    '403 access refused',
  ],
  [
    'for staff refuses a customer',
    { visitor: 'staff' },
    signedIn('customer'),
    '403 access refused',
  ],
  [
    'for staff refuses a customer before it asks for a password',
    { visitor: 'staff', isConfirmed: true },
    signedIn('customer'),
    '403 access refused',
  ],
  ['for staff sends others to sign in', { visitor: 'staff' }, null, `303 /login?${back}`],
  [
    'behind the password asks for one that was never given',
    { visitor: 'signed-in', isConfirmed: true },
    signedIn('customer'),
    `303 /confirm?${back}`,
  ],
])('a route %s', async (_, options, who, answer) => {
  expect(await answerTo(options, who)).toBe(answer)
})

function signedIn(role: Account['role'], factor: SignedIn['factor'] = null): SignedIn {
  const user = { id: 'u-1', name: 'Ada Marlowe', email: 'ada@example.com', role }
  return { sessionId: 's-1', user, factor, confirmedAt: null }
}

/** The status of a route's answer to somebody, and where it leads. */
async function answerTo(options: RouteOptions, who: SignedIn | null): Promise<string> {
  const guardsOf = createGuards({
    paths: {
      login: '/login',
      confirm: '/confirm',
      secondStep: '/second-step',
      factors: '/factors',
      home: '/dashboard',
    },
    auth: { hasFactor: async (id) => id === 'has-factor', roleOf: async () => 'owner' as const },
    isDestination: () => true,
    now: () => now,
  })
  const told: string[] = []
  const origin = await served((app) => {
    app.use((request, response, next) => {
      request.signedIn = async () => who
      Object.assign(response, { inertia: { flash: () => undefined } })
      request.isHalfSignedIn = async () => false
      request.tell = (event, outcome) => void told.push(`${event} ${outcome}`)
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
  if (location === null) return [response.status, ...told].join(' ')
  return `${response.status} ${location}`
}
