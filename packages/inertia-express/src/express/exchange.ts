import type { Request, Response } from 'express'
import type { Exchange, Incoming } from '../exchange/exchange.ts'
import type {
  DocumentContext as DocumentContextOn,
  FlashStore as FlashStoreOn,
  Options,
  PreviousAddress as PreviousAddressOn,
} from '../exchange/options.ts'
import type { Responder } from '../exchange/responder.ts'
import type { Html } from '../protocol/page-object.ts'

/** Express 5, as the core is told of it. */
export interface ExpressServer {
  readonly request: Request
  readonly response: Response
  readonly answer: void
}

export type InertiaOptions<Body extends Html = string> = Options<ExpressServer, Body>
export type FlashStore = FlashStoreOn<ExpressServer>
export type PreviousAddress = PreviousAddressOn<ExpressServer>
export type DocumentContext = DocumentContextOn<ExpressServer>

/** A request to Express and its answer, which its own ways of sending send. */
export function expressExchange(request: Request, response: Response): Exchange<ExpressServer> {
  return {
    request,
    response,
    incoming: incomingOf(request),
    outgoing: {
      get status() {
        return response.statusCode
      },
      set status(status) {
        response.status(status)
      },
      header: (name) => response.get(name),
      setHeader(name, value) {
        if (value === undefined) response.removeHeader(name)
        else response.setHeader(name, value)
      },
      isGone: () => response.destroyed,
      page: (page) => void response.json(page),
      document: (html) => void response.type('html').send(html),
      redirect: (status, url) => response.redirect(status, url),
      end: () => void response.end(),
    },
    takesFailure: (error) => request.next?.(error),
  }
}

function incomingOf(request: Request): Incoming {
  return {
    // Middleware between here and the answer may make another method of it.
    get method() {
      return request.method
    },
    url: request.originalUrl,
    origin: () => `${request.protocol}://${request.host || 'localhost'}`,
    header: (name) => request.get(name),
  }
}

declare global {
  namespace Express {
    interface Response {
      /** The Inertia adapter. */
      inertia: Responder
    }
  }
}
