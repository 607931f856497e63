import type { Checked } from '#server/auth/account.ts'
import { counted } from '#server/format/words.ts'

/**
 * The message beside a form that was sent too often. It is never an answer of its own, which would hide
 * the form.
 * @param seconds until the next try counts; a minute and more is told in whole minutes.
 */
export function tooManyTries(seconds: number): string {
  const wait =
    seconds < 60
      ? counted(Math.max(1, seconds), 'second')
      : counted(Math.ceil(seconds / 60), 'minute')
  return `Too many tries. Wait ${wait} and try again.`
}

type Refused = Exclude<Checked, { readonly outcome: 'done' }>

/** What to tell whoever gave a password that was not taken; null: it was. */
export function checkedFault(checked: Refused): string

export function checkedFault(checked: Checked): string | null

export function checkedFault(checked: Checked): string | null {
  if (checked.outcome === 'done') return null
  if (checked.outcome === 'limited') return tooManyTries(checked.seconds)
  return 'This is not your password. Please type it again.'
}
