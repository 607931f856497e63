import type { Checked, TooMany } from '#server/auth/account.ts'
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
export function waitOf(checked: Checked): number | undefined {
  return checked.outcome === 'limited' ? checked.seconds : undefined
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
