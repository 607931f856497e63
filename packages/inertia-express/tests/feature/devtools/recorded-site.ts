import { fileURLToPath } from 'node:url'
import express from 'express'
import type { Express } from 'express'
import { devtools } from '../../../src/devtools/devtools.ts'
import type { DevtoolsOptions } from '../../../src/devtools/options.ts'
import type { Responder } from '../../../src/exchange/responder.ts'
import { inertia } from '../../../src/express/inertia.ts'
import { served } from '../../support/served.ts'

/** When every entry is recorded, unless a test says otherwise. */
export const instant = Date.parse('2026-11-21T10:00:00.250Z')

export const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'v1' }

/** An entry as the extension reads it. */
export interface ReadEntry {
  /** Its `__meta`. */
  readonly meta: Readonly<Record<string, unknown>>
  readonly http: Readonly<Record<string, unknown>>
  readonly props: Readonly<Record<string, object>>
  readonly propValues: Readonly<Record<string, unknown>>
  readonly route: Readonly<Record<string, unknown>>
  readonly renderSource: { readonly file: string; readonly line: number } | null
  readonly componentPath: string | null
}

/** An application whose requests are recorded, with ways to send some and to read the entries. */
export async function recordedSite(
  furnish: (app: Express) => void,
  options: Partial<DevtoolsOptions> = {},
) {
  const origin = await served((app) => {
    app.use(devtools({ now: () => instant, ...options }))
    app.use(express.json())
    app.use(
      inertia({
        version: 'v1',
        document: (_page, { body }) => `<html><body>${body}</body></html>`,
        async render({ component }) {
          if (component === 'unrenderable') throw new Error('No server can render this')
          return null
        },
        share: () => ({ user: { name: 'Ada', apiToken: 'abc' } }),
        flashStore: { read: () => ({}), write() {}, clear() {} },
      }),
    )
    furnish(app)
  })

  const send = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init })
  const read = (path: string) => fetch(`${origin}/_inertia/devtools/entries${path}`)

  return {
    origin,
    send,
    read,
    /** Sends a request, and reads what was recorded of it. */
    async entryOf(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
      const answer = await send(path, { headers, ...init })
      const entry = (await (await read(`/${idOf(answer)}`)).json()) as object
      const { __meta: meta, ...rest } = entry as { __meta: ReadEntry['meta'] }
      return { meta, ...rest } as ReadEntry
    },
    list: async (query = '') =>
      (await (await read(query)).json()) as Readonly<Record<string, unknown>>[],
  }
}

export function idOf(answer: Response): string {
  return answer.headers.get('x-inertia-devtools-id') ?? ''
}

/** Shows a page with one prop. */
export function showKnots(app: Express): void {
  app.get('/knots', async (_request, response) => {
    await pages(response).render('knots', { title: 'Knots' })
  })
}

/** The responder with pages of any name. */
export function pages({ inertia: responder }: { readonly inertia: unknown }) {
  return responder as Responder<Record<string, object>>
}

export const here = fileURLToPath(import.meta.url)
