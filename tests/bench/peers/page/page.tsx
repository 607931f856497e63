import type { Page } from '@inertiajs/core'
import { App } from '@inertiajs/react'
import { RoutesProvider } from '#js/hooks/use-routes.tsx'
import { showPage } from '#js/layouts/site-layout.tsx'
import Home from '#js/pages/home.tsx'
import type { ZiggyTable } from '#server/routing/ziggy.ts'

export { Home, RoutesProvider, showPage }

const component = Home as unknown as React.ComponentType

/**
 * The whole home page for a side that knows nothing of Inertia. Links and layout ask Inertia which page
 * is shown, so its own root stands around them, as in every Inertia application.
 */
export function HomePage({
  page,
  table,
}: {
  readonly page: Page
  readonly table: ZiggyTable
}): React.ReactNode {
  return (
    <RoutesProvider table={table}>
      <App
        initialPage={page}
        initialComponent={component}
        resolveComponent={() => component}
        serverHead
      >
        {showPage}
      </App>
    </RoutesProvider>
  )
}
