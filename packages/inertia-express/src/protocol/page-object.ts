import type { ScrollPosition } from '../props/prop.ts'

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
