/** When a prop travels without being asked for. */
type Load = 'always' | 'optional' | 'deferred'

/** How the client lays a new value over the one it holds. */
export type MergeWay = 'append' | 'prepend' | 'deep'

export interface MergeLabel {
  readonly way: MergeWay
  /** Where in the value, as a dotted path; empty: the value itself. */
  readonly at: string
  /** The fields by which list items are recognised, relative to `at`: `id`, or `items.id` in a deep merge. */
  readonly matchOn: readonly string[]
}

export interface OnceLabel {
  /** The name under which the client keeps the value; by default the prop's path. */
  readonly key: string | undefined
  /** Until when the client may keep it, in milliseconds since 1970, told the time at which it is sent. */
  readonly expiresAt: ((now: number) => number) | undefined
  /** Send it even to a client that holds it. */
  readonly isFresh: boolean
}

/** Where a list stands among its pages. A page is named by a number or a cursor; null: there is none. */
export interface ScrollPosition {
  /** The query parameter that asks for another page. */
  readonly pageName: string
  readonly previousPage: number | string | null
  readonly nextPage: number | string | null
  readonly currentPage: number | string | null
}

export interface ScrollLabel {
  /** Where in the value the list is; empty: the value itself. */
  readonly wrapper: string
  readonly matchOn: readonly string[]
  readonly position: (value: unknown) => ScrollPosition
}

/** Everything that the kinds say of a prop; each kind adds its own part. */
export interface PropLabels {
  readonly load?: Load
  /** Deferred props of one group are fetched by one request. */
  readonly group?: string
  /** A failure leaves the prop out instead of failing the page. */
  readonly isRescued?: boolean
  readonly merge?: readonly MergeLabel[]
  readonly once?: OnceLabel
  readonly scroll?: ScrollLabel
}
