import { wholeForm } from './messages-by-field.ts'
import { pathOf } from './standard-schema.ts'
import type { Issue } from './standard-schema.ts'

/** Field names as a tree, so that a list of any length is looked up a step at a time. */
interface NameTree {
  /** A name ends here: what is wrong here or further down is asked for. */
  isEnd: boolean
  readonly children: Map<string, NameTree>
}

/**
 * The issues of the fields that a list asks about (`Precognition-Validate-Only`): of each named field
 * (`email`, `address.street`), of what lies in it, and of what it lies in, without which it cannot be
 * right. `*` in a name stands for any one step: `items.*.price`. Of an empty list: none.
 */
export function issuesOfFields(issues: readonly Issue[], list: string): readonly Issue[] {
  const names = treeOf(list)
  return issues.filter((issue) => {
    const path = pathOf(issue)
    return isAskedFor(path.length > 0 ? path : [wholeForm], names)
  })
}

function treeOf(list: string): NameTree {
  const root: NameTree = { isEnd: false, children: new Map() }
  for (const name of list.split(',').map((part) => part.trim())) {
    if (name !== '') plant(root, name.split('.'))
  }
  return root
}

function plant(root: NameTree, steps: readonly string[]): void {
  let node = root
  for (const step of steps) {
    let child = node.children.get(step)
    if (!child) node.children.set(step, (child = { isEnd: false, children: new Map() }))
    node = child
  }
  node.isEnd = true
}

function isAskedFor(path: readonly string[], names: NameTree): boolean {
  return isUnderName(path, names) || isOnTheWay(path, names)
}

function isUnderName(path: readonly string[], names: NameTree): boolean {
  let nodes = new Set([names])
  for (const step of path) {
    const next = [...nodes].flatMap(({ children }) => [children.get(step), children.get('*')])
    nodes = new Set(next.filter((node) => node !== undefined))
    if ([...nodes].some(({ isEnd }) => isEnd)) return true
  }
  return false
}

// Word for word only: what a star stands for may be something else altogether.
function isOnTheWay(path: readonly string[], names: NameTree): boolean {
  let node: NameTree | undefined = names
  for (const step of path) node = node?.children.get(step)
  return node !== undefined
}
