/** The part of a module of Vite's graph that is read here. */
export interface ServedModule {
  /** Its address under the base, with a slash before it. */
  readonly url: string
  /** Its resolved path and query. */
  readonly id: string | null
  readonly importedModules: ReadonlySet<ServedModule>
}

/** The part of Vite's module graph that is used here. */
export interface ModuleGraph {
  getModulesByFile(file: string): ReadonlySet<ServedModule> | undefined
}

export interface Sheet {
  readonly url: string
  readonly id: string
}

/**
 * The stylesheets that these files import, directly or through others, each once and in the order of
 * imports, as far as one of the graphs knows the files.
 */
export function sheetsBehind(graphs: readonly ModuleGraph[], files: readonly string[]): Sheet[] {
  const sheets = new Map<string, Sheet>()
  const seen = new Set<ServedModule>()
  const visit = (module: ServedModule) => {
    if (seen.has(module)) return
    seen.add(module)
    const sheet = sheetOf(module)
    if (sheet) sheets.set(sheet.url, sheet)
    else for (const imported of module.importedModules) visit(imported)
  }
  for (const graph of graphs) {
    for (const file of files) for (const module of graph.getModulesByFile(file) ?? []) visit(module)
  }
  return [...sheets.values()]
}

const stylesheet = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)(?:$|\?)/
// A style of a component file of its own; and what is imported as text or as an address.
const partOfComponent = /\?.*\blang\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)\b/
const noSheet = /[?&](?:inline|raw|url|direct)\b/

function sheetOf({ url, id }: ServedModule): Sheet | undefined {
  const isSheet = stylesheet.test(url) || partOfComponent.test(url)
  if (!isSheet || noSheet.test(url)) return undefined
  return { url, id: id ?? url }
}
