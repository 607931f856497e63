import type { Request, Response } from 'express'
import { clientBody } from './document.ts'
import type { RenderedPage } from './document.ts'
import { headers } from './headers.ts'
import { pageObject } from './page-object.ts'
import type { FlashedState, PageObject } from './page-object.ts'
import { isAhead, isForPart } from './purpose.ts'
import { resolveProps } from './resolve-props.ts'
import type { PartialSelection } from './resolve-props.ts'

export interface InertiaOptions {
  /** The version of the built assets: a client that holds another makes a full page load. */
  readonly version: () => string
  /** The whole HTML document around a rendered page. */
  readonly document: (page: PageObject, rendered: RenderedPage) => string
  /** Renders a page on the server; null leaves it to the browser. */
  readonly render: ((page: PageObject) => Promise<RenderedPage>) | null
  /** Told of a page that could not be rendered on the server; it is then left to the browser. */
  readonly onRenderError: (error: unknown, page: PageObject) => void
  /** Is this path and query a page, or at least no address that only takes forms? */
  readonly canBeOpened: (address: string) => boolean
  /** Keeps one-shot state between a redirect and the next page. */
  readonly flashStore: FlashStore
}

export interface FlashStore {
  read(request: Request): FlashedState
  write(response: Response, state: FlashedState): void
  clear(request: Request, response: Response): void
}

export interface RenderOptions {
  readonly status?: number
  /** The page's own address, where it is not the request's: a form answered in place. */
  readonly url?: string
}

/** `response.inertia`: answers in the way that the request asked for. */
export interface Responder<Pages extends object> {
  /** The page as JSON for an Inertia visit, as an HTML document for any other. */
  render<Name extends keyof Pages & string>(
    component: Name,
    props: Readonly<Record<string, unknown>>,
    options?: RenderOptions,
  ): Promise<void>
  /** Adds a one-shot message for the next page. */
  flash(key: string, value: unknown): this
  /** Adds messages by field for the next page, in a bag if one is named. */
  errors(messages: Readonly<Record<string, string>>, bag?: string): this
  /**
   * 303 to the page that the request came from, if it is one of ours; else to the fallback. A form
   * that was answered in place comes from its own address, which no browser can open.
   */
  back(fallback: string): void
  /** True when the client asked for a page object. */
  readonly isVisit: boolean
}

export function createResponder<Pages extends object>(
  request: Request,
  response: Response,
  options: InertiaOptions,
): Responder<Pages> {
  let pending: FlashedState = {}
  const isVisit = request.get(headers.inertia) !== undefined
  // What waits for the next page waits for one that somebody sees.
  const isSeen = !isAhead(request) && !isForPart(request)

  const responder: Responder<Pages> = {
    isVisit,
    async render(component, props, { status = 200, url = request.originalUrl } = {}) {
      const page = pageObject({
        component,
        props: await resolveProps(
          props,
          isVisit ? partialSelection(request, component) : undefined,
        ),
        url,
        version: options.version(),
        flashed: merge(isSeen ? options.flashStore.read(request) : {}, pending),
        errorBag: request.get(headers.errorBag),
      })
      if (isSeen) options.flashStore.clear(request, response)
      response.status(status)
      if (isVisit) sendPageObject(response, page)
      else response.type('html').send(options.document(page, await renderOrLeave(page, options)))
    },
    flash(key, value) {
      pending = merge(pending, { flash: { [key]: value } })
      options.flashStore.write(response, pending)
      return responder
    },
    errors(messages, bag = 'default') {
      pending = merge(pending, { errors: { [bag]: messages } })
      options.flashStore.write(response, pending)
      return responder
    },
    back(fallback) {
      const from = samePageReferer(request)
      response.redirect(303, from !== undefined && options.canBeOpened(from) ? from : fallback)
    },
  }
  return responder
}

function sendPageObject(response: Response, page: PageObject): void {
  response.setHeader(headers.inertia, 'true')
  response.json(page)
}

async function renderOrLeave(page: PageObject, options: InertiaOptions): Promise<RenderedPage> {
  if (!options.render) return { head: [], body: clientBody(page) }
  try {
    return await options.render(page)
  } catch (error) {
    options.onRenderError(error, page)
    return { head: [], body: clientBody(page) }
  }
}

function partialSelection(request: Request, component: string): PartialSelection | undefined {
  if (request.get(headers.partialComponent) !== component) return undefined
  return {
    only: listHeader(request.get(headers.partialData)),
    except: listHeader(request.get(headers.partialExcept)),
  }
}

function listHeader(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The path and query of the Referer, if it names a page of the host that was asked. */
export function samePageReferer(request: Request): string | undefined {
  const referer = request.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  // A path that starts with two slashes would name another host.
  return host === request.get('host') && !pathname.startsWith('//') ? pathname + search : undefined
}

function merge(first: FlashedState, second: FlashedState): FlashedState {
  return {
    errors: { ...first.errors, ...second.errors },
    flash: { ...first.flash, ...second.flash },
  }
}
