import type { ActionHandler } from '#server/http/handlers.ts'
import type { ControllerServices } from '../controller-services.ts'

/** GET /.well-known/change-password: where password managers send people to change theirs (W3C). */
export function changePasswordAddress({ urls }: Pick<ControllerServices, 'urls'>): ActionHandler {
  return (_request, response) => {
    response.redirect(303, `${urls.path('profile.show')}#password`)
  }
}
