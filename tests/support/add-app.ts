import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { pageOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const setup = '/user/two-factor-authentication'

/**
 * Takes an app into use, as whoever has just signed in may: pages of staff open from then on.
 * @param now the site's time, milliseconds UTC.
 */
export async function addApp(visitor: Visitor, now: number): Promise<void> {
  const { props } = await pageOf(await visitor.visit(setup))
  const { secret, action } = props as unknown as Readonly<Record<'secret' | 'action', string>>
  const code = codeAt(secret.replaceAll(' ', ''), now)
  const { status } = await visitor.submit(action, { code }, { from: setup })
  if (status >= 400) throw new Error(`POST ${action} answered ${status}.`)
}
