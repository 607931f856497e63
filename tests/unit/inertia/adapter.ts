import type { RequestHandler } from 'express'
import { inertia, variesByVisit } from '#server/inertia/middleware.ts'
import type { FlashedState } from '#server/inertia/page-object.ts'
import type { InertiaOptions } from '#server/inertia/responder.ts'
import { served } from '../../support/served.ts'

/** What a client sends that holds the adapter's version, which is v2. */
export const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'v2' }

export const showKnots: RequestHandler = (_request, response) =>
  response.inertia.render('error', { title: 'Knots', count: () => 10 })

/** The answer of the adapter around one handler, asked at /knots?a=1. HOST in a header is its own. */
export async function answerTo(
  headers: Record<string, string>,
  handler: RequestHandler,
  options: Partial<InertiaOptions> = {},
  method = 'GET',
): Promise<Response> {
  const origin = await served((app) => {
    app.use(variesByVisit())
    app.use(
      inertia({
        version: () => 'v2',
        document: (_page, { body }) => `<main>${body}</main>`,
        render: null,
        onRenderError: () => undefined,
        canBeOpened: (address) => address !== '/subscribe',
        flashStore: openStore,
        ...options,
      }),
    )
    app.use(handler)
  })
  const here = new URL(origin).host
  const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', here)])
  return fetch(`${origin}/knots?a=1`, {
    method,
    headers: Object.fromEntries(sent),
    redirect: 'manual',
  })
}

/** A flash store that keeps its state in headers, in clear. */
const openStore: InertiaOptions['flashStore'] = {
  read: (request) => JSON.parse(request.get('x-kept') ?? '{}') as FlashedState,
  write: (response, state) => void response.setHeader('X-Kept', JSON.stringify(state)),
  clear: (_request, response) => void response.setHeader('X-Cleared', 'yes'),
}
