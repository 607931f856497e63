import type { ReactElement } from 'react'

/** Components that belong together. */
export interface Area {
  readonly title: string
  readonly ground: 'paper' | 'white'
  readonly entries: readonly Entry[]
}

/** One component, or a few that are shown as one, in every state. */
export interface Entry {
  readonly title: string
  /** The files that it shows, from `resources/js/components`. */
  readonly shows: readonly string[]
  readonly layout: 'wide' | 'small' | 'alone'
  readonly states: States
}

/** By their titles. */
type States = Readonly<Record<string, ReactElement>>

/** An area whose components stand on the page's own ground. */
export function areaOnPaper(title: string, entries: readonly Entry[]): Area {
  return { title, ground: 'paper', entries }
}

/** An area whose components stand on white: in a card, or in a white band. */
export function areaOnWhite(title: string, entries: readonly Entry[]): Area {
  return { title, ground: 'white', entries }
}

/** An entry whose states stand under each other. */
export const wide = entryIn('wide')

/** An entry whose states are no wider than a card, and stand beside each other. */
export const small = entryIn('small')

/**
 * An entry of which each state has a page to itself, as wide as the window, because it takes the focus
 * or brings ids, landmarks or a first heading that a page has only once.
 */
export const alone = entryIn('alone')

function entryIn(layout: Entry['layout']) {
  return function entry(title: string, shows: readonly string[], states: States): Entry {
    return { title, shows, layout, states }
  }
}

/** How an address names an entry or a state: its title in small letters, with hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
