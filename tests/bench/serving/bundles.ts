import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'

const sources = 'tests/bench/serving/servers'

/** Small programs as JavaScript in a folder: what is measured has no compiler beside it. */
export async function bundleServers(names: readonly string[], folder: string): Promise<void> {
  await bundle({
    entryPoints: names.map((name) => `${sources}/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    // Packages are run from where they are, as a plain server of them would.
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
  })
}

/**
 * The site's rendering, made of the same sources by the same settings as the server's own bundle.
 * @returns the file to run.
 */
export async function bundleRendering(folder: string): Promise<string> {
  await build({
    logLevel: 'warn',
    build: { ssr: `${sources}/bare-render.ts`, outDir: folder, emptyOutDir: false },
  })
  const file = join(folder, 'bare-render.js')
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  return file
}
