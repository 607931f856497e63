import { mergeFlashed } from '../protocol/errors.ts'
import type { FlashedState } from '../protocol/page-object.ts'
import type { InertiaOptions } from './options.ts'
import type { Exchange } from './responder.ts'

/** One-shot state of an answer that waits for a page to show it: this answer's, or the next one. */
export interface PendingState {
  add(state: FlashedState): void
  /** What waits from earlier answers and from this one. */
  all(): FlashedState
  /** A page has it: nothing waits any more. */
  shown(): void
  /** Writes what no page has shown, so that the next one can. Called as the headers go. */
  keep(): void
}

export function createPendingState(
  { request, response }: Exchange,
  { flashStore }: InertiaOptions,
): PendingState {
  let added: FlashedState = {}
  return {
    add(state) {
      added = mergeFlashed(added, state)
    },
    all: () => mergeFlashed(flashStore.read(request), added),
    shown() {
      if (Object.keys(flashStore.read(request)).length > 0) flashStore.clear(request, response)
      added = {}
    },
    keep() {
      if (Object.keys(added).length === 0) return
      flashStore.write(request, response, mergeFlashed(flashStore.read(request), added))
    },
  }
}
