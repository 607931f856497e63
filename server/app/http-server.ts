import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { Express } from 'express'

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
}

interface Surroundings {
  /** What stands before the application, and hands requests on to it. Default: nothing does. */
  readonly listener?: RequestListener
  /** A proxy keeps connections for its next requests. */
  readonly isBehindProxy?: boolean
}

/** The HTTP server of an application, with limits that a slow or greedy client meets soon. */
export function createHttpServer(
  app: Express,
  { isBehindProxy = false, listener = app }: Surroundings = {},
): Server {
  const major = Number(process.versions.node.split('.')[0])
  // Proxies keep an idle connection for a minute: closed before, it can meet their next request.
  const keepAliveTimeout = isBehindProxy ? 65_000 : 5_000
  const classes = major < 24 && expressClasses(app)
  const server = createServer({ ...limits, keepAliveTimeout, ...classes }, listener)
  return server.on('checkContinue', (request, response) => {
    // Of an answer that waits for those before it on its connection, Node would write the 100 between the
    // headers and the body. Who sends one request behind another does not wait for it (RFC 9110, 10.1.1).
    if (response.socket) response.writeContinue()
    server.emit('request', request, response)
  })
}

/**
 * Express gives each request and response its own prototype, which costs V8 before Node 24 more than
 * half of a request's time. Objects that are born with that prototype pay nothing.
 */
function expressClasses(app: Express) {
  return {
    IncomingMessage: bornAs(IncomingMessage, app.request),
    ServerResponse: bornAs(ServerResponse, app.response),
  }
}

// Node's own classes are functions, and may be called on an object that is there already: a detour by
// Reflect.construct would cost each request as much again.
function bornAs<Base extends new (...args: never[]) => object>(
  base: Base,
  prototype: object,
): Base {
  function Instance(this: object, first: unknown, second: unknown) {
    ;(base as unknown as (this: object, ...parts: unknown[]) => void).call(this, first, second)
  }
  Instance.prototype = prototype
  // V8 makes room in a new object for what its constructor and those behind it will set: without
  // this it would move the object's properties again and again, at a tenth of a kept page's time.
  Object.setPrototypeOf(Instance, base)
  // A function is not a class to TypeScript, although `new` treats it as one.
  return Instance as unknown as Base
}
