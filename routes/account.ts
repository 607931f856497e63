import { del, get, page, post, put } from '#server/routing/define.ts'

/** Signing in and out, and what a signed-in customer sees and changes. Names and paths are Laravel's. */
export const accountRoutes = {
  login: get('/login', { indexed: false }),
  'login.store': post('/login'),
  register: get('/register', { indexed: false }),
  'register.store': post('/register'),
  logout: post('/logout'),

  'password.request': get('/forgot-password', { indexed: false }),
  'password.email': post('/forgot-password'),
  'password.reset': get('/reset-password/{token}', { indexed: false }),
  'password.update': post('/reset-password'),

  'verification.notice': get('/email/verify', { indexed: false }),
  'verification.verify': get('/email/verify/{token}', { indexed: false }),
  'verification.verify.store': post('/email/verify/{token}'),
  'verification.send': post('/email/verification-notification'),

  dashboard: page('/dashboard', { visitor: 'signed-in', indexed: false }),
  'profile.show': page('/user/profile', { visitor: 'signed-in', indexed: false }),
  'user-profile-information.update': put('/user/profile-information'),
  'user-password.update': put('/user/password'),
  'other-browser-sessions.destroy': del('/user/other-browser-sessions'),
  'current-user.destroy': del('/user'),
} as const
