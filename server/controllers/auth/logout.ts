import type { ActionHandler } from '#server/http/handlers.ts'
import type { ControllerServices } from '../controller-services.ts'

/**
 * POST logout. The session is ended before its cookie goes: while the database does not answer nobody
 * is told that they are signed out.
 */
export function logout({ auth, urls }: Pick<ControllerServices, 'auth' | 'urls'>): ActionHandler {
  return async (request, response) => {
    if (request.sessionToken !== undefined) await auth.signOut(request.sessionToken)
    request.wayIn.end('')
    response.endSession()
    response.redirect(303, urls.path('web.home'))
  }
}
