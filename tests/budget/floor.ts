import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { namedReact } from '../../vite/build-plugins.ts'

const entry = `
import { createInertiaApp, Head, Link, usePage } from '@inertiajs/react'
import { hydrateRoot } from 'react-dom/client'
import { route } from 'ziggy-js'
Object.assign(window, { createInertiaApp, Head, Link, usePage, hydrateRoot, route })
`

/**
 * The bytes, with brotli, of a page of this kind that has no code of its own: React that hydrates, the
 * Inertia client and Ziggy's `route`, built with the settings of the site.
 */
export async function measureFloor(): Promise<number> {
  // Within the project, where its packages are found.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data/floor-'))
  try {
    const input = join(folder, 'entry.ts')
    writeFileSync(input, entry)
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [namedReact()],
      build: { write: false, rolldownOptions: { input } },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
    const codes = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
    return codes.reduce((bytes, code) => bytes + brotliCompressSync(code).length, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
