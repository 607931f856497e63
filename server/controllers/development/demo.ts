import { world } from '#server/database/world.ts'
import { HttpError } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { deviceOf } from '../auth/device-of.ts'
import type { ControllerServices } from '../controller-services.ts'
import { demoPage } from './demo-page.ts'

/** Signing in as one of the people whom every development database has. */
export function demo({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>) {
  /** GET /_demo: who there is, with a button each. */
  const show: ActionHandler = (_request, response) => {
    response.type('html').send(demoPage(world, urls.path('development.demo.store')))
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
