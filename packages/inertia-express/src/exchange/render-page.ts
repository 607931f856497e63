import { allowFailures } from '../props/allow-failures.ts'
import type { PropLabels } from '../props/prop-labels.ts'
import { isPromise } from '../props/prop-tree.ts'
import { always, isKind } from '../props/prop.ts'
import { resolveProps } from '../props/resolve-props.ts'
import { headers } from '../protocol/headers.ts'
import { baggedErrors, clientBody, firstMessages, pageObject } from '../protocol/page-object.ts'
import type { ErrorBags, Html, PageObject } from '../protocol/page-object.ts'
import { isForPart } from '../protocol/visit.ts'
import type { Visit } from '../protocol/visit.ts'
import type { Exchange, Server } from './exchange.ts'
import type { Options } from './options.ts'
import type { PendingState } from './pending-state.ts'
import type { SharedProps } from './shared-props.ts'
import { systemTime } from './system-time.ts'
import { distinguishValidators, hasValidators } from './validators.ts'

type Props = Readonly<Record<string, unknown>>

interface PageToRender {
  readonly component: string
  readonly props: Props
  readonly shared: SharedProps
  readonly visit: Visit
  readonly version: string
  readonly status: number
  readonly url: string
  readonly pending: PendingState
  readonly encryptHistory: boolean
  readonly documentData: Props
}

/**
 * Is told what happens to a page while a request is answered. Whoever renders pages calls it;
 * telling it changes nothing in the answer, and it never throws.
 */
export interface DevtoolsRecorder {
  /** A handler asks for a page. Call it before anything is awaited: it notes where the call came from. */
  pageRendering(): void
  /** A prop of one of the kinds got its value. `path` is dotted; plain props need no call. */
  propResolved(path: string, labels: PropLabels): void
  /** A prop failed and was left out instead of failing the page. */
  propRescued(path: string, labels: PropLabels): void
  /** The page as it is sent, with the names of its shared props whether or not the client gets them. */
  pageRendered(page: PageObject, sharedProps: readonly string[]): void
}

/** Makes a recorder the one of a response. */
export function attachRecorder(response: object, recorder: DevtoolsRecorder): void {
  recorders.set(response, recorder)
}

const recorders = new WeakMap<object, DevtoolsRecorder>()

function recorderOf({ response }: Exchange): DevtoolsRecorder | undefined {
  return recorders.get(response as object)
}

/** Answers with a page: as JSON for a visit, else as a document. */
export async function renderPage<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  wanted: PageToRender,
): Promise<On['answer']> {
  const { outgoing } = exchange
  recorderOf(exchange)?.pageRendering()
  if (options.hasComponent?.(wanted.component) === false) {
    allowFailures(wanted.props)
    throw new Error(`There is no page component '${wanted.component}': make it, or mend its name`)
  }
  const isShown = isShownTo(exchange, wanted)
  const page = await makePage(exchange, options, wanted, isShown)
  const document = wanted.visit.isInertia
    ? undefined
    : await makeDocument(page, exchange, options, wanted)
  if (isShown && !outgoing.isGone()) noteRendered(exchange, options, wanted)
  outgoing.status = wanted.status
  if (outgoing.header('Cache-Control') === undefined) {
    outgoing.setHeader('Cache-Control', 'private, no-cache')
  }
  if (hasValidators(exchange)) await distinguishValidators(exchange, page)
  if (document !== undefined) return outgoing.document(document)
  outgoing.setHeader(headers.inertia, 'true')
  return outgoing.page(page)
}

async function makePage<On extends Server>(
  exchange: Exchange<On>,
  options: Options<On>,
  wanted: PageToRender,
  isShown: boolean,
): Promise<PageObject> {
  const { component, visit, version, url, encryptHistory } = wanted
  const { now = systemTime, propTimeout: timeout = 30_000, tellsSharedProps = true } = options
  const shared = await meanwhile(wanted.shared.all(timeout), wanted)
  const flashed = isShown ? await meanwhile(wanted.pending.all(), wanted) : {}
  const given: Props = { ...shared, ...wanted.props }
  const errors = () => baggedErrors(shownErrors(flashed.errors, options), visit.errorBag)
  const recorder = recorderOf(exchange)
  const { props, labels } = await resolveProps(
    { ...given, errors: errorsProp(given['errors'] ?? errors) },
    {
      component,
      visit,
      now,
      timeout,
      onResolved: (path, says) => recorder?.propResolved(path, says),
      onRescue(error, path, says) {
        recorder?.propRescued(path, says)
        options.onRescue?.(error, path, exchange.request)
      },
    },
  )
  const sharedNames = [...new Set(['errors', ...Object.keys(shared).map(firstStep)])]
  const page = pageObject({
    component,
    props,
    labels,
    url,
    version,
    flashed,
    encryptHistory,
    sharedProps: tellsSharedProps ? sharedNames : [],
  })
  recorder?.pageRendered(page, sharedNames)
  return page
}

/** What is there, or comes: until then, promises among the page's own props may already fail. */
function meanwhile<Value>(value: Value, { props }: PageToRender): Value {
  if (isPromise(value)) allowFailures(props)
  return value
}

async function makeDocument<On extends Server>(
  page: PageObject,
  { request, response }: Exchange<On>,
  options: Options<On>,
  { documentData: data }: PageToRender,
): Promise<Html> {
  const rendered = await options.render?.(page, request)
  const nonce = options.nonce?.(request, response)
  const body = () => clientBody(page, options.rootId, nonce)
  const context = { nonce, data, response }
  return options.document(page, rendered ?? { head: [], body: body() }, request, context)
}

/** Does somebody see the page? What waits for the next page waits for such a one. */
function isShownTo({ incoming }: Exchange, { visit }: PageToRender): boolean {
  const isForNobody = visit.isPrefetch || incoming.method === 'HEAD'
  return !isForNobody && !isForPart(incoming.header)
}

// Called when the page is whole: what fails before, or is cancelled, leaves all for the next one.
function noteRendered<On extends Server>(
  { request, response, incoming }: Exchange<On>,
  { previousAddress }: Options<On>,
  { visit, status, url, pending }: PageToRender,
): void {
  pending.shown()
  const isPlace = incoming.method === 'GET' && !visit.partial && status < 400
  if (isPlace) previousAddress?.write(request, response, url)
}

// A form that was refused in place must get its messages whatever else it asked for.
function errorsProp(errors: unknown): unknown {
  return isKind(errors) ? errors : always(errors)
}

function shownErrors(
  bags: ErrorBags = {},
  { allErrors = false }: Pick<Options<Server>, 'allErrors'>,
): ErrorBags {
  if (allErrors) return bags
  return Object.fromEntries(
    Object.entries(bags).map(([bag, messages]) => [bag, firstMessages(messages)]),
  )
}

function firstStep(path: string): string {
  return path.split('.', 1)[0] as string
}
