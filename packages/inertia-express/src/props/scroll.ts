import type { ScrollPosition } from './prop-labels.ts'
import type { Presence, Prop, Source } from './prop.ts'
import { labelled } from './prop.ts'

export interface ScrollOptions {
  /** Where in the value the list is, as a dotted path; empty: the value is the list. Default `data`. */
  readonly wrapper?: string
  /** The field by which items are recognised, so that none shows twice. */
  readonly matchOn?: string | readonly string[]
}

/**
 * One page of a list that grows while the visitor scrolls: the client adds the next page after it
 * and the previous page before it (protocol, "Prop kinds").
 * @param position where this page stands; a function is told the value.
 */
export function scroll<Value, When extends Presence = 'there'>(
  source: Source<Value> | Prop<Value, When>,
  position: ScrollPosition | ((value: Value) => ScrollPosition),
  { wrapper = 'data', matchOn = [] }: ScrollOptions = {},
): Prop<Value, When> {
  const place = position as ScrollPosition | ((value: unknown) => ScrollPosition)
  return labelled(source, {
    scroll: {
      wrapper,
      matchOn: typeof matchOn === 'string' ? [matchOn] : matchOn,
      position: typeof place === 'function' ? place : () => place,
    },
  })
}

/**
 * The position of a numbered page, counted from 1. An empty list has 0 pages or 1.
 * @throws RangeError when the page is not a whole number from 1 on, or the pages not one from 0 on.
 */
export function pagePosition(
  { page, pages }: { readonly page: number; readonly pages: number },
  pageName = 'page',
): ScrollPosition {
  expectFrom(1, { page })
  expectFrom(0, { pages })
  return {
    pageName,
    previousPage: page > 1 ? Math.max(1, Math.min(page - 1, pages)) : null,
    nextPage: page < pages ? page + 1 : null,
    currentPage: page,
  }
}

/** The position of a page that is known by cursors. */
export function cursorPosition(
  cursors: {
    readonly previous: string | null
    readonly next: string | null
    /** Null on the first page, which no cursor led to. */
    readonly current: string | null
  },
  pageName = 'cursor',
): ScrollPosition {
  return {
    pageName,
    previousPage: cursors.previous,
    nextPage: cursors.next,
    currentPage: cursors.current,
  }
}

function expectFrom(least: number, named: Readonly<Record<string, number>>): void {
  for (const [name, number] of Object.entries(named)) {
    if (!Number.isInteger(number) || number < least) {
      throw new RangeError(`${name} is ${number}; a whole number from ${least} on was expected`)
    }
  }
}
