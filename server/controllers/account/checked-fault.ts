import type { Checked } from '#server/auth/outcomes.ts'
import { tooManyTries } from '../auth/too-many-tries.ts'

type Refused = Exclude<Checked, { readonly outcome: 'done' }>

/** What to tell whoever gave a password that was not taken; null: it was. */
export function checkedFault(checked: Refused): string
export function checkedFault(checked: Checked): string | null
export function checkedFault(checked: Checked): string | null {
  if (checked.outcome === 'done') return null
  if (checked.outcome === 'limited') return tooManyTries(checked.seconds)
  return 'This is not your password. Please type it again.'
}
