import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { beginAnswer, encodedUrl, hasContent } from './core.ts'
import type { Exchange, FlashedState, FlashStore, Options, ResponderGiving } from './core.ts'

export * from './core.ts'

/** Hono, as the core is told of it: its context is request and response, and handlers return answers. */
export interface HonoServer {
  readonly request: Context
  readonly response: Context
  readonly answer: Response
}

export type InertiaOptions = Options<HonoServer>

declare module 'hono' {
  interface ContextVariableMap {
    /** The Inertia adapter: `return context.var.inertia.render('home', props)`. */
    inertia: ResponderGiving<Response>
  }
}

/** The adapter for Hono: middleware that stands before whatever answers with pages. */
export function inertia(options: InertiaOptions): MiddlewareHandler {
  return async function inertiaVisits(context, next) {
    const answer = beginAnswer(exchangeOf(context), options)
    context.set('inertia', answer.responder)
    if (answer.holdsOldAssets) context.res = answer.reload()
    else await next()
    const { isVisit } = answer.responder
    const { isBodiless, waits } = answer.finish(!isVisit || (await hasContent(context.res)))
    if (isBodiless) replace(context, null, context.res.status)
    await waits
  }
}

/** Keeps one-shot state in a cookie that Hono signs, for ten minutes. */
export function cookieFlash(secret: string, name = 'inertia_flash'): FlashStore<HonoServer> {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 600 } as const
  return {
    async read(context) {
      const kept = await getSignedCookie(context, secret, name)
      return kept ? (JSON.parse(kept) as FlashedState) : {}
    },
    write: (context, _response, state) =>
      setSignedCookie(context, name, JSON.stringify(state), secret, options),
    clear: (context) => void deleteCookie(context, name, options),
  }
}

function exchangeOf(context: Context): Exchange<HonoServer> {
  const { origin, pathname, search } = new URL(context.req.url)
  const send = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
    context.body(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
  return {
    request: context,
    response: context,
    incoming: {
      method: context.req.method,
      url: pathname + search,
      origin: () => origin,
      header: (name) => context.req.header(name),
    },
    outgoing: {
      get status() {
        return context.res.status
      },
      set status(status) {
        if (context.finalized) replace(context, context.res.body, status)
        else context.status(status as 200)
      },
      header: (name) => context.res.headers.get(name) ?? undefined,
      setHeader: (name, value) => context.header(name, value),
      isGone: () => context.req.raw.signal.aborted,
      page: (page) => send('application/json', JSON.stringify(page)),
      document: (html) => send('text/html', html as string | Uint8Array<ArrayBuffer>),
      redirect: (status, url) => context.redirect(encodedUrl(url), status as 303),
      end: () => context.body(null),
    },
  }
}

/** Hono lays a new answer's headers over those of the one before, which so must go first. */
function replace(context: Context, body: Response['body'], status: number): void {
  const { headers } = context.res
  context.res = undefined
  context.res = new Response(body, { status, headers })
}
