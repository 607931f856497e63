import express from 'express'
import type { Express, Request, Response } from 'express'
import type { ExpressServer } from '../../../src/express/exchange.ts'
import { inertia, varyOnInertia } from '../../../src/express/inertia.ts'
import { cookieFlash } from '../../../src/http/cookie-flash.ts'
import { precognitive } from '../../../src/precognition/precognition.ts'
import { siteFiles, unchanging } from '../site-files.ts'
import type {
  AdapterServer,
  AskedRequest,
  Exchange,
  Sent,
  SiteOptions,
  SiteResponder,
} from './adapter-server.ts'
import { optionsOn } from './options.ts'
import type { Port } from './port.ts'
import { pageOf } from './routes.ts'

/** The small site on Express, with its application for what Express alone can do. */
export interface ExpressSite extends AdapterServer {
  readonly app: Express
}

export function startExpressSite(port: Port): ExpressSite {
  let options: SiteOptions = {}
  const app = express()
  app.set('query parser', 'extended')
  app.use(varyOnInertia(), precognitive())
  serveFiles(app)
  app.use((request, response, next) =>
    inertia(optionsOn<ExpressServer>(options, flashStore, askedOf))(request, response, next),
  )
  app.use(express.json(), express.urlencoded({ extended: true }))

  port.serve(app)
  const site: ExpressSite = {
    origin: port.origin,
    app,
    page(path, props) {
      site.on('get', path, pageOf(props))
    },
    on(method, path, answer) {
      app[method](path, (request, response) => answer(exchangeOf(request, response)))
    },
    configure(changes) {
      options = { ...options, ...changes }
    },
    stop: () => port.stopServing(),
  }
  return site
}

function serveFiles(app: Express): void {
  for (const [path, make] of Object.entries(siteFiles)) {
    app.get(path, async (_request, response) => {
      const { type, body } = await make()
      response.set('Cache-Control', unchanging).type(type).send(body)
    })
  }
}

const flashStore = cookieFlash({ secret: 'of these tests' })

function askedOf(request: Request): AskedRequest {
  return {
    method: request.method,
    url: request.originalUrl,
    query: request.query,
    body: request.body as unknown,
    header: (name) => request.get(name),
  }
}

function exchangeOf(request: Request, response: Response): Exchange {
  return {
    request: askedOf(request),
    // Express sends what is not returned too, so here the adapter gives nothing back.
    inertia: response.inertia as unknown as SiteResponder,
    redirect: (url, status = 302) => sent(response.redirect(status, url)),
    send: (body, { type = 'html', status = 200 } = {}) =>
      sent(response.status(status).type(type).send(body)),
    json: (value, status = 200) => sent(response.status(status).json(value)),
    empty: (status) => sent(response.status(status).end()),
    header: (name, value) => void response.set(name, value),
    cookie: (name, value) => void response.cookie(name, value),
  }
}

function sent(_answer: unknown): Sent {
  return { isSent: true }
}
