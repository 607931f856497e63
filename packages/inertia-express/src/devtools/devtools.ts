import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { attachRecorder } from '../exchange/render-page.ts'
import { beforeHeaders } from '../http/before-headers.ts'
import { readVisit } from '../protocol/visit.ts'
import { captureSent } from './captured-answer.ts'
import { createEntryStore } from './entry-store.ts'
import type { Entry } from './entry.ts'
import { devtoolsHeaders } from './headers.ts'
import { makeEntry } from './make-entry.ts'
import type { DevtoolsOptions } from './options.ts'
import { createPageRecorder } from './page-recorder.ts'
import { answersReadApi } from './read-api.ts'
import { isOnThisMachine } from './this-machine.ts'

/**
 * Records every request for the Inertia DevTools extension (client 3.6 on; DevTools protocol), and
 * answers what the extension asks under `/_inertia/devtools/entries`. For development only: what it
 * keeps is what visitors send. Stands before everything whose answers are to be seen.
 */
export function devtools(options: DevtoolsOptions): RequestHandler {
  const store = createEntryStore(options)
  const isAllowed = options.isAllowed ?? isOnThisMachine

  return function recordsRequest(request: Request, response: Response, next: NextFunction): void {
    if (!isAllowed(request)) {
      next()
    } else if (!answersReadApi(request, response, store)) {
      record(request, response, options, (entry) => store.add(entry))
      next()
    }
  }
}

function record(
  request: Request,
  response: Response,
  options: DevtoolsOptions,
  save: (entry: Entry) => void,
): void {
  const arrival = { id: randomUUID(), at: options.now(), started: performance.now() }
  const visit = readVisit((name) => request.get(name))
  const batchId = visit.isInertia ? (request.get(devtoolsHeaders.parent) ?? null) : null
  // A page fetched ahead may never be opened: nothing that follows belongs to it.
  const parentOut = visit.isPrefetch ? arrival.id : (batchId ?? arrival.id)

  const recorder = createPageRecorder(
    {
      isDeferred: request.get(devtoolsHeaders.deferred) !== undefined,
      reset: visit.partial?.reset ?? new Set(),
      scrollIntent: visit.scrollIntent,
    },
    { root: options.root ?? process.cwd(), isOwnSource: isOutside(options.isOwnSource) },
  )
  attachRecorder(response, recorder)
  const tag = () => (visit.isInertia || !recorder.recorded() ? '' : idTag(arrival.id))
  const sent = captureSent(response, tag)

  beforeHeaders(response, (hasBody) => {
    response.setHeader(devtoolsHeaders.id, arrival.id)
    response.setHeader(devtoolsHeaders.parentOut, parentOut)
    const exchange = { request, response, visit, batchId, arrival }
    const answer = { recorded: recorder.recorded(), body: sent(), hasBody }
    try {
      save(makeEntry(exchange, answer, options))
    } catch {
      // Who looks on must not change what is seen: the answer goes, and this entry is missing.
    }
    return undefined
  })
}

/** The first page is seen by the extension in the document, before any request of the client's. */
function idTag(id: string): string {
  return `<script data-inertia-devtools-id type="application/json">${JSON.stringify(id)}</script>`
}

const adapter = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')

function isOutside(isOwnSource: (file: string) => boolean = () => true) {
  return (file: string) => !file.startsWith(adapter) && isOwnSource(file)
}
