import type { PartialReload } from '../protocol/visit.ts'
import { Prop } from './prop.ts'

/** Dotted paths as a tree, so that a list of any length is looked up a step at a time. */
interface PathTree {
  /** A path ends here: everything from here down is meant. */
  isEnd: boolean
  readonly children: Map<string, PathTree>
}

/** What a partial reload wants at one place of the props. */
export interface Selection {
  /**
   * `wanted`: everything from here down. A tree: what leads to a wanted path. `along`: nobody asked
   * for this, but it is sent along with what it stands in.
   */
  readonly only: PathTree | 'wanted' | 'along'
  /** What is not sent although it would be. */
  readonly except: PathTree | undefined
  /** Nothing from here down is left out for want of being named. */
  readonly isWhole: boolean
}

const sentAnyway: Selection = { only: 'along', except: undefined, isWhole: true }

/** The selection of what is sent whatever was asked for: whole, but nobody asked to merge it. */
export function selectAlways(value: unknown): Selection | undefined {
  return value instanceof Prop && value.labels.load === 'always' ? sentAnyway : undefined
}

/** What a partial reload wants of the page's props. */
export function selectionOf({ only, except }: PartialReload): Selection {
  return {
    only: only.length > 0 ? treeOf(only) : 'wanted',
    except: except.length > 0 ? treeOf(except) : undefined,
    isWhole: false,
  }
}

/** The selection one step further down; undefined when nothing there is to be sent. */
export function selectChild(selection: Selection, key: string): Selection | undefined {
  const { isWhole } = selection
  const except = selection.except?.children.get(key)
  if (except?.isEnd) return undefined
  if (typeof selection.only === 'string') {
    return except === selection.except ? selection : { only: selection.only, except, isWhole }
  }
  const only = selection.only.children.get(key)
  if (only) return { only: only.isEnd ? 'wanted' : only, except, isWhole }
  return isWhole ? { only: 'along', except, isWhole } : undefined
}

/**
 * The selection inside a value that is sent as one: what a function made, and a list, which the
 * client replaces and does not merge.
 */
export function asWhole(selection: Selection): Selection {
  return selection.isWhole ? selection : { ...selection, isWhole: true }
}

function treeOf(paths: readonly string[]): PathTree {
  const root: PathTree = { isEnd: false, children: new Map() }
  for (const path of paths) {
    let node = root
    for (const step of path.split('.')) {
      let child = node.children.get(step)
      if (!child) node.children.set(step, (child = { isEnd: false, children: new Map() }))
      node = child
    }
    node.isEnd = true
  }
  return root
}
