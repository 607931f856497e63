import type { ReactNode } from 'react'

/** What a state stands on: the page, a white band, or a dark one. */
export type Ground = 'paper' | 'white' | 'dark'

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

export const groups = ['Components', 'Sections', 'Frame', 'Pages'] as const

export type Group = (typeof groups)[number]

/** How an address names an entry or a state: its title in small letters, with hyphens. */
export function slugOf({ title }: Pick<Entry | State, 'title'>): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function standsAlone(entry: Entry, state: State): boolean {
  return entry.areAlone === true || state.isAlone === true
}

export function groundOf(entry: Entry, state: State): Ground {
  return state.ground ?? entry.ground ?? 'paper'
}
