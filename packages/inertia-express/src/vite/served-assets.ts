import { fontPreload, stylesOf } from './assets.ts'
import type { Assets, AssetSources } from './assets.ts'
import { sheetsBehind } from './sheets-behind.ts'
import type { ModuleGraph } from './sheets-behind.ts'

export interface ServedAssetsOptions extends AssetSources {
  /**
   * Vite's graphs, the server's first: `[environments.ssr.moduleGraph, environments.client.moduleGraph]`.
   * They know a page's styles once it was rendered on the server or loaded by a browser.
   */
  readonly graphs: readonly ModuleGraph[]
  /** Vite's `root`, as an absolute path. */
  readonly root: string
  /** Vite's `base`. Default `/`. */
  readonly base?: string
  /**
   * Files that every page stands in although it does not import them, such as a layout. Default: none.
   */
  readonly layouts?: readonly string[]
  /**
   * Scripts that stand before the application's, as paths from the base: React's refresh preamble, where
   * it is a module. Default: none.
   */
  readonly before?: readonly string[]
}

/**
 * What Vite serves in development. Styles are links, those too that components import, so that the first
 * paint has them; every address is relative to the host, whatever port Vite thinks that it has.
 */
export function servedAssets(options: ServedAssetsOptions): Assets {
  const { graphs, root, base = '/', layouts = [], before = [], entry, page } = options
  const { fonts = [] } = options
  const folder = root.endsWith('/') ? root : `${root}/`
  const address = (path: string) => escapeAttribute(base + path.replace(/^\//, ''))

  return {
    version: 'development',
    links: () => '',
    lateTags: () => '',
    styleSources: [],
    tags(component) {
      const styles = stylesOf(options, component)
      const files = [entry, ...layouts, page(component)].map((file) => folder + file)
      const links = sheetsBehind(graphs, files).filter(({ url }) => !styles.includes(url.slice(1)))
      return [
        ...styles.map((style) => sheetLink(address(style), folder + style)),
        ...links.map(({ url, id }) => sheetLink(address(url), id)),
        ...fonts.map((font) => fontPreload(address(font))),
        `<link rel="modulepreload" data-component="${escapeAttribute(component)}" href="${address(page(component))}">`,
        ...['@vite/client', ...before, entry].map(
          (script) => `<script type="module" src="${address(script)}"></script>`,
        ),
      ].join('\n')
    },
  }
}

// By the id, Vite's client knows that the style is there already, and takes it over.
function sheetLink(href: string, id: string): string {
  return `<link rel="stylesheet" href="${href}" data-vite-dev-id="${escapeAttribute(id)}">`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
