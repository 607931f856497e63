import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'node:http'
import type { Express } from 'express'

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
}

/** The HTTP server of an application, with limits that a slow or greedy client meets soon. */
export function createHttpServer(app: Express): Server {
  const major = Number(process.versions.node.split('.')[0])
  return createServer({ ...limits, ...(major < 24 && expressClasses(app)) }, app)
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

function bornAs<Base extends new (...args: never[]) => object>(
  base: Base,
  prototype: object,
): Base {
  function Instance(...parts: unknown[]) {
    return Reflect.construct(base, parts, Instance) as object
  }
  Instance.prototype = prototype
  // A function is not a class to TypeScript, although `new` treats it as one.
  return Instance as unknown as Base
}
