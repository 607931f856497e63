import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { cookieFlash, inertia } from '../../../src/node.ts'
import type { Responder } from '../../../src/node.ts'
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
import type { Routes } from './routes.ts'

const flashStore = cookieFlash({ secret: 'of these tests' })

/** The small site on Node's own server. */
export function startNodeSite(port: Port): AdapterServer {
  const routes = createRoutes()
  port.serve((request, response) => {
    answer(routes, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500).end('Internal Server Error')
    })
  })
  return Object.assign(routes, { origin: port.origin, stop: () => port.stopServing() })
}

async function answer(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  const file = await siteFiles[path]?.()
  if (file) {
    const { type, body } = file
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': unchanging }).end(body)
    return
  }
  const responder = inertia(optionsOn(routes.options, flashStore, askedOf))(request, response)
  if (!responder) return
  const found = routes.find(request.method ?? 'GET', path)
  if (!found) return void response.writeHead(404).end('Not Found')
  const body = bodyIn(await text(request), request.headers['content-type'])
  await found(exchangeOf({ ...askedOf(request), body }, response, responder))
}

function askedOf({ method = 'GET', url = '/', headers }: IncomingMessage): AskedRequest {
  return {
    method,
    url,
    query: fieldsIn(url.split('?')[1] ?? ''),
    body: undefined,
    header: (name) => headers[name.toLowerCase()]?.toString(),
  }
}

function exchangeOf(
  request: AskedRequest,
  response: ServerResponse,
  responder: Responder,
): Exchange {
  const send = (status: number, type?: string, body?: string): Sent => {
    if (type) response.setHeader('Content-Type', type)
    response.statusCode = status
    response.end(body)
    return { isSent: true }
  }
  return {
    request,
    // What it answers with is sent at once, and nothing is given back.
    inertia: responder as unknown as SiteResponder,
    redirect(url, status = 302) {
      response.setHeader('Location', url)
      return send(status)
    },
    send: (body, { type = 'text/html', status = 200 } = {}) => send(status, type, body),
    json: (value, status = 200) => send(status, 'application/json', JSON.stringify(value)),
    empty: (status) => send(status),
    header: (name, value) => void response.setHeader(name, value),
    cookie: (name, value) => void response.appendHeader('Set-Cookie', `${name}=${value}; Path=/`),
  }
}
