/** A file that Vite built, as its manifest describes it. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  /** The names of the chunks that it cannot start without. */
  readonly imports?: readonly string[]
}

/** Vite's `manifest.json`: chunks by source file, or by a name of their own. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** @throws when the build lacks the chunk. */
export function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}. Make it anew with: npm run build`)
  return chunk
}

/** The chunks of these names and all that they import, each once, those that are asked for first. */
export function chunksOf(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  let level = names.map((name) => chunkOf(manifest, name))
  while (level.length > 0) {
    for (const chunk of level) found.add(chunk)
    const imported = level.flatMap(({ imports = [] }) => imports)
    level = imported.map((name) => chunkOf(manifest, name)).filter((chunk) => !found.has(chunk))
  }
  return [...found]
}

/** The stylesheets of these chunks and all that they import, each once, in the order of the cascade. */
export function sheetsOf(manifest: Manifest, names: readonly string[]): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { css = [], imports = [] } = chunkOf(manifest, name)
    for (const imported of imports) visit(imported)
    for (const file of css) sheets.add(file)
  }
  for (const name of names) visit(name)
  return [...sheets]
}
