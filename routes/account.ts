import { del, get, page, post, put } from '#server/routing/define.ts'

/** Signing in and out, and what a signed-in customer sees and changes. Names and paths are Laravel's. */
export const accountRoutes = {
  login: get('/login'),
  'login.store': post('/login'),
  register: get('/register'),
  'register.store': post('/register'),
  logout: post('/logout'),

  'password.request': get('/forgot-password'),
  'password.email': post('/forgot-password'),
  'password.reset': get('/reset-password/{token}'),
  'password.update': post('/reset-password'),

  'verification.notice': get('/email/verify'),
  'verification.verify': get('/email/verify/{token}'),
  'verification.verify.store': post('/email/verify/{token}'),
  'verification.send': post('/email/verification-notification'),

  dashboard: page('/dashboard', { visitor: 'signed-in' }),
  'profile.show': page('/user/profile', { visitor: 'signed-in' }),
  'user-profile-information.update': put('/user/profile-information'),
  'user-password.update': put('/user/password'),
  'other-browser-sessions.destroy': del('/user/other-browser-sessions'),
  'current-user.destroy': del('/user'),
} as const
