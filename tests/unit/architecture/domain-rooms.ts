/** What presenters and controllers stand on. */
export const domainRooms = [
  'server/site',
  'server/content',
  'server/catalogue',
  'server/format',
  'server/schedule',
  'server/search',
  'server/messages',
  'server/forms',
  'server/auth',
  'server/load',
  'server/mail',
  'server/signing',
  'server/head',
  'server/level-finder',
  'server/shop',
  'server/paper',
]

/** What accounts stand on. */
export const signInParts = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'otpauth',
]
