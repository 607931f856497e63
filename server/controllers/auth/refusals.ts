import type { Request, Response } from 'express'
import type { Checked } from '#server/auth/account.ts'
import { counted } from '#server/format/words.ts'
import { refuseOn } from '#server/http/form.ts'
import type { ShownPage } from '#server/http/form.ts'

/**
 * The words beside a form that was sent too often. It is never an answer of its own, which would hide
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

/** Answers a refused form on the page that it stands on, which is made anew for its visitor. */
export function refuseWhereShown(shown: (request: Request) => ShownPage | Promise<ShownPage>) {
  return async function refuse(
    request: Request,
    response: Response,
    errors: Record<string, string>,
  ): Promise<void> {
    const page = await shown(request)
    await refuseOn(request, response, errors, page.url, () => page)
  }
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
