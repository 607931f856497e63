import type { TakenPlaces } from '#server/schedule/availability.ts'
import type { Site } from '#server/site/site.ts'
import type { Links } from './links.ts'

/** What a page is made from: the same for every visitor, so its answer may be kept. */
export interface PageContext {
  readonly site: Site
  readonly links: Links
  /** How many places are gone: answers may be kept as long as it may. */
  readonly takenPlaces: TakenPlaces
}

/** What stays the same when the site becomes another. */
export type PageServices = Omit<PageContext, 'site'>
