import type { Express, RequestHandler } from 'express'
import type { FlashStore, InertiaOptions } from '../../../src/express/exchange.ts'
import { inertia, varyOnInertia } from '../../../src/express/inertia.ts'
import type { FlashedState, PageObject } from '../../../src/protocol/page-object.ts'
import { served } from '../../support/served.ts'

/** What a client sends that holds the adapter's version, which is v2. */
export const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': 'v2' }

/** What a client sends that asks for a part of the page `error`. */
export const partial = { ...visit, 'X-Inertia-Partial-Component': 'error' }

export interface Asked {
  readonly path?: string
  readonly method?: string
  /** HOST in a value is the host that is asked. */
  readonly headers?: Readonly<Record<string, string>>
}

interface Given {
  readonly options?: Partial<InertiaOptions>
  /** Puts middleware before the adapter. */
  readonly before?: (app: Express) => void
}

/** An application with the adapter around its handlers, and one visitor whose flash it keeps. */
export async function site(furnish: (app: Express) => void, { options = {}, before }: Given = {}) {
  const store = keptFlash()
  const origin = await served((app) => {
    app.use(varyOnInertia())
    before?.(app)
    app.use(
      inertia({
        version: () => 'v2',
        document: (_page, { body }) => `<main>${body}</main>`,
        flashStore: store,
        ...options,
      }),
    )
    furnish(app)
  })
  return {
    origin,
    store,
    ask({ path = '/knots?a=1', method = 'GET', headers = {} }: Asked = {}): Promise<Response> {
      const sent = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('HOST', new URL(origin).host),
      ])
      return fetch(origin + path, {
        method,
        headers: Object.fromEntries(sent),
        redirect: 'manual',
      })
    },
  }
}

/** The answer of the adapter around one handler. */
export async function answerTo(
  asked: Asked,
  handler: RequestHandler,
  options?: Partial<InertiaOptions>,
): Promise<Response> {
  const { ask } = await site((app) => app.use(handler), { options })
  return ask(asked)
}

export async function pageOf(response: Response | Promise<Response>): Promise<PageObject> {
  return (await response).json() as Promise<PageObject>
}

export const showKnots: RequestHandler = (_request, response) =>
  show(response, { title: 'Knots', count: () => 10 })

/** Renders the page `error` with any props: which ones it takes is no matter here. */
export function show(
  { inertia: page }: Parameters<RequestHandler>[1],
  props: Readonly<Record<string, unknown>> = {},
  options?: Parameters<typeof page.render>[2],
): Promise<void> {
  const anyPage = page as unknown as {
    render(name: string, props: object, options?: object): Promise<void>
  }
  return anyPage.render('error', props, options)
}

/** Keeps one visitor's state, and says what happened to it. */
function keptFlash(): FlashStore & { state: FlashedState; readonly calls: string[] } {
  const calls: string[] = []
  return {
    state: {},
    calls,
    read() {
      return this.state
    },
    write(_request, _response, state) {
      calls.push('write')
      this.state = state
    },
    clear() {
      calls.push('clear')
      this.state = {}
    },
  }
}
