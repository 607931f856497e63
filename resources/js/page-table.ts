import type { ComponentType } from 'react'
import { loadedPages } from '#js/lib/page-module.ts'
import { startPrefetching } from '#js/prefetch/start.ts'
import { developmentPage } from './development-pages.ts'

// What a visit that fails needs is here before the connection can be lost.
void import('./layouts/error-dialog.tsx')

type PageModule = { readonly default: ComponentType }

const pages = import.meta.glob<PageModule>('./pages/**/*.tsx')

/**
 * A page component by its name, and the whole stylesheet with it: whoever came by the home page has
 * only that page's own. The whole sheet comes after it, and what stands in both comes to the same.
 * @throws for a name that no file has.
 */
export async function loadPage(name: string): Promise<ComponentType> {
  // What only developers open is in no build.
  const load =
    pages[`./pages/${name}.tsx`] ?? (import.meta.env.DEV ? developmentPage(name) : undefined)
  if (!load) throw new Error(`There is no page component resources/js/pages/${name}.tsx.`)
  const [page] = await Promise.all([load(), import('../css/app.css')])
  loadedPages.set(name, page.default)
  return page.default
}

startPrefetching(loadPage)
