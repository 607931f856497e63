import { createInertiaApp } from '@inertiajs/react'
import type { ZiggyTable } from '#server/routing/ziggy.ts'
import { RoutesProvider } from './hooks/routes-context.tsx'
import { SiteLayout } from './layouts/site-layout.tsx'

const pages = import.meta.glob<{ default: React.ComponentType }>('./pages/**/*.tsx')

void createInertiaApp({
  resolve: async (name) => {
    const load = pages[`./pages/${name}.tsx`]
    if (!load) throw new Error(`There is no page component resources/js/pages/${name}.tsx.`)
    return (await load()).default
  },
  layout: () => SiteLayout,
  serverHead: true,
  progress: { includeCSS: false },
  withApp: (app) => <RoutesProvider table={readTable()}>{app}</RoutesProvider>,
})

// Delivered once with the document, as a JSON block that ziggy-js knows by this name.
function readTable(): ZiggyTable {
  return JSON.parse(document.getElementById('ziggy-routes-json')?.textContent ?? '') as ZiggyTable
}
