import { del, get, post, put } from '#server/routing/define.ts'

const guest = { visitor: 'guest' } as const
const guestOnTheWay = { visitor: 'guest', query: ['intended'] } as const
const signedIn = { visitor: 'signed-in' } as const
/** What browsers reach by the addresses that pages hand them; their table stays as it is. */
const unnamed = { table: 'server' } as const
/** Whoever reads a code that was typed might use it. */
const withCode = { secrets: ['code'] } as const
const ownFactors = { ...signedIn, ...unnamed, isConfirmed: true } as const
const ownPage = { visitor: 'signed-in', isDestination: true } as const

/** Signing in and out, and what a signed-in customer sees and changes. Names and paths are Laravel's. */
export const accountRoutes = {
  login: get('/login', guestOnTheWay),
  'login.store': post('/login', guest),
  'two-factor.login': get('/two-factor-challenge', { ...guestOnTheWay, ...unnamed }),
  'two-factor.login.store': post('/two-factor-challenge', { ...guest, ...unnamed, ...withCode }),
  'passkeys.login': post('/passkeys/login', { ...guest, ...unnamed }),
  register: get('/register', guestOnTheWay),
  'register.store': post('/register', guest),
  logout: post('/logout'),

  'password.request': get('/forgot-password', { query: ['intended', 'sent'] }),
  'password.email': post('/forgot-password'),
  'password.reset': get('/reset-password/{token}'),
  'password.update': post('/reset-password'),
  'password.confirm': get('/user/confirm-password', { ...signedIn, query: ['intended', 'again'] }),
  'password.confirm.store': post('/user/confirm-password', { ...signedIn, ...withCode }),
  'well-known.change-password': get('/.well-known/change-password', { table: 'server' }),

  'verification.notice': get('/email/verify'),
  'verification.verify': get('/email/verify/{token}'),
  'verification.verify.store': post('/email/verify/{token}'),
  'verification.send': post('/email/verification-notification'),

  dashboard: get('/dashboard', ownPage),
  'profile.show': get('/user/profile', ownPage),
  'user-profile-information.update': put('/user/profile-information', signedIn),
  'user-password.update': put('/user/password', signedIn),
  'other-browser-sessions.destroy': del('/user/other-browser-sessions', signedIn),
  'user-sessions.destroy': del('/user/sessions/{item}', signedIn),
  'two-factor.show': get('/user/two-factor-authentication', { ...ownFactors, isDestination: true }),
  'two-factor.confirm': post('/user/confirmed-two-factor-authentication', {
    ...ownFactors,
    ...withCode,
  }),
  'two-factor.disable': del('/user/two-factor-authentication', ownFactors),
  'two-factor.recovery-codes': get('/user/two-factor-recovery-codes', {
    ...ownFactors,
    isDestination: true,
  }),
  'two-factor.regenerate-recovery-codes': post('/user/two-factor-recovery-codes', ownFactors),
  'passkeys.create': get('/user/passkeys/create', { ...ownFactors, isDestination: true }),
  'passkeys.store': post('/user/passkeys', ownFactors),
  'passkeys.update': put('/user/passkeys/{item}', { ...signedIn, ...unnamed }),
  'passkeys.destroy': del('/user/passkeys/{item}', ownFactors),
  'account-undo.show': get('/user/undo/{token}', unnamed),
  'account-undo.store': post('/user/undo/{token}', { ...unnamed, ...withCode }),
  'user-data.download': get('/user/data', { visitor: 'signed-in', isConfirmed: true }),
  'current-user.destroy': del('/user', signedIn),
} as const
