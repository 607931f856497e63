import { createInertiaApp } from '@inertiajs/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { RoutesProvider } from './hooks/routes-context.tsx'
import { showPage } from './layouts/laid-out-page.tsx'

type PageModule = { readonly default: React.ComponentType }

// What only developers open is in no build.
const pages = import.meta.env.DEV
  ? import.meta.glob<PageModule>('./pages/**/*.tsx')
  : import.meta.glob<PageModule>(['./pages/**/*.tsx', '!./pages/development/**'])

void createInertiaApp({
  resolve: async (name) => {
    const load = pages[`./pages/${name}.tsx`]
    if (!load) throw new Error(`There is no page component resources/js/pages/${name}.tsx.`)
    return (await load()).default
  },
  serverHead: true,
  progress: { includeCSS: false },
  setup: ({ el, App, props }) => {
    const app = (
      <RoutesProvider table={readTable()}>
        <App {...props}>{showPage}</App>
      </RoutesProvider>
    )
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
