import { clientBundle } from './client-bundle.ts'

interface SiteFile {
  readonly type: string
  readonly body: string
}

/** What a small site serves besides its pages, by path. */
export const siteFiles: Readonly<Record<string, () => Promise<SiteFile>>> = {
  '/production.js': async () => script(await clientBundle('production')),
  '/development.js': async () => script(await clientBundle('development')),
}

/** Their `Cache-Control`: a window that has shown the site before has read them. */
export const unchanging = 'public, max-age=3600, immutable'

function script(body: string): SiteFile {
  return { type: 'text/javascript; charset=utf-8', body }
}
