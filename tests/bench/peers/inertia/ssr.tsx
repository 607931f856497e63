import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import { Home, RoutesProvider, showPage } from '../saltlark/page.js'
import table from '../saltlark/routes.json'

export default function render(page: Page) {
  return createInertiaApp({
    page,
    render: renderToString,
    resolve: () => Home,
    serverHead: true,
    setup: ({ App, props }) => (
      <RoutesProvider table={table}>
        <App {...props}>{showPage}</App>
      </RoutesProvider>
    ),
  })
}
