import { brotliCompressSync } from 'node:zlib'
import { bundledLibraries } from '../support/bundled.ts'

const script = `
import { createInertiaApp, Head, Link, usePage } from '@inertiajs/react'
import { hydrateRoot } from 'react-dom/client'
import { route } from 'ziggy-js'
Object.assign(window, { createInertiaApp, Head, Link, usePage, hydrateRoot, route })
`

/**
 * The bytes, with brotli, of a page of this kind that has no code of its own: React that hydrates, the
 * Inertia client and Ziggy's `route`.
 */
export async function measureFloor(): Promise<number> {
  const codes = await bundledLibraries(script)
  return codes.reduce((bytes, code) => bytes + brotliCompressSync(code).length, 0)
}
