import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { PageObject, RenderedPage } from '../../src/protocol/page-object.ts'

const folder = fileURLToPath(new URL('client', import.meta.url))

export type Mode = 'production' | 'development'

/**
 * The small site's script: the client and its pages, bundled once in a process.
 * @param mode `development` has the half of React that tells what is wrong with a hydrated page.
 */
export function clientBundle(mode: Mode): Promise<string> {
  const bundle = bundles.get(mode) ?? makeBundle(mode)
  bundles.set(mode, bundle)
  return bundle
}

/** What renders the same pages on the server. */
export async function pageRenderer(): Promise<(page: PageObject) => Promise<RenderedPage>> {
  const { runnerImport } = await import('vite')
  const options = { configFile: false, root: folder, logLevel: 'error' } as const
  const { module } = await runnerImport<typeof import('./client/ssr.tsx')>('./ssr.tsx', options)
  return module.renderPage
}

const bundles = new Map<Mode, Promise<string>>()

// Small, because the browser reads it anew for each test.
async function makeBundle(mode: Mode): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/app.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  return outputFiles[0]?.text ?? ''
}
