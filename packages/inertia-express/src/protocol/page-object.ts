import type { ScrollPosition } from '../props/prop-labels.ts'

/** One-shot state that a redirect carries to the next page. */
export interface FlashedState {
  /** Messages by error bag; the bag `default` travels without its name. */
  readonly errors?: ErrorBags
  readonly flash?: Readonly<Record<string, unknown>>
  /** The next page makes every encrypted history entry unreadable. */
  readonly clearHistory?: true
  /** The next page keeps the fragment of the visit that was redirected to it. */
  readonly preserveFragment?: true
}

/** A field's message, or all of its messages. */
export type FieldMessage = string | readonly string[]

/** Messages by bag and field. */
export type ErrorBags = Readonly<Record<string, Readonly<Record<string, FieldMessage>>>>

/** What the client is told about props, each field only when it holds something. */
export interface PageLabels {
  readonly deferredProps?: Readonly<Record<string, readonly string[]>>
  readonly rescuedProps?: readonly string[]
  readonly mergeProps?: readonly string[]
  readonly prependProps?: readonly string[]
  readonly deepMergeProps?: readonly string[]
  /** `path.field` of the lists whose items are recognised by that field. */
  readonly matchPropsOn?: readonly string[]
  readonly scrollProps?: Readonly<Record<string, ScrollPosition & { readonly reset: boolean }>>
  readonly onceProps?: Readonly<
    Record<string, { readonly prop: string; readonly expiresAt: number | null }>
  >
}

/** What the client receives, as JSON or inside the document (protocol, "Page object"). */
export interface PageObject extends PageLabels {
  readonly component: string
  readonly props: Readonly<Record<string, unknown>>
  /** Path and query of the page. */
  readonly url: string
  /** Always text: the client compares it with a header. Empty when assets have no version. */
  readonly version: string
  readonly flash?: Readonly<Record<string, unknown>>
  /** The names of the shared props, which an instant visit may keep. */
  readonly sharedProps?: readonly string[]
  readonly encryptHistory?: true
  readonly clearHistory?: true
  readonly preserveFragment?: true
}

/** What a page object is put together from. */
export interface PageParts {
  readonly component: string
  readonly props: Readonly<Record<string, unknown>>
  readonly labels: PageLabels
  readonly url: string
  readonly version: string
  readonly flashed: FlashedState
  /** Left out when the names of shared props are not to be told. */
  readonly sharedProps?: readonly string[] | undefined
  readonly encryptHistory: boolean
}

/** Puts a page together: what is empty or false is left out, as the client expects. */
export function pageObject(parts: PageParts): PageObject {
  const { component, props, url, version, labels, flashed, sharedProps = [] } = parts
  const { flash = {}, clearHistory, preserveFragment } = flashed
  return {
    component,
    props,
    url,
    version,
    ...labels,
    ...(Object.keys(flash).length > 0 && { flash }),
    ...(sharedProps.length > 0 && { sharedProps }),
    ...(parts.encryptHistory && { encryptHistory: true as const }),
    ...(clearHistory && { clearHistory }),
    ...(preserveFragment && { preserveFragment }),
  }
}

/** HTML as text, or as its bytes in UTF-8. */
export type Html = string | Uint8Array

/** What server-side rendering gives: head elements, and a body that holds the page object too. */
export interface RenderedPage<Body extends Html = string> {
  readonly head: readonly string[]
  readonly body: Body
}

/** JSON inside a script element: neither `</script>` nor `<!--` can end or confuse it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`)
}

/**
 * The body of a page that the browser renders: the page object and an empty root.
 * @param rootId the element's id; `createInertiaApp({ id })` must say the same.
 * @param nonce what the document's `Content-Security-Policy` allows scripts by, in base64.
 */
export function clientBody(page: PageObject, rootId = 'app', nonce?: string): string {
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`
  return `<script data-page="${rootId}" type="application/json"${allowed}>${scriptJson(page)}</script><div id="${rootId}"></div>`
}

/**
 * Head elements marked as the client's `serverHead` option marks them (client 3.5 on), so that the
 * browser takes over those of the document instead of adding its own. Like there, blank elements
 * count for none.
 * @param elements one HTML element each, as the page's `head` prop has them.
 */
export function serverHead(elements: readonly string[]): string[] {
  return elements
    .map((element) => element.trim())
    .filter(Boolean)
    .map((element, index) =>
      /\sdata-inertia[=\s>]/.test(element)
        ? element
        : element.replace(/^<[a-zA-Z][^\s/>]*/, `$& data-inertia="server-head-${index}"`),
    )
}

/**
 * The `errors` prop (protocol, "Shared data, errors, flash"): the default bag stands flat, unless the
 * visit names a bag to find its messages in; bags with a name of their own keep it.
 */
export function baggedErrors(
  bags: ErrorBags,
  wanted: string | undefined,
): Readonly<Record<string, unknown>> {
  const { default: flat, ...named } = bags
  if (!flat) return named
  return wanted === undefined || unsafeBags.has(wanted) ? flat : { [wanted]: flat }
}

// A header may name anything; in the browser these names reach into an object's prototype.
const unsafeBags = new Set(['__proto__', 'constructor', 'prototype'])

/** The first message of each field, which is what a form shows by default. */
export function firstMessages(
  messages: Readonly<Record<string, FieldMessage>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) => {
      const first = typeof message === 'string' ? message : message[0]
      return first === undefined ? [] : [[field, first]]
    }),
  )
}

/** One-shot state added to what already waits: messages and bags of the same name give way. */
export function mergeFlashed(first: FlashedState, second: FlashedState): FlashedState {
  return {
    ...first,
    ...second,
    ...((first.errors ?? second.errors) && { errors: { ...first.errors, ...second.errors } }),
    ...((first.flash ?? second.flash) && { flash: { ...first.flash, ...second.flash } }),
  }
}
