import type { Checked, TooMany } from '#server/auth/account.ts'
import type { RefusedPasskey } from '#server/auth/factors/passkeys.ts'
import { counted } from '#server/format/words.ts'
import { limitEnd, limitReason } from '#server/mail/recipient-limit.ts'

/**
 * The message beside a form that was sent too often, which is answered 429 in place: an answer of its
 * own would hide the form.
 * @param tooMany a minute and more is told in whole minutes.
 */
export function tooManyTries(tooMany: TooMany): string {
  const { seconds, isOfMessages = false } = tooMany
  if (isOfMessages) {
    return `No letter was sent: ${limitReason}. The newest one works. Another can be sent ${limitEnd(tooMany)}.`
  }
  const wait =
    seconds < 60
      ? counted(Math.max(1, seconds), 'second')
      : counted(Math.ceil(seconds / 60), 'minute')
  return `Too many tries. Wait ${wait} and try again.`
}

/** The seconds until the next try counts, where there were too many. */
export function waitOf(checked: { readonly outcome: string } | TooMany): number | undefined {
  return 'seconds' in checked ? checked.seconds : undefined
}

type RefusedFactor = { readonly outcome: 'wrong-code' } | RefusedPasskey | TooMany

/** What to tell whoever gave a second factor that was not taken. */
export function factorFault(refused: RefusedFactor): string {
  if (refused.outcome === 'limited') return tooManyTries(refused)
  return refused.outcome === 'wrong-code' ? wrongCode : passkeyFaults[refused.reason]
}

const wrongCode =
  'This code is not right, or was used before. Type the six digits that your app shows now, or a recovery code.'

const passkeyFaults: Readonly<Record<RefusedPasskey['reason'], string>> = {
  expired: 'That took too long, or was done before. Please use your passkey once more.',
  unknown:
    'We do not know this passkey: it may have been taken off the account. Use another one, or your password.',
  copied:
    'This passkey is blocked, because there seems to be a copy of it. Use another one, or your password; a letter to you says more.',
  invalid:
    'What your browser sent could not be checked. Please try once more, or use your password.',
}

export type Refused = Exclude<Checked, { readonly outcome: 'done' }>

/** What to tell whoever gave a password that was not taken; null: it was. */
export function checkedFault(checked: Refused): string

export function checkedFault(checked: Checked): string | null

export function checkedFault(checked: Checked): string | null {
  if (checked.outcome === 'done') return null
  if (checked.outcome === 'limited') return tooManyTries(checked)
  return 'This is not your password. Please type it again.'
}
