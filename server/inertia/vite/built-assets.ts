import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontPreload, stylesOf } from './assets.ts'
import type { Assets, AssetSources } from './assets.ts'
import { chunkOf, chunksOf, sheetsOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export interface BuiltAssetsOptions extends AssetSources {
  /** Vite's `build.outDir`, with `build.manifest` on. */
  readonly directory: string
  /** Where the directory is served, as in Vite's `base`. Default `/build/`. */
  readonly base?: string
}

/**
 * The assets that a Vite build made: each file with its integrity, and the chunks of the page ahead of
 * time. Files are read once.
 * @throws when there is no build, or when a part of it is missing.
 */
export function builtAssets({
  directory,
  base = '/build/',
  ...sources
}: BuiltAssetsOptions): Assets {
  const path = join(directory, '.vite/manifest.json')
  if (!existsSync(path)) {
    throw new Error(`There is no build at ${path}. Make one with: npm run build`)
  }
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const attributes = cached((file) => {
    return `href="${base}${file}" integrity="${integrityOf(join(directory, file))}"`
  })
  const preloads = (sources.fonts ?? []).map((font) => {
    return fontPreload(base + chunkOf(manifest, font).file)
  })
  const tags = cached((component) => {
    return builtTags(manifest, sources, component, attributes, preloads)
  })
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), tags }
}

function builtTags(
  manifest: Manifest,
  sources: AssetSources,
  component: string,
  attributes: (file: string) => string,
  preloads: readonly string[],
): string {
  const { entry, page } = sources
  const application = chunkOf(manifest, entry)
  // A page without a chunk of its own is part of the application.
  const pages = manifest[page(component)] ? [page(component)] : []
  const ahead = chunksOf(manifest, [...pages, entry]).filter((chunk) => chunk !== application)
  const sheets = [
    ...stylesOf(sources, component).map((style) => chunkOf(manifest, style).file),
    ...sheetsOf(manifest, [entry, ...pages]),
  ]
  return [
    ...[...new Set(sheets)].map((file) => `<link rel="stylesheet" ${attributes(file)}>`),
    ...preloads,
    ...ahead.map(({ file }) => {
      // The page's own module is named, for an application that starts with it and no others.
      const own = pages.some((name) => manifest[name]?.file === file)
      return `<link rel="modulepreload"${own ? ` data-component="${component}"` : ''} ${attributes(file)}>`
    }),
    `<script type="module" ${attributes(application.file).replace('href', 'src')}></script>`,
  ].join('\n')
}

function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}

function cached(make: (key: string) => string): (key: string) => string {
  const kept = new Map<string, string>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.set(key, value)
    return value
  }
}
