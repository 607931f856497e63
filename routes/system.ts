import { get } from '#server/routing/define.ts'

/** For machines: search engines and whoever watches that the site is up. */
export const systemRoutes = {
  sitemap: get('/sitemap.xml', { table: 'server' }),
  robots: get('/robots.txt', { table: 'server' }),
  health: get('/up', { table: 'server' }),
} as const
