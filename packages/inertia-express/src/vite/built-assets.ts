import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fontPreload, stylesOf } from './assets.ts'
import type { Assets, AssetSources } from './assets.ts'
import { chunkOf, chunksOf, sheetsOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export interface BuiltAssetsOptions extends AssetSources {
  /** Vite's `build.outDir`, with `build.manifest` on. */
  readonly directory: string
  /**
   * Where the directory is served, with a slash behind it: a path, or an address of another origin, which
   * then must allow any origin to read its files. Default `/build/`.
   */
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
  const hashOf = cached((file) => {
    const hash = createHash('sha384').update(readFileSync(join(directory, file)))
    return `sha384-${hash.digest('base64')}`
  })
  const place: Place = { base, hashOf, isElsewhere: URL.canParse(base) }
  const attributes = cached((file) => attributesOf(file, place))
  const filesOf = (component: string) => filesOfPage(manifest, sources, component)
  const sheetLinks = (component: string) =>
    filesOf(component).sheets.map((file) => `<link rel="stylesheet" ${attributes(file)}>`)
  const first = sources.firstStyles
    ? firstStylesOf(join(directory, chunkOf(manifest, sources.firstStyles).file), base)
    : null
  const firstFor = (component: string) =>
    sources.hasFirstStyles?.(component) === false ? null : first
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 16),
    tags: cached((component) => {
      const inDocument = firstFor(component)
      const styles = inDocument ? [`<style>${inDocument.text}</style>`] : sheetLinks(component)
      return [...styles, ...tagsOf(filesOf(component), component, { base, attributes })].join('\n')
    }),
    lateTags: cached((component) => (firstFor(component) ? sheetLinks(component).join('\n') : '')),
    styleSources: first ? [first.source] : [],
    links: cached((component) => linksTo(filesOf(component), place)),
  }
}

interface Place {
  readonly base: string
  readonly hashOf: (file: string) => string
  readonly isElsewhere: boolean
}

/** What the documents of a page component load, in the order of their tags. */
interface PageFiles {
  readonly sheets: readonly string[]
  readonly fonts: readonly string[]
  /** The page's own module, unless it is part of the application. */
  readonly own: string | undefined
  readonly modules: readonly string[]
  readonly application: string
}

function filesOfPage(manifest: Manifest, sources: AssetSources, component: string): PageFiles {
  const { entry, page, fonts = [] } = sources
  const application = chunkOf(manifest, entry)
  // A page without a chunk of its own is part of the application.
  const pages = manifest[page(component)] ? [page(component)] : []
  const ahead = chunksOf(manifest, [...pages, entry]).filter((chunk) => chunk !== application)
  const sheets = [
    ...stylesOf(sources, component).map((style) => chunkOf(manifest, style).file),
    ...sheetsOf(manifest, [entry, ...pages]),
  ]
  return {
    sheets: [...new Set(sheets)],
    fonts: fonts.map((font) => chunkOf(manifest, font).file),
    own: manifest[page(component)]?.file,
    modules: ahead.map(({ file }) => file),
    application: application.file,
  }
}

/** A sheet as the text of an element: its addresses are no longer relative to its own. */
function firstStylesOf(file: string, base: string) {
  const text = readFileSync(file, 'utf8')
    .trim()
    .replaceAll(/url\((["']?)\.\//g, `url($1${base}${basename(dirname(file))}/`)
  if (text.includes('</')) throw new Error(`${file} has '</', which would end its style element.`)
  const hash = createHash('sha256').update(text).digest('base64')
  return { text, source: `'sha256-${hash}'` }
}

function tagsOf(
  { fonts, own, modules, application }: PageFiles,
  component: string,
  { base, attributes }: { base: string; attributes: (file: string) => string },
): string[] {
  return [
    ...fonts.map((file) => fontPreload(base + file)),
    ...modules.map((file) => {
      // The page's own module is named, for an application that starts with it and no others.
      const name = file === own ? ` data-component="${component}"` : ''
      return `<link rel="modulepreload"${name} ${attributes(file)}>`
    }),
    `<script type="module" ${attributes(application).replace('href', 'src')}></script>`,
  ]
}

// Integrity can be checked only where the bytes may be read. Modules always ask for that, sheets do not.
function attributesOf(file: string, { base, hashOf, isElsewhere }: Place): string {
  return `href="${base}${file}" integrity="${hashOf(file)}"${isElsewhere ? ' crossorigin' : ''}`
}

// What was fetched without integrity, or in another way, is fetched again by an element that asks for it.
function linksTo({ sheets, fonts, modules, application }: PageFiles, place: Place): string {
  const { base, hashOf, isElsewhere } = place
  const as = (kind: string) => (file: string) =>
    `<${base}${file}>; ${kind}; integrity="${hashOf(file)}"`
  return [
    ...sheets.map(as(`rel=preload; as=style${isElsewhere ? '; crossorigin' : ''}`)),
    ...fonts.map(
      (file) => `<${base}${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
    ...[...modules, application].map(as('rel=modulepreload')),
  ].join(', ')
}

function cached(make: (key: string) => string): (key: string) => string {
  const kept = new Map<string, string>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.set(key, value)
    return value
  }
}
