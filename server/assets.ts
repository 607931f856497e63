import type { AssetSources } from './inertia/vite/assets.ts'

/** Where the site's own scripts and styles are. */
export const assetSources = {
  entry: 'resources/js/app.tsx',
  styles: ['resources/css/app.css'],
  page: (component) => `resources/js/pages/${component}.tsx`,
} satisfies AssetSources

/** What the site needs besides while Vite serves it. */
export const servedSources = {
  ...assetSources,
  layouts: ['resources/js/layouts/site-layout.tsx'],
  before: ['@id/virtual:react-refresh-preamble'],
}
