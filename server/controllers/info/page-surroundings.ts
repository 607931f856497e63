import type { Site } from '#server/site/site.ts'
import type { Showing } from '../showing.ts'

/** What a page is made from besides its file. */
export interface PageSurroundings extends Showing {
  readonly site: Site
}
