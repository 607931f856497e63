import { slugOf, standsAlone } from './entry.ts'
import type { Entry, State } from './entry.ts'

/** What an address of the gallery shows. */
export type View =
  | { readonly kind: 'everything' }
  /** The states of one entry that can stand on one page. */
  | { readonly kind: 'entry'; readonly entry: Entry; readonly states: readonly State[] }
  | { readonly kind: 'alone'; readonly entry: Entry; readonly state: State }

/**
 * `show` names an entry and `state` one of its states. An entry of which every state wants a page to
 * itself begins with its first. What nothing is called shows everything.
 */
export function viewOf(entries: readonly Entry[], show: unknown, named: unknown): View {
  const entry = entries.find((one) => slugOf(one) === show)
  if (!entry) return { kind: 'everything' }

  const state = entry.states.find((one) => slugOf(one) === named)
  if (state && standsAlone(entry, state)) return { kind: 'alone', entry, state }
  if (state) return { kind: 'entry', entry, states: [state] }

  const [first] = entry.states
  const states = statesTogether(entry)
  if (states.length === 0 && first) return { kind: 'alone', entry, state: first }
  return { kind: 'entry', entry, states }
}

/** The states that share a page. */
export function statesTogether(entry: Entry): readonly State[] {
  return entry.states.filter((state) => !standsAlone(entry, state))
}

/** The states that have a page to themselves. */
export function statesAlone(entry: Entry): readonly State[] {
  return entry.states.filter((state) => standsAlone(entry, state))
}
