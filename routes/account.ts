import { del, get, post, put } from '#server/routing/define.ts'

const guest = { visitor: 'guest' } as const
const guestOnTheWay = { visitor: 'guest', query: ['intended'] } as const
const signedIn = { visitor: 'signed-in' } as const
const ownPage = { visitor: 'signed-in', isDestination: true } as const

/** Signing in and out, and what a signed-in customer sees and changes. Names and paths are Laravel's. */
export const accountRoutes = {
  login: get('/login', guestOnTheWay),
  'login.store': post('/login', guest),
  register: get('/register', guestOnTheWay),
  'register.store': post('/register', guest),
  logout: post('/logout'),

  'password.request': get('/forgot-password', { query: ['intended', 'sent'] }),
  'password.email': post('/forgot-password'),
  'password.reset': get('/reset-password/{token}'),
  'password.update': post('/reset-password'),
  'password.confirm': get('/user/confirm-password', { ...signedIn, query: ['intended'] }),
  'password.confirm.store': post('/user/confirm-password', signedIn),
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
  'user-data.download': get('/user/data', { visitor: 'signed-in', isConfirmed: true }),
  'current-user.destroy': del('/user', signedIn),
} as const
