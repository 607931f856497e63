import { headerOf } from '../../support/asked-header.ts'
import type { TestSite } from '../../support/site.ts'
import type { Visitor } from '../../support/visitor.ts'

export const profile = '/user/profile'
const from = { from: profile }

/** Sends a form of the profile page as a browser without scripts does, which knows GET and POST only. */
export function sendForm(
  visitor: Visitor,
  method: 'PUT' | 'DELETE',
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  return visitor.submit(path, { _method: method, ...fields }, from)
}

/** Is somebody signed in, as the header is told? */
export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await headerOf(visitor)).isAuthenticated
}

/** The row of whoever has this address. */
export function userWith({ services }: TestSite, email: string) {
  return services.database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
}
