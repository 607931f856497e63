import type { ControllerServices } from '../controller-services.ts'

/** Where guards send whom a route is not for: to sign in, to confirm the password, to the account. */
export function guardPaths({ urls }: Pick<ControllerServices, 'urls'>) {
  return {
    login: urls.path('login'),
    confirm: urls.path('password.confirm'),
    home: urls.path('dashboard'),
  }
}
