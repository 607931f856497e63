import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built (or, in development, the served) scripts and styles of the site. */
export interface Assets {
  /** Changes with any built file; clients that hold another version load the page anew. */
  readonly version: string
  /** The elements that load the styles, the application and a page component's own chunk. */
  tags(component: string): string
}

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

const entry = 'resources/js/app.tsx'
const styles = 'resources/css/app.css'

/**
 * The assets that `npm run build` made.
 * @throws when there is no build.
 */
export function builtAssets(directory: string): Assets {
  const path = join(directory, '.vite/manifest.json')
  if (!existsSync(path)) {
    throw new Error(`There is no build at ${path}. Make one with: npm run build`)
  }
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const integrity = cached((file) => integrityOf(join(directory, file)))
  const tags = cached((component) => builtTags(manifest, component, integrity))
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), tags }
}

/** What Vite serves in development: styles as a link, so that the page is never without them. */
export const servedAssets: Assets = {
  version: 'development',
  tags: () =>
    [
      `<link rel="stylesheet" href="/${styles}">`,
      '<script type="module" src="/@vite/client"></script>',
      '<script type="module" src="/@id/virtual:react-refresh-preamble"></script>',
      `<script type="module" src="/${entry}"></script>`,
    ].join('\n'),
}

function builtTags(
  manifest: Manifest,
  component: string,
  integrity: (file: string) => string,
): string {
  const page = manifest[`resources/js/pages/${component}.tsx`]
  const application = chunkOf(manifest, entry)
  const ahead = [
    ...new Set([page, ...imported(manifest, application), ...imported(manifest, page)]),
  ]
  return [
    ...[chunkOf(manifest, styles).file, ...(application.css ?? []), ...(page?.css ?? [])].map(
      (file) => `<link rel="stylesheet" href="/build/${file}" integrity="${integrity(file)}">`,
    ),
    ...ahead.flatMap((chunk) =>
      chunk && chunk !== application ? [preload(chunk.file, integrity)] : [],
    ),
    `<script type="module" src="/build/${application.file}" integrity="${integrity(application.file)}"></script>`,
  ].join('\n')
}

function preload(file: string, integrity: (file: string) => string): string {
  return `<link rel="modulepreload" href="/build/${file}" integrity="${integrity(file)}">`
}

function imported(manifest: Manifest, chunk: ManifestChunk | undefined): ManifestChunk[] {
  return (chunk?.imports ?? []).map((name) => chunkOf(manifest, name))
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}. Make it anew with: npm run build`)
  return chunk
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
