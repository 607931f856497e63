import { once } from '../props/prop.ts'
import { headers } from '../protocol/headers.ts'
import type { FlashedState } from '../protocol/page-object.ts'
import { readVisit } from '../protocol/visit.ts'
import type { Visit } from '../protocol/visit.ts'
import { answering } from './answering.ts'
import { isSafe, vary } from './exchange.ts'
import type { Exchange, Server } from './exchange.ts'
import type { Options } from './options.ts'
import { createPendingState } from './pending-state.ts'
import type { PendingState } from './pending-state.ts'
import { previousPage, refererOf } from './previous-page.ts'
import { renderPage } from './render-page.ts'
import type { RenderOptions, Responder } from './responder.ts'
import { createSharedProps } from './shared-props.ts'
import { answerVisit, leaveTo, ownAddress } from './visit-answers.ts'

type Props = Readonly<Record<string, unknown>>

/** An answer that has begun: what a server library hands to its handlers, and what it does around them. */
export interface BegunAnswer<On extends Server> {
  /** Handlers answer with it. Any page's name and props are taken; an application's own types narrow it. */
  readonly responder: Responder<Record<string, Props>, object, Props, On['answer']>
  /** Does the client run other assets than the server's? Then no handler is asked: `reload` answers. */
  readonly holdsOldAssets: boolean
  /** Has the client load the page anew, with 409. */
  reload(): On['answer']
  /**
   * Called once, as status and headers are about to go, for whatever answer a handler gave: makes of it
   * what the client understands, and keeps what no page has shown.
   * @param hasBody does the answer to a visit hold anything, as far as is known by then?
   */
  finish(hasBody: boolean): Finish
}

export interface Finish {
  /** True: nothing of the body is to be sent. */
  readonly isBodiless: boolean
  /** The answer ends no sooner than this is fulfilled; undefined when all is done. */
  readonly waits: Promise<unknown> | undefined
}

/** Begins to answer a request by the protocol, before any handler is asked. */
export function beginAnswer<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
): BegunAnswer<On> {
  const { request, incoming } = exchange
  const { reloadsOldAssets = true } = options
  const visit = readVisit(incoming.header)
  const version = typeof options.version === 'string' ? options.version : options.version(request)
  const pending = createPendingState(exchange, options)
  const isOutdated = visit.isInertia && incoming.method === 'GET' && visit.version !== version
  return {
    responder: createResponder(exchange, options, { visit, version, pending }),
    holdsOldAssets: reloadsOldAssets && isOutdated,
    reload: () => reload(exchange, options, version),
    finish(hasBody) {
      vary(exchange, headers.inertia)
      const isBodiless = visit.isInertia && answerVisit(exchange, options, visit, hasBody)
      return { isBodiless, waits: pending.keep() }
    },
  }
}

function createResponder<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  known: { readonly visit: Visit; readonly version: string; readonly pending: PendingState },
): BegunAnswer<On>['responder'] {
  const { request, response, incoming, outgoing } = exchange
  const shared = createSharedProps(() => options.share?.(request, response) ?? {})
  let isEncrypted: boolean | undefined
  const keep = (state: FlashedState) => {
    known.pending.add(state)
    return responder
  }

  async function render(component: string, props: Props, settings: RenderOptions = {}) {
    const { status = 200, url, document: documentData = {} } = settings
    return renderPage(exchange, options, {
      ...known,
      component,
      props,
      shared,
      status,
      documentData,
      url: url ?? options.urlOf?.(request) ?? incoming.url,
      encryptHistory: settings.encryptHistory ?? isEncrypted ?? isEncryptedBy(options, request),
    })
  }

  const responder: BegunAnswer<On>['responder'] = {
    visit: known.visit,
    isVisit: known.visit.isInertia,
    get referer() {
      return refererOf(incoming, options.origin)
    },
    render: (component, props, settings) =>
      answering(render(component, props, settings), exchange.takesFailure),
    share(props) {
      shared.add(props)
      return responder
    },
    shareOnce: (name, source, settings) => responder.share({ [name]: once(source, settings) }),
    shared: (path) => shared.find(path),
    flushShared() {
      shared.flush()
      return responder
    },
    flash: (first: string | Props, message?: unknown) =>
      keep({ flash: typeof first === 'string' ? { [first]: message } : first }),
    errors: (messages, bag = 'default') => keep({ errors: { [bag]: messages } }),
    encryptHistory(isOn = true) {
      isEncrypted = isOn
      return responder
    },
    clearHistory: () => keep({ clearHistory: true }),
    preserveFragment: () => keep({ preserveFragment: true }),
    location: (url) => leave(exchange, known.visit, url),
    back: (fallback = '/') => outgoing.redirect(303, previousPage(exchange, options, fallback)),
  }
  return responder
}

// The version is echoed so that a background visit does not throw away what the visitor was doing.
function reload<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  version: string,
): On['answer'] {
  const { outgoing } = exchange
  outgoing.setHeader(headers.location, ownAddress(exchange, options))
  outgoing.setHeader(headers.version, version)
  outgoing.status = 409
  return outgoing.end()
}

function leave<On extends Server>(
  exchange: Exchange<On>,
  { isInertia }: Visit,
  url: string,
): On['answer'] {
  const { incoming, outgoing } = exchange
  if (!isInertia) return outgoing.redirect(isSafe(incoming) ? 302 : 303, url)
  leaveTo(exchange, url)
  return outgoing.end()
}

function isEncryptedBy<On extends Server>(
  { encryptHistory = false }: Options<On>,
  request: On['request'],
): boolean {
  return typeof encryptHistory === 'function' ? encryptHistory(request) : encryptHistory
}
