import type { refuseForms } from '#server/http/form.ts'
import type { Services } from '#server/services.ts'

/** What controllers may use: the site's services, and the answer to a refused form. */
export interface ControllerServices extends Pick<
  Services,
  'clock' | 'config' | 'database' | 'outbox' | 'signer' | 'site' | 'urls'
> {
  readonly refuseForm: ReturnType<typeof refuseForms>
}
