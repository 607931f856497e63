import type { Request, Response } from 'express'
import type { ZodType } from 'zod'
import { formAction, refuseOn } from '#server/http/form.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { PageAnswer } from '#server/site/page.ts'

/** A page that is made for its visitor, and has a form. */
export interface VisitorPage {
  /** Its own path and query. */
  readonly url: string
  make(): PageAnswer | Promise<PageAnswer>
}

interface SentForm {
  readonly request: Request
  readonly response: Response
  /**
   * Answers that it is refused all the same.
   * @param wait the seconds until it may be sent again, where it was sent too often.
   */
  refuse(errors: Record<string, string>, wait?: number): Promise<void>
}

/**
 * The actions behind the forms of a page: `take` is handed what the check gave, and a refused form is
 * shown on its page, which is made anew for its visitor.
 */
export function formsOn(pageFor: (request: Request) => VisitorPage) {
  return function form<Value>(
    schema: ZodType<Value>,
    take: (value: Value, form: SentForm) => Promise<void>,
  ): ActionHandler {
    return formAction(schema, async (form, request, response) => {
      const page = pageFor(request)
      const refuse = (errors: Record<string, string>, wait?: number) =>
        refuseOnPage(request, response, errors, page, wait)
      if (!form.ok) return refuse(form.errors)
      await take(form.value, { request, response, refuse })
    })
  }
}

/** Answers a refused form on its page, which is made only if it has to be shown in place. */
export async function refuseOnPage(
  request: Request,
  response: Response,
  errors: Record<string, string>,
  { url, make }: VisitorPage,
  wait?: number,
): Promise<void> {
  const page = async () => ({ result: await make(), url })
  await refuseOn(request, response, errors, url, page, wait)
}

/** GET of a page on the way to another: where its visitor wanted to go is kept. */
export function showOnTheWay(pageFor: (request: Request) => VisitorPage): ActionHandler {
  return async (request, response) => {
    const page = await pageFor(request).make()
    request.intended.keep({ intended: request.intended.url() })
    await response.page(page)
  }
}
