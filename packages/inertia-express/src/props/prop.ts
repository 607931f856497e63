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

interface OnceLabel {
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

/** A function that makes a prop's value when the prop is wanted. */
type Make<Value> = () => Value | Promise<Value>

/** A prop's value, a promise of it, or a function that makes it. */
export type Source<Value> = Value | Promise<Value> | Make<Value>

/** A value or another kind to lay this one around. */
type Around<Value, When extends Presence> = Source<Value> | Prop<Value, When>

/** Left out of full visits; sent when a partial reload names it (protocol, "Prop kinds"). */
export function optional<Value>(
  source: Make<Value> | Prop<Value, Presence>,
): Prop<Value, 'may be missing'> {
  return labelled(source, { load: 'optional' })
}

/** Sent on every visit, even when a partial reload leaves it out. */
export function always<Value>(source: Around<Value, 'there'>): Prop<Value> {
  return labelled(source, { load: 'always' })
}

interface DeferOptions {
  /** Props of one group are fetched together, after the page is shown. Default `default`. */
  readonly group?: string
  /** On failure the page lives without it and `rescuedProps` names it. Default false. */
  readonly rescue?: boolean
}

/** Left out of full visits, and fetched by the client by itself once the page is shown. */
export function defer<Value>(
  source: Make<Value> | Prop<Value, Presence>,
  { group = 'default', rescue = false }: DeferOptions = {},
): Prop<Value, 'may be missing'> {
  return labelled(source, { load: 'deferred', group, isRescued: rescue })
}

interface MergeOptions {
  /** Dotted paths in the value to merge, instead of the value itself. */
  readonly at?: string | readonly string[]
  /** The field by which list items are recognised: a match is replaced instead of added. */
  readonly matchOn?: string | readonly string[]
}

/** On a partial reload the client adds the new list after the one it holds. */
export function merge<Value, When extends Presence = 'there'>(
  source: Around<Value, When>,
  options: MergeOptions = {},
): Prop<Value, When> {
  return mergedBy('append', source, options)
}

/** On a partial reload the client adds the new list before the one it holds. */
export function prepend<Value, When extends Presence = 'there'>(
  source: Around<Value, When>,
  options: MergeOptions = {},
): Prop<Value, When> {
  return mergedBy('prepend', source, options)
}

/** On a partial reload the client merges the new value into the one it holds, at every depth. */
export function deepMerge<Value, When extends Presence = 'there'>(
  source: Around<Value, When>,
  options: MergeOptions = {},
): Prop<Value, When> {
  return mergedBy('deep', source, options)
}

export interface OnceOptions {
  /** The name that the client keeps the value under, so that pages can share it. Default: its path. */
  readonly key?: string
  /** When the client's copy runs out. At most one of the two; default: never. */
  readonly expiresAt?: Date
  readonly expiresInSeconds?: number
  /** Send it even to a client that holds it. Default false. */
  readonly fresh?: boolean
}

/** Sent once; the client keeps the value over visits and tells which ones it holds. */
export function once<Value, When extends Presence = 'there'>(
  source: Around<Value, When>,
  { key, expiresAt, expiresInSeconds, fresh = false }: OnceOptions = {},
): Prop<Value, When> {
  const seconds = expiresInSeconds
  const expiry = expiresAt
    ? () => expiresAt.getTime()
    : seconds === undefined
      ? undefined
      : (now: number) => now + seconds * 1000
  return labelled(source, { once: { key, expiresAt: expiry, isFresh: fresh } })
}

/**
 * A prop whose value depends on where it stands: it is told its path, its siblings and the page's
 * component. May give any kind.
 */
export function provide<Value, When extends Presence = 'there'>(
  make: (place: PropPlace) => Value | Promise<Value> | Prop<Value, When>,
): ProvidedProp<Value, When> {
  return new ProvidedProp(make)
}

function mergedBy<Value, When extends Presence>(
  way: MergeWay,
  source: unknown,
  { at = '', matchOn = [] }: MergeOptions,
): Prop<Value, When> {
  const fields = listOf(matchOn)
  return labelled(source, {
    merge: listOf(at).map((place) => ({ way, at: place, matchOn: fields })),
  })
}

function listOf(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value
}
