import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import type { ControllerServices } from '../controller-services.ts'
import { profilePage } from './profile-page.ts'

/** GET profile.show. */
export function profile(services: ControllerServices): ActionHandler {
  return async (request, response) => {
    await response.page(await profilePage(services, await requireSignedIn(request)))
  }
}
