import type { ReactElement, ReactNode } from 'react'

/** What a state stands on: the page, a white band, or a dark one. */
type Ground = 'paper' | 'white' | 'dark'

export interface State {
  readonly title: string
  readonly content: ReactNode
  readonly ground?: Ground
  /** Has a page to itself: it takes the focus, or opens over everything. */
  readonly isAlone?: true
}

/** One component, or a few that belong together, in every state. */
export interface Entry {
  readonly title: string
  readonly group: Group
  /** The files that it shows, from `resources/js`. */
  readonly shows: readonly string[]
  readonly states: readonly State[]
  /** For all states that say nothing else. */
  readonly ground?: Ground
  /** Its states are no wider than a card, and stand beside each other. */
  readonly areSmall?: true
  /**
   * Each of its states has a page to itself, as wide as the window, because it brings ids, landmarks
   * or a first heading that a page has only once.
   */
  readonly areAlone?: true
}

/** What an area's file says of an entry: its states by their titles. */
export interface Sample extends Omit<Entry, 'group' | 'states'> {
  readonly states: Readonly<Record<string, ReactElement | undefined | Omit<State, 'title'>>>
}

export const groups = ['Components', 'Sections', 'Frame', 'Pages'] as const

type Group = (typeof groups)[number]

const groupOfFolder: Readonly<Record<string, Group>> = {
  components: 'Components',
  sections: 'Sections',
  layouts: 'Frame',
  pages: 'Pages',
}

/** The entries of an area; the first file that each shows says to which group it belongs. */
export function entriesOf(samples: readonly Sample[]): readonly Entry[] {
  return samples.map(({ states, ...sample }) => ({
    ...sample,
    group: groupOfFolder[sample.shows[0]?.split('/')[0] ?? ''] ?? 'Components',
    states: Object.entries(states).map(([title, shown]) =>
      shown && 'content' in shown ? { title, ...shown } : { title, content: shown },
    ),
  }))
}

/** How an address names an entry or a state: its title in small letters, with hyphens. */
export function slugOf({ title }: Pick<Entry | State, 'title'>): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

function standsAlone(entry: Entry, state: State): boolean {
  return entry.areAlone === true || state.isAlone === true
}

export function groundOf(entry: Entry, state: State): Ground {
  return state.ground ?? entry.ground ?? 'paper'
}

/** What an address of the gallery shows. */
type View =
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
