'use client'

import type { Page } from '@inertiajs/core'
import { HomePage } from '../saltlark/page.js'
import table from '../saltlark/routes.json'

/** Everything below needs the browser: menus, carousels and links, whose address is told by context. */
export function Home({ page }: { readonly page: Page }) {
  return <HomePage page={page} table={table} />
}
