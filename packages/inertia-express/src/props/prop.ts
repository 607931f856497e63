/** When a prop travels without being asked for. */
export type Load = 'always' | 'optional' | 'deferred'

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

/** Is a prop there on every full visit, or may a page be shown before it has come? */
export type Presence = 'there' | 'may be missing'

/**
 * A prop with labels: what the kinds (`optional`, `defer`, `merge` …) make. It is immutable; a kind
 * around another kind gives one prop with the labels of both.
 */
export class Prop<Value, When extends Presence = 'there'> {
  /** For the compiler alone: what arrives in the browser, and when. */
  declare readonly arrives: Value
  declare readonly when: When
  /** A value, a promise of one, or a function that makes either when the prop is wanted. */
  readonly source: unknown
  readonly labels: PropLabels

  constructor(source: unknown, labels: PropLabels) {
    this.source = source
    this.labels = labels
  }
}

/** A prop whose value depends on where it stands: what `provide` makes. */
export class ProvidedProp<Value = unknown, When extends Presence = Presence> {
  declare readonly arrives: Value
  declare readonly when: When
  readonly make: (place: PropPlace) => unknown

  constructor(make: (place: PropPlace) => unknown) {
    this.make = make
  }
}

export function isKind(value: unknown): value is Prop<unknown> | ProvidedProp {
  return value instanceof Prop || value instanceof ProvidedProp
}

/** Where a provided prop stands. */
export interface PropPlace {
  readonly component: string
  /** Its dotted path among the props. */
  readonly path: string
  /** The object that it stands in, as the page was given it: other props are not resolved yet. */
  readonly siblings: Readonly<Record<string, unknown>>
}

/**
 * A prop with labels, and with those of the kind that it is made of.
 * @throws TypeError when two kinds contradict each other: an optional prop that always travels, a
 * list that grows at both ends.
 */
export function labelled<Value, When extends Presence>(
  source: unknown,
  labels: PropLabels,
): Prop<Value, When> {
  if (!(source instanceof Prop)) return new Prop(source, labels)
  const { labels: inner } = source as Prop<unknown, Presence>
  if (inner.load && labels.load && inner.load !== labels.load) {
    throw new TypeError(
      `A prop cannot be both ${inner.load} and ${labels.load}: keep one of the two around it`,
    )
  }
  const merge = [...(inner.merge ?? []), ...(labels.merge ?? [])]
  const places = new Map(merge.map(({ at, way }) => [at, way]))
  const other = merge.find(({ at, way }) => places.get(at) !== way)
  if (other) {
    throw new TypeError(
      `A prop cannot be merged by both ${other.way} and ${places.get(other.at)} in one place: keep one of the two around it`,
    )
  }
  return new Prop(source.source, { ...inner, ...labels, ...(merge.length > 0 && { merge }) })
}
