import { labelled, ProvidedProp } from './prop.ts'
import type { MergeWay, Presence, Prop, PropPlace } from './prop.ts'

/** A function that makes a prop's value when the prop is wanted. */
export type Make<Value> = () => Value | Promise<Value>

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

export interface DeferOptions {
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

export interface MergeOptions {
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
