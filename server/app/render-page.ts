import type { Html, PageObject, RenderedPage } from '@saltlark/inertia-express'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

/** What pages may have in common with the one that is rendered. */
export interface PagesOf {
  /** The site at an instant: of another one nothing is the same. */
  readonly site: object
  /** The path of a page that is the same for whoever asks, until the site is another; null: it is not. */
  readonly address: string | null
}

/**
 * Renders a page to HTML, with the route table that its links need.
 * @param pagesOf left out: nothing that was rendered before is used.
 */
export type RenderPage = (
  page: PageObject,
  table: ZiggyTable,
  pagesOf?: PagesOf | null,
) => Promise<RenderedPage<Html>>
