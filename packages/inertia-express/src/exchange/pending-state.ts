import type { FlashedState } from '../protocol/page-object.ts'
import { mergeFlashed } from '../protocol/page-object.ts'
import type { Exchange, Server } from './exchange.ts'
import type { Options } from './options.ts'

/** One-shot state of an answer that waits for a page to show it: this answer's, or the next one. */
export interface PendingState {
  add(state: FlashedState): void
  /** What waits from earlier answers and from this one. */
  all(): FlashedState | Promise<FlashedState>
  /** A page has it: nothing waits any more. */
  shown(): void
  /**
   * Writes what no page has shown, so that the next one can. Called as the headers go.
   * @returns what the answer has to wait for; undefined when all is done.
   */
  keep(): Promise<unknown> | undefined
}

export function createPendingState<On extends Server>(
  { request, response }: Exchange<On>,
  { flashStore }: Pick<Options<On>, 'flashStore'>,
): PendingState {
  let added: FlashedState = {}
  let isShown = false
  let read: FlashedState | Promise<FlashedState> | undefined

  /** Takes what waits from earlier answers, at once where the store gives it at once; it is read once. */
  function withKept<Result>(
    then: (kept: FlashedState) => Result | Promise<Result>,
  ): Result | Promise<Result> {
    read ??= flashStore.read(request)
    return read instanceof Promise ? read.then(then) : then(read)
  }

  function settle(kept: FlashedState): void | Promise<void> {
    if (Object.keys(added).length > 0) {
      const rest = isShown ? added : mergeFlashed(kept, added)
      return flashStore.write(request, response, rest)
    }
    return isShown && Object.keys(kept).length > 0 ? flashStore.clear(request, response) : undefined
  }

  return {
    add(state) {
      added = mergeFlashed(added, state)
    },
    all: () => withKept((kept) => mergeFlashed(kept, added)),
    shown() {
      added = {}
      isShown = true
    },
    keep() {
      if (!isShown && Object.keys(added).length === 0) return undefined
      const settled = withKept(settle)
      return settled instanceof Promise ? settled : undefined
    },
  }
}
