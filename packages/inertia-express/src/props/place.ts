import { PropError } from './prop-error.ts'

/** Deeper than any page's data; what a function makes for ever must end somewhere. */
const deepest = 200

/** An object or list among the props, and where it stands. */
export interface Place {
  readonly parent: Place | undefined
  /** Its own key in the parent. */
  readonly key: string
  readonly source: object
  readonly depth: number
}

/** The dotted path of a key in an object or list. */
export function pathTo(key: string, place: Place): string {
  let path = key
  for (let at: Place = place; at.parent; at = at.parent) path = `${at.key}.${path}`
  return path
}

/**
 * The place of an object or list that stands in another.
 * @throws PropError when it stands in itself, or too deep.
 */
export function placeIn(parent: Place, key: string, source: object): Place {
  for (let at: Place | undefined = parent; at; at = at.parent) {
    if (at.source === source) {
      throw new PropError(
        pathTo(key, parent),
        `contains itself${at.parent ? ` (it is props.${pathTo(at.key, at.parent)})` : ''}: JSON has no cycles; send an id or a part of it`,
      )
    }
  }
  if (parent.depth >= deepest) {
    throw new PropError(pathTo(key, parent), `is more than ${deepest} levels deep: send it flatter`)
  }
  return { parent, key, source, depth: parent.depth + 1 }
}
