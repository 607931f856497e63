import { withDeadline } from '../props/deadline.ts'
import { isPromise, unpackDotted } from '../props/prop-tree.ts'
import type { SharedPart } from './responder.ts'

type Props = Readonly<Record<string, unknown>>

/** The props that an answer's page has besides its own, in the order in which they were shared. */
export interface SharedProps {
  add(part: SharedPart): void
  find(path: string): unknown
  flush(): void
  /**
   * All of them; those of functions are made now, side by side. A promise only if one takes its time.
   * @param timeout how long a function may take, in milliseconds.
   */
  all(timeout: number): Props | Promise<Props>
}

/** @param general the props that the whole application shares: found in `all` alone. */
export function createSharedProps(general: () => Props | Promise<Props>): SharedProps {
  let parts: SharedPart[] = []
  return {
    add(part) {
      parts.push(part)
    },
    find(path) {
      const fixed = parts.filter((part) => typeof part !== 'function')
      return valueAt(unpackDotted(laidOver(fixed)), path.split('.'))
    },
    flush() {
      parts = []
    },
    all(timeout) {
      const made = [general, ...parts].map(madeBy)
      if (!made.some(isPromise)) return laidOver(made as Props[])
      const inTime = made.map((part) => withDeadline(Promise.resolve(part), timeout, late))
      return Promise.all(inTime).then(laidOver)
    },
  }
}

// A function that throws at once fails like one that fails later: nothing is left running unheard.
function madeBy(part: SharedPart): Props | Promise<Props> {
  try {
    return typeof part === 'function' ? part() : part
  } catch (error) {
    return failed(error)
  }
}

async function failed(error: unknown): Promise<never> {
  throw error
}

function late(): Error {
  return new Error('Shared props were not there in time: their promise never settled or takes long')
}

function laidOver(parts: readonly Props[]): Props {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
}

function valueAt(value: unknown, [head, ...rest]: readonly string[]): unknown {
  if (head === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return undefined
  return valueAt((value as Props)[head], rest)
}
