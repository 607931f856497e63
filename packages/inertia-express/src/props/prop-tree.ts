import type { Part } from './part.ts'
import { Prop, ProvidedProp } from './prop.ts'
import type { PropPlace } from './prop.ts'
import type { Selection } from './selection.ts'

/** Can it travel as it is? */
export function isFinal(value: unknown): boolean {
  const type = typeof value
  return value === null || type === 'string' || type === 'number' || type === 'boolean'
}

/** Most of what a page holds: told apart by one look, before the questions that cost more. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false
  return !hasToJson(value) && !isThenable(value)
}

export function hasToJson(value: object): value is { toJSON(key: string): unknown } {
  return typeof (value as { toJSON?: unknown }).toJSON === 'function'
}

/** A promise of any make: database libraries have their own. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    value instanceof Promise || (typeof value === 'object' && value !== null && isThenable(value))
  )
}

function isThenable(value: object): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown }).then === 'function'
}

/** An object's fields, or a list's items by their indexes. */
export type Fields = Record<string, unknown>

/** Sets a field of any name; by assignment, `__proto__` would change the prototype instead. */
export function setField(into: Fields, key: string, value: unknown): void {
  if (key !== '__proto__') into[key] = value
  else
    Object.defineProperty(into, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
}

/** Has a field say nothing: an object lives without it, a list keeps the places of the others. */
export function leaveOut(into: Fields, key: string): void {
  if (Array.isArray(into)) setField(into, key, null)
  else if (Object.hasOwn(into, key)) delete into[key]
}

/** Deeper than any page's data; what a function makes for ever must end somewhere. */
const deepest = 200

/** An object or list among the props, and where it stands. */
export interface Place {
  readonly parent: Place | undefined
  /** Its own key in the parent. */
  readonly key: string
  readonly source: object
  readonly depth: number
  /** What is made of it: an object, or a list by its indexes. */
  readonly into: Fields
  /** What is wanted of it. Undefined on a full visit. */
  readonly selection: Selection | undefined
  readonly part: Part
}

/** Where a value goes, and what is wanted of it. */
export interface Slot {
  readonly key: string
  /** The object or list that it goes into. */
  readonly place: Place
  readonly selection: Selection | undefined
  readonly part: Part
  /** The value came out of a function: another function or a second kind in it is a mistake. */
  readonly isMade?: true
}

/** The dotted path of a key in an object or list. */
export function pathTo(key: string, place: Place): string {
  let path = key
  for (let at: Place = place; at.parent; at = at.parent) path = `${at.key}.${path}`
  return path
}

/**
 * Lets an object or list stand at a key of a place.
 * @throws PropError when it stands in itself, or too deep.
 */
export function expectRoom(source: object, key: string, place: Place): void {
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (at.source === source) {
      throw new PropError(
        pathTo(key, place),
        `contains itself${at.parent ? ` (it is props.${pathTo(at.key, at.parent)})` : ''}: JSON has no cycles; send an id or a part of it`,
      )
    }
  }
  if (place.depth >= deepest) {
    throw new PropError(pathTo(key, place), `is more than ${deepest} levels deep: send it flatter`)
  }
}

/** A prop that cannot travel: the message names its path, what was found and what to do. */
export class PropError extends Error {
  override readonly name = 'PropError'
  /** The prop's dotted path. */
  readonly path: string

  constructor(path: string, fault: string) {
    super(`props.${path} ${fault}`)
    this.path = path
  }
}

type Props = Readonly<Record<string, unknown>>

/**
 * Gives dotted keys at the top their place: `{ 'auth.user': ada }` becomes `{ auth: { user: ada } }`.
 * They are added to what stands there, wherever in the props it does. A parent that is made by a
 * function, a promise or a kind is made first and then added to. The given object stays as it is.
 * @throws PropError when a key leads into a value that has no room for it, such as a text.
 */
export function unpackDotted(props: Props): Props {
  const dotted = Object.keys(props).filter((key) => key.includes('.'))
  if (dotted.length === 0) return props
  const unpacked = new Map(Object.entries(props).filter(([key]) => !key.includes('.')))
  for (const key of dotted) {
    const [head, ...rest] = key.split('.') as [string, ...string[]]
    unpacked.set(head, withAdded(unpacked.get(head), { key, rest, value: props[key] }))
  }
  return Object.fromEntries(unpacked)
}

interface Addition {
  /** The whole dotted key. */
  readonly key: string
  /** The steps that are left of it. */
  readonly rest: readonly string[]
  readonly value: unknown
}

function withAdded(parent: unknown, addition: Addition): unknown {
  const [head, ...rest] = addition.rest
  if (head === undefined) return addition.value
  if (parent instanceof Prop) return new Prop(whenMade(parent.source, addition), parent.labels)
  if (parent instanceof ProvidedProp) {
    return new ProvidedProp((place: PropPlace) => whenMade(() => parent.make(place), addition)())
  }
  if (typeof parent === 'function' || isPromise(parent)) return whenMade(parent, addition)
  const inner = (at: unknown) => withAdded(at, { ...addition, rest })
  if (Array.isArray(parent)) {
    const index = Number(head)
    if (!Object.hasOwn(parent, head) || !Number.isInteger(index)) throw noRoom('list', addition)
    return parent.with(index, inner(parent[index]))
  }
  const fields = new Map(Object.entries(fieldsOf(parent, addition)))
  return Object.fromEntries(fields.set(head, inner(fields.get(head))))
}

function fieldsOf(parent: unknown, addition: Addition): object {
  if (parent === undefined || parent === null) return {}
  if (typeof parent !== 'object') throw noRoom(typeof parent, addition)
  return hasToJson(parent) ? fieldsOf(parent.toJSON(''), addition) : parent
}

function noRoom(kind: string, { key, rest }: Addition): PropError {
  const place = key.slice(0, -(rest.join('.').length + 1))
  return new PropError(
    place,
    `is a ${kind} without a place for '${key}': rename one of the two, or make it an object`,
  )
}

function whenMade(source: unknown, addition: Addition): () => unknown {
  return () => {
    const made = typeof source === 'function' ? (source as () => unknown)() : source
    return isPromise(made)
      ? made.then((settled) => withAdded(settled, addition))
      : withAdded(made, addition)
  }
}
