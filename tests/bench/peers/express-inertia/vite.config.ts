import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

// The document has the same table of routes as ours, in the same place.
const table: Plugin = {
  name: 'table-of-routes',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { id: 'ziggy-routes-json', type: 'application/json' },
      children: readFileSync('saltlark/routes.json', 'utf8').replaceAll('<', '\\u003c'),
      injectTo: 'body',
    },
  ],
}

export default defineConfig({ plugins: [react(), table] })
