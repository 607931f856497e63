import type { AssetSources } from '@saltlark/inertia-express/vite'

/** Where the site's own scripts and styles are. */
export const assetSources = {
  entry: 'resources/js/app.tsx',
  // The home page is where most people come first: it has a sheet of its own, which holds less.
  styles: (component) => [`resources/css/${component === 'home' ? 'home' : 'app'}.css`],
  // Made of the whole sheet by vite/first-styles.ts.
  firstStyles: 'resources/css/first-styles.css',
  // Most of those who meet errors are programs that try addresses: their documents are small.
  hasFirstStyles: (component) => component !== 'error',
  // The stand-in of the other font is so like it that nobody sees it come.
  fonts: ['resources/fonts/fraunces.woff2'],
  page: pageFile,
} satisfies AssetSources

/** The file of a page component; those that only developers open are not among the pages. */
export function pageFile(component: string): string {
  const isForDevelopers = component.startsWith('development/')
  const path = isForDevelopers ? component.replace('development', 'gallery') : `pages/${component}`
  return `resources/js/${path}.tsx`
}

/**
 * Where browsers find the built files, with a slash behind it.
 * @param assetUrl another address than the site's own, as in the settings.
 */
export function builtFilesAt(assetUrl: string | null): string {
  return `${assetUrl ?? ''}/build/`
}

/** What the site needs besides while Vite serves it. */
export const servedSources = {
  ...assetSources,
  layouts: ['resources/js/layouts/site-layout.tsx'],
  before: ['@id/virtual:react-refresh-preamble', 'resources/js/development/live-content.ts'],
}
