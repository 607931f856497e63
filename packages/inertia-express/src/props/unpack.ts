import { PropError } from './prop-error.ts'
import { Prop, ProvidedProp } from './prop.ts'
import type { PropPlace } from './prop.ts'
import { hasToJson, isPromise } from './values.ts'

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
