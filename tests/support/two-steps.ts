import type { PasskeyProps, TwoStepsProps } from '#server/props/accounts.ts'
import type { NewPasskeyProps } from '#server/props/factors.ts'

/** What a page asks a browser's passkeys, as the server makes it. */
export const requestOptions = { challenge: 'Y2hhbGxlbmdl', userVerification: 'required' } as const

export const creationOptions: NewPasskeyProps['options'] = {
  rp: { id: 'localhost', name: 'Saltlark Sailing' },
  user: { id: 'YWRh', name: 'ada@example.com', displayName: 'Ada Winters' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

/** Somebody who has no second step, and does not work here. */
export const noTwoSteps: TwoStepsProps = {
  role: null,
  mustAdd: false,
  passkeys: [],
  newPasskeyHref: '/user/passkeys/create',
  app: null,
  appHref: '/user/two-factor-authentication',
  recoveryCodes: null,
}

export const laptop: PasskeyProps = {
  id: '019b8d62-7a80-7000-8000-00000000000a',
  name: 'My laptop',
  added: 'Added on Friday 4 May, 2027',
  lastUsed: 'Not used yet',
  keeping: 'On one device alone: if that is lost, so is the passkey.',
  isBlocked: false,
  rename: { url: '/user/passkeys/1', method: 'put' },
  remove: { url: '/user/passkeys/1', method: 'delete' },
}
