import type { IncomingMessage, ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { beginAnswer, encodedUrl } from './core.ts'
import type { Exchange, Options, Responder } from './core.ts'
import { beforeHeaders } from './http/before-headers.ts'

export * from './core.ts'
export { cookieFlash } from './http/cookie-flash.ts'
export type { CookieFlashOptions } from './http/cookie-flash.ts'

/** Node's own server, as the core is told of it. */
export interface NodeServer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly answer: void
}

export type InertiaOptions = Options<NodeServer>

/**
 * The adapter for a server of `node:http`. What it gives is called first for each request: it answers a
 * visit that holds old assets, and then gives null; else it gives what pages are answered with, and makes
 * of other answers what the client understands, however they are sent.
 */
export function inertia(options: InertiaOptions) {
  return function begins(request: IncomingMessage, response: ServerResponse): Responder | null {
    const answer = beginAnswer(exchangeOf(request, response), options)
    beforeHeaders(response, (hasBody, hold) => {
      const { isBodiless, waits } = answer.finish(hasBody)
      if (waits) hold(waits)
      return isBodiless ? 'bodiless' : undefined
    })
    if (!answer.holdsOldAssets) return answer.responder
    answer.reload()
    return null
  }
}

function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange<NodeServer> {
  const { method = 'GET', url = '/' } = request
  const scheme = 'encrypted' in request.socket ? 'https' : 'http'
  const send = (type: string, body: string | Uint8Array) => {
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    response.end(body)
  }
  return {
    request,
    response,
    incoming: {
      method,
      url,
      origin: () => `${scheme}://${request.headers.host ?? 'localhost'}`,
      header: (name) => request.headers[name.toLowerCase()]?.toString(),
    },
    outgoing: {
      get status() {
        return response.statusCode
      },
      set status(status) {
        response.statusCode = status
      },
      header: (name) => response.getHeader(name)?.toString(),
      setHeader(name, value) {
        if (value === undefined) response.removeHeader(name)
        else response.setHeader(name, value)
      },
      isGone: () => response.destroyed,
      page: (page) => send('application/json', JSON.stringify(page)),
      document: (html) => send('text/html', html),
      redirect: (status, url) =>
        void response.writeHead(status, { Location: encodedUrl(url) }).end(),
      end: () => void response.end(),
    },
    takesFailure(error) {
      // No handler hears of it, so whoever runs the server does.
      process.stderr.write(`${inspect(error)}\n`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end('Internal Server Error')
    },
  }
}
