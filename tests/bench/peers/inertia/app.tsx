import { createInertiaApp } from '@inertiajs/react'
import { hydrateRoot } from 'react-dom/client'
import { Home, RoutesProvider, showPage } from '../saltlark/page.js'
import table from '../saltlark/routes.json'

void createInertiaApp({
  resolve: () => Home,
  serverHead: true,
  setup: ({ el, App, props }) => {
    hydrateRoot(
      el,
      <RoutesProvider table={table}>
        <App {...props}>{showPage}</App>
      </RoutesProvider>,
    )
  },
})
