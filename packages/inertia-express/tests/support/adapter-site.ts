import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { Express, Request, Response } from 'express'
import type { Responder } from '../../src/exchange/responder.ts'
import type { InertiaOptions } from '../../src/express/exchange.ts'
import { inertia, varyOnInertia } from '../../src/express/inertia.ts'
import { cookieFlash } from '../../src/http/cookie-flash.ts'
import { precognitive } from '../../src/precognition/precognition.ts'
import { clientBundle } from './client-bundle.ts'
import { smallDocument } from './small-document.ts'

type Props = Readonly<Record<string, unknown>>

/** A request to the small site, its answer, and the adapter. */
export interface Exchange {
  readonly request: Request
  readonly response: Response
  readonly inertia: Responder
}

type Answer = (exchange: Exchange) => unknown

/** An Express application around the adapter, on a port of its own, whose routes a test writes. */
export interface AdapterSite {
  readonly origin: string
  readonly app: Express
  /** A page of the component `show`, or of the one that the props name as `component`. */
  page(path: string, props: Props | ((exchange: Exchange) => Props)): void
  on(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, answer: Answer): void
  /** Changes the adapter's options from now on. */
  configure(changes: Partial<InertiaOptions>): void
  stop(): Promise<void>
}

export async function startAdapterSite(): Promise<AdapterSite> {
  let options: InertiaOptions = {
    version: 'first',
    document: smallDocument('production'),
    flashStore: cookieFlash({ secret: 'of this test' }),
  }
  const app = express()
  app.set('query parser', 'extended')
  app.use(varyOnInertia(), precognitive())
  await serveFiles(app)
  app.use((request, response, next) => inertia(options)(request, response, next))
  app.use(express.json(), express.urlencoded({ extended: true }))

  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const site: AdapterSite = {
    origin: `http://127.0.0.1:${port}`,
    app,
    page(path, props) {
      site.on('get', path, (exchange) => {
        const given = typeof props === 'function' ? props(exchange) : props
        const { component = 'show', ...rest } = given
        return exchange.inertia.render(String(component), rest)
      })
    },
    on(method, path, answer) {
      app[method](path, (request, response) =>
        answer({ request, response, inertia: response.inertia }),
      )
    },
    configure(changes) {
      options = { ...options, ...changes }
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return site
}

async function serveFiles(app: Express): Promise<void> {
  const script = await clientBundle('production')
  app.get('/production.js', (_request, response) => void response.type('js').send(script))
  app.get('/development.js', async (_request, response) => {
    response.type('js').send(await clientBundle('development'))
  })
  // Chromium asks for it wherever a document names no icon.
  app.get('/favicon.ico', (_request, response) => void response.status(204).end())
}
