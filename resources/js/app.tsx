import { createInertiaApp, router } from '@inertiajs/react'
import { startTransition } from 'react'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RoutesProvider } from '#js/hooks/use-routes.tsx'
import { showPage } from '#js/layouts/site-layout.tsx'
import { loadedPages } from '#js/lib/page-module.ts'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { Started } from './development/started.ts'
import { pageModule } from './lib/page-module.ts'
import { guardMarkup } from './lib/trusted-html.ts'

// Whoever goes on to another page needs the table of all pages; nobody's first page waits for it.
const loadTable = () => import('./page-table.ts')
for (const sign of ['pointerover', 'focusin'])
  addEventListener(sign, () => void loadTable(), { once: true })

guardMarkup()

// What only machines read in the document's head is about its own page, the first that is navigated to.
const documentElements = document.querySelectorAll('[data-document]')
let isOther = false
router.on('navigate', () => {
  if (isOther) for (const element of documentElements) element.remove()
  isOther = true
})

void createInertiaApp({
  resolve: (component, page) => {
    const name = pageModule(component, page?.props)
    return loadedPages.get(name) ?? load(name)
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

async function load(name: string): Promise<ComponentType> {
  // The document names the file of its own page.
  const own = document.querySelector<HTMLLinkElement>(`link[data-component="${name}"]`)
  if (!own) return (await loadTable()).loadPage(name)
  const page = (await import(/* @vite-ignore */ own.href)) as { readonly default: ComponentType }
  loadedPages.set(name, page.default)
  return page.default
}

// Delivered once with the document, as a JSON block that ziggy-js knows by this name.
function readTable(): ZiggyTable {
  return JSON.parse(document.getElementById('ziggy-routes-json')?.textContent ?? '') as ZiggyTable
}
