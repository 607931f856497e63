import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import { FragmentsContext } from '#js/hooks/site-fragment.tsx'
import { RoutesContext } from '#js/hooks/use-routes.tsx'
import { showPage } from '#js/layouts/site-layout.tsx'
import type { RenderPage } from '#server/app/render-page.ts'
import { developmentPage } from './development-pages.ts'
import { keptFragments } from './kept-fragments.tsx'
import { pageModule } from './lib/page-module.ts'
import { rememberingRoutes } from './lib/remembering-routes.ts'

type PageModule = { readonly default: React.ComponentType }

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true })

/**
 * Renders a page to HTML inside the server's process.
 * @param table the route table that browsers get, so that both render the same links.
 * @param pagesOf what the page has in common with others: that is rendered once for all of them.
 * @throws whatever the page's components throw.
 */
export const renderPage: RenderPage = async (page, table, pagesOf = null) => {
  const routes = rememberingRoutes(table, page.url)
  const routesAt = () => routes
  // These stand in the document's head alone, and so not in its page object.
  const { documentHead = [], ...others } = page.props
  let fragments: ReturnType<typeof keptFragments> | undefined
  const { head, body } = await createInertiaApp({
    page: { ...page, props: others } as unknown as Page,
    render: renderToString,
    resolve: (component, shown) => {
      const name = pageModule(component, shown?.props)
      return pages[`./pages/${name}.tsx`]?.default ?? loadDevelopmentPage(name)
    },
    serverHead: true,
    setup({ App, props }) {
      if (pagesOf) fragments = keptFragments({ App, props, routes, pagesOf })
      return (
        <RoutesContext value={routesAt}>
          <FragmentsContext value={fragments?.useFragment ?? null}>
            <App {...props}>{showPage}</App>
          </FragmentsContext>
        </RoutesContext>
      )
    },
  })
  return {
    head: [...head, ...(documentHead as readonly string[])],
    body: fragments ? fragments.bytesOf(body) : body,
  }
}

// What only developers open is in no build.
async function loadDevelopmentPage(name: string): Promise<React.ComponentType> {
  const load = import.meta.env.DEV ? developmentPage(name) : undefined
  if (!load) throw new Error(`There is no page component resources/js/pages/${name}.tsx.`)
  return (await load()).default
}
