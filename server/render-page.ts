import type { RenderedPage } from './inertia/protocol/document.ts'
import type { PageObject } from './inertia/protocol/page-object.ts'
import type { ZiggyTable } from './routing/ziggy.ts'

/** Renders a page to HTML, with the route table that its links need. */
export type RenderPage = (page: PageObject, table: ZiggyTable) => Promise<RenderedPage>
