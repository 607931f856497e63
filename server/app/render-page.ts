import type { PageObject, RenderedPage } from '@saltlark/inertia-express'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

/** Renders a page to HTML, with the route table that its links need. */
export type RenderPage = (page: PageObject, table: ZiggyTable) => Promise<RenderedPage>
