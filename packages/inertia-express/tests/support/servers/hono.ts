import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { cookieFlash, inertia } from '../../../src/hono.ts'
import { siteFiles, unchanging } from '../site-files.ts'
import type {
  AdapterServer,
  AskedRequest,
  Exchange,
  Sent,
  SiteResponder,
} from './adapter-server.ts'
import { optionsOn } from './options.ts'
import type { Port } from './port.ts'
import { bodyIn, createRoutes, fieldsIn } from './routes.ts'

const flashStore = cookieFlash('of these tests')

/** The small site on Hono. */
export function startHonoSite(port: Port): AdapterServer {
  const routes = createRoutes()
  const app = new Hono()
  // Hono's own way would also tell the console.
  app.onError((_error, context) => context.text('Internal Server Error', 500))
  for (const [path, make] of Object.entries(siteFiles)) {
    app.get(path, async (context) => {
      const { type, body } = await make()
      return context.body(body, { headers: { 'Content-Type': type, 'Cache-Control': unchanging } })
    })
  }
  app.use((context, next) => inertia(optionsOn(routes.options, flashStore, askedOf))(context, next))
  // Hono takes no routes once it has answered, and tests add some then.
  app.all('*', async (context) => {
    const answer = routes.find(context.req.method, context.req.path)
    if (!answer) return context.notFound()
    const body = bodyIn(await context.req.text(), context.req.header('Content-Type'))
    const sent = await answer(exchangeOf({ ...askedOf(context), body }, context))
    return sent as unknown as Response
  })

  const listener = getRequestListener(app.fetch)
  port.serve((request, response) => void listener(request, response))
  return Object.assign(routes, { origin: port.origin, stop: () => port.stopServing() })
}

function askedOf({ req }: Context): AskedRequest {
  const { pathname, search } = new URL(req.url)
  return {
    method: req.method,
    url: pathname + search,
    query: fieldsIn(search.slice(1)),
    body: undefined,
    header: (name) => req.header(name),
  }
}

function exchangeOf(request: AskedRequest, context: Context): Exchange {
  // What a handler gives back is the answer itself.
  const sent = (answer: Response) => answer as unknown as Sent
  return {
    request,
    inertia: context.var.inertia as unknown as SiteResponder,
    redirect: (url, status = 302) => sent(context.redirect(url, status)),
    send: (body, { type = 'text/html', status = 200 } = {}) =>
      sent(context.body(body, status as 200, { 'Content-Type': type })),
    json: (value, status = 200) => sent(context.json(value as object, status as 200)),
    empty: (status) => sent(context.body(null, status as 200)),
    header: (name, value) => context.header(name, value),
    cookie: (name, value) => setCookie(context, name, value),
  }
}
