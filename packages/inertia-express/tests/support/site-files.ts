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

function script(body: string): SiteFile {
  return { type: 'text/javascript; charset=utf-8', body }
}
