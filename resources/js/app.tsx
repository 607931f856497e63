import { createInertiaApp } from '@inertiajs/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { Started } from './development/started.ts'
import { RoutesProvider } from './hooks/routes-context.tsx'
import { showPage } from './layouts/laid-out-page.tsx'
import { loadedPages } from './lib/loaded-pages.ts'

type PageModule = { readonly default: React.ComponentType }

// Whoever goes on to another page needs the table of all pages; nobody's first page waits for it.
const loadTable = () => import('./page-table.ts')
for (const sign of ['pointerover', 'focusin'])
  addEventListener(sign, () => void loadTable(), { once: true })

void createInertiaApp({
  resolve: async (name) => {
    // The document names the file of its own page.
    const own = document.querySelector<HTMLLinkElement>(`link[data-component="${name}"]`)
    if (!own) return (await (await loadTable()).loadPage(name)).default
    const page = (await import(/* @vite-ignore */ own.href)) as PageModule
    loadedPages.add(name)
    return page.default
  },
  serverHead: true,
  progress: { includeCSS: false },
  setup: ({ el, App, props }) => {
    const shown = (
      <RoutesProvider table={readTable()}>
        <App {...props}>{showPage}</App>
      </RoutesProvider>
    )
    const app = import.meta.env.DEV ? <Started>{shown}</Started> : shown
    // As a transition it is done in slices: a slow phone scrolls and answers taps meanwhile.
    startTransition(() => {
      if (el.hasAttribute('data-server-rendered')) hydrateRoot(el, app)
      else createRoot(el).render(app)
    })
  },
})

// Delivered once with the document, as a JSON block that ziggy-js knows by this name.
function readTable(): ZiggyTable {
  return JSON.parse(document.getElementById('ziggy-routes-json')?.textContent ?? '') as ZiggyTable
}
