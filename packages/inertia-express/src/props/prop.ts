import type { MergeWay, PropLabels } from './prop-labels.ts'

/** Is a prop there on every full visit, or may a page be shown before it has come? */
export type Presence = 'there' | 'may be missing'

// An application may hold two copies of this package. Each takes the other's kinds for what they are:
// unrecognised, the source of a lazy prop would be sent as a value.
const propBrand = Symbol.for('inertia-express.prop')
const providedBrand = Symbol.for('inertia-express.provided-prop')

function hasBrand(value: unknown, brand: symbol): boolean {
  return typeof value === 'object' && value !== null && brand in value
}

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

  static [Symbol.hasInstance](value: unknown): boolean {
    return hasBrand(value, propBrand)
  }

  get [propBrand](): true {
    return true
  }

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

  static [Symbol.hasInstance](value: unknown): boolean {
    return hasBrand(value, providedBrand)
  }

  get [providedBrand](): true {
    return true
  }

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
