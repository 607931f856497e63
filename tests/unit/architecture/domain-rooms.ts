import type { Room } from './room.ts'

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

/** What is written to be read elsewhere: in print and by mail. */
export const writtenRooms: Readonly<Record<string, Room>> = {
  'server/paper': {
    imports: [
      'server/shop',
      't:server/database',
      't:server/mail',
      't:server/site',
      'server/format',
      'resources/js/components/voucher/voucher-drawings.ts',
    ],
    packages: ['pdfkit', 'fontkit', 'uqr', 'node:'],
  },
  // The weekly letter: what a page presents, set as a message, and sent to who wants it.
  'server/letters': {
    imports: [
      'server/content',
      't:server/database',
      'server/database/ids.ts',
      'server/forms',
      'server/signing/signer.ts',
      't:server/app/log.ts',
      'server/catalogue',
      'server/format',
      'server/mail',
      'server/presenters',
      'server/schedule',
      'server/site',
      't:routes',
      't:server/props',
    ],
    packages: [],
  },
}
