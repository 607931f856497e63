import { answersPrecognition, messagesByField } from '@saltlark/inertia-express'
import type { Request, Response } from 'express'
import type { ZodType } from 'zod'
import { matchOf } from '#server/routing/matcher.ts'
import type { PageResult } from '#server/site/page.ts'
import { expectsJson } from './errors.ts'
import type { ActionHandler } from './handlers.ts'

export type FormOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: Record<string, string> }

/** Checks a form's body. A refusal has the first message of each field, keyed by the field's name. */
export function checkForm<Value>(schema: ZodType<Value>, body: unknown): FormOutcome<Value> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, errors: messagesByField(result.error.issues) }
}

/**
 * The action behind a form: `take` is handed what the form's check gave. A form that is checked while
 * it is still being filled in (Inertia's Precognition) is answered here and never taken.
 */
export function formAction<Value>(
  schema: ZodType<Value>,
  take: (form: FormOutcome<Value>, request: Request, response: Response) => Promise<void>,
): ActionHandler {
  return async function takesForm(request, response) {
    if (await answersPrecognition(request, response, schema)) return
    await take(checkForm(schema, request.body), request, response)
  }
}

/** Runs the page at one of our own paths: null when there is none. */
type PageAt = (path: string) => PageResult | null

/**
 * Answers a refused form so that nothing typed is lost. An Inertia form goes back with its messages
 * flashed; a plain one gets the page that it stood on, in place, with its messages and its input;
 * a caller that wants JSON gets 422 and the messages. `fallback` is the path of the page for a form
 * whose own page is not known; `page` is what the form says of its own, which counts for more than
 * the request's address: a form that was refused before stands at an address that is not its page's.
 * `wait` is as for {@link refuseOn}.
 */
export function refuseForms(pageAt: PageAt) {
  return async function refuseForm(
    request: Request,
    response: Response,
    errors: Record<string, string>,
    fallback: string,
    page?: string,
    wait?: number,
  ): Promise<void> {
    const show = () => {
      const own = page ?? response.inertia.referer
      const found = own === undefined ? null : pageAt(own)
      const result = found?.kind === 'page' ? found : pageAt(fallback)
      if (!result) throw new Error(`No page answers ${fallback}`)
      return { result, url: found?.kind === 'page' && own ? own : fallback }
    }
    await refuseOn(request, response, errors, fallback, show, wait)
  }
}

/** A page, and the path and query under which it is shown. */
interface RefusedPage {
  readonly result: PageResult
  readonly url: string
}

/**
 * The same for a form whose page is made for its visitor: `page` makes it when it is to be shown in
 * place, `fallback` is its path.
 * @param wait the seconds until the form may be sent again, where it was sent too often: then the status
 * is 429 with Retry-After (RFC 6585), but a visit goes back all the same.
 */
export async function refuseOn(
  request: Request,
  response: Response,
  errors: Record<string, string>,
  fallback: string,
  page: () => RefusedPage | Promise<RefusedPage>,
  wait?: number,
): Promise<void> {
  if (wait !== undefined) request.tell('limit', 'limited')
  if (response.inertia.isVisit) {
    response.inertia.errors(errors).back(fallback)
    return
  }
  const status = wait === undefined ? 422 : 429
  if (wait !== undefined) response.set('Retry-After', String(wait))
  if (expectsJson(request)) {
    response.status(status).json({ message: Object.values(errors)[0], errors })
  } else {
    const { result, url } = await page()
    await response.page(result, { status, url, errors, old: oldInput(request) })
  }
}

/**
 * Answers a form that was taken. A page goes back with the message flashed; a caller that wants JSON
 * gets 200 and the message, and no cookie. `fallback` is the path of the page for a form whose own
 * page is not known.
 */
export function acceptForm(
  request: Request,
  response: Response,
  message: string,
  fallback: string,
): void {
  if (!response.inertia.isVisit && expectsJson(request)) response.json({ message })
  else response.inertia.flash('success', message).back(fallback)
}

const longestInput = 10_000

/** The form of a request, and the routes that tell which it is. */
type SentIn = Pick<Request, 'body' | 'method' | 'matches'>

/** What may be shown again in a refused form: its texts, but never a secret. */
export function oldInput(request: SentIn): Record<string, string> {
  return Object.fromEntries(
    Object.entries((request.body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        entry[1].length <= longestInput &&
        !/token|^_/i.test(entry[0]) &&
        !isSecret(request, entry[0]),
    ),
  )
}

/** Is a field's text shown in no answer, not even to whoever sent it? */
export function isSecret({ method, matches }: SentIn, field: string): boolean {
  const secrets = matchOf(method, matches)?.route.options.secrets ?? []
  return /password|credential/i.test(field) || secrets.includes(field)
}
