import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { people, world, worldFactorSecret } from '#server/database/world.ts'
import type { Person } from '#server/database/world.ts'
import { escapeHtml } from '#server/format/words.ts'
import { HttpError } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { developerPage } from '#server/mail/mail-page.ts'
import { deviceOf } from '../auth/device-of.ts'
import type { ControllerServices } from '../controller-services.ts'

/** Signing in as one of the people whom every development database has. */
export function demo({ auth, clock, urls }: ControllerServices) {
  /** GET /_demo: who there is, with a button each. */
  const show: ActionHandler = (_request, response) => {
    const code = codeAt(worldFactorSecret, clock.now())
    response.type('html').send(demoPage(world, urls.path('development.demo.store'), code))
  }

  /** POST /_demo: a session of theirs, without a password. */
  const store: ActionHandler = async (request, response) => {
    const { email } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const person = world.find((one) => one.email === email)
    const device = deviceOf(request)
    const begun = person && (await auth.signInAs(person.email, device, request.sessionToken))
    if (!begun) {
      throw new HttpError(
        422,
        'Nobody of the demo people has this address, or they are not in the database: npm run db -- seed puts them there.',
      )
    }
    response.beginSession(begun)
    response.redirect(303, urls.path('dashboard'))
  }

  return { show, store }
}

function demoPage(persons: readonly Person[], action: string, code: string): string {
  return developerPage('Demo people', [
    '<p>One click signs you in, with no password asked. Nobody of this name is on the live site, nor this page.</p>',
    '<ul>',
    ...persons.map((person) => listItem(person, action)),
    '</ul>',
    `<p>Whoever signs in as ${escapeHtml(people.cora.name)} by the password is asked for a code as well. Now it is <strong>${code}</strong>; load this page again for the next one. For an app of your own, the secret is <code>${worldFactorSecret}</code>.</p>`,
  ])
}

function listItem({ name, email, role, about }: Person, action: string): string {
  return `<li>
<form action="${escapeHtml(action)}" method="post">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<p>${escapeHtml(`${email} (${role}): ${about}`)} <button type="submit">Sign in as ${escapeHtml(name)}</button></p>
</form>
</li>`
}
