import type { Request, Response } from 'express'
import type { ZodType } from 'zod'
import type { SignedIn } from '#server/auth/account.ts'
import { formAction, refuseOn } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import type { ControllerServices } from '../controller-services.ts'
import { profilePage } from './profile-page.ts'

/** A form of the profile page on its way, and who sent it. */
interface OwnForm {
  readonly signedIn: SignedIn
  readonly request: Request
  readonly response: Response
  /** Answers that it is refused; the page has to be made for its visitor. */
  refuse(errors: Record<string, string>): Promise<void>
}

/** Makes the actions behind the forms of the profile page: `take` is handed what the check gave. */
export function ownForms(services: Pick<ControllerServices, 'auth' | 'clock' | 'urls'>) {
  const url = services.urls.path('profile.show')

  return function ownForm<Value>(
    schema: ZodType<Value>,
    take: (value: Value, form: OwnForm) => Promise<void>,
  ): ActionHandler {
    return formAction(schema, async (form, request, response) => {
      const signedIn = await requireSignedIn(request)
      const shown = async () => ({ result: await profilePage(services, signedIn), url })
      const refuse = (errors: Record<string, string>) =>
        refuseOn(request, response, errors, url, shown)
      if (!form.ok) return refuse(form.errors)
      await take(form.value, { signedIn, request, response, refuse })
    })
  }
}
