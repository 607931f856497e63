import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { workspacesOf } from '../../house/workspaces.ts'

const sources = 'tests/bench/serving/servers'

/** Small programs as JavaScript in a folder: what is measured has no compiler beside it. */
export async function bundleServers(names: readonly string[], folder: string): Promise<void> {
  await bundle({
    entryPoints: names.map((name) => `${sources}/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Packages are run from where they are, as a plain server of them would; those that are made here
    // are bundled as sources.
    external: installedPackages(),
    conditions: ['@saltlark/source'],
    target: 'node20',
  })
}

function installedPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const made = new Set(workspacesOf('.').map(({ name }) => name))
  return Object.keys(dependencies).filter((name) => !made.has(name))
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
