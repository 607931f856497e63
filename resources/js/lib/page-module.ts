import type { ComponentType } from 'react'
import type { AnyBlockProps } from '#server/props/info-pages.ts'
import type { Pages } from '#server/props/pages.ts'

/**
 * The file below `pages/` that shows a page, without its ending. Most are named as their component;
 * where only some pages of a kind hold a part, those have a file of their own, so that the others need
 * not load it (decision 32).
 * @param props of the page; the client library's types let them be missing.
 */
export function pageModule(component: string, props: object = {}): string {
  if (component === 'offers/offer') return offerModule(props)
  if (component === 'info/page') return infoModule(props)
  return component
}

function offerModule({ blocks = [], enquiry }: Partial<Pages['offers/offer']>): string {
  if (blocks.length > 0) return enquiry ? 'offers/written' : 'offers/written-dates'
  return enquiry ? 'offers/asked-for' : 'offers/offer'
}

function infoModule({ asked, blocks = [] }: Partial<Pages['info/page']>): string {
  if (asked !== undefined) return 'info/questions'
  return blocks.some(({ type }) => guideKinds.has(type)) ? 'info/guide' : 'info/page'
}

/** What only a guide shows: drawings, steps, a ladder, long terms. */
const guideKinds: ReadonlySet<AnyBlockProps['type']> = new Set([
  'sections',
  'steps',
  'promises',
  'shares',
  'ladder',
  'knots',
  'yachts',
  'testimonials',
])

/**
 * The page components that are here, by their names. What is here must be had without waiting, for
 * even an import of what was imported takes a turn of the event loop: a Back in that turn comes between
 * an answer and its place in the history, and the library then writes the page that was left over the
 * one that was gone back to.
 */
export const loadedPages = new Map<string, ComponentType>()
