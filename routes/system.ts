import { get } from '#server/routing/define.ts'
import { suggestionsLimit } from './limits.ts'

/** For machines: search engines, browsers' own requests, and whoever watches that the site is up. */
export const systemRoutes = {
  sitemap: get('/sitemap.xml', { table: 'server' }),
  robots: get('/robots.txt', { table: 'server' }),
  'well-known.security': get('/.well-known/security.txt', { table: 'server' }),
  health: get('/up', { table: 'server', query: ['verbose'] }),
  ready: get('/ready', { table: 'server' }),
  metrics: get('/metrics', { table: 'server' }),
  'web.events.calendar': get('/events/{reference}.ics', { table: 'server' }),
  'web.events.feed': get('/events.atom', { table: 'server' }),
  'web.search.suggestions': get('/search/suggestions', {
    table: 'server',
    query: ['q'],
    limit: suggestionsLimit,
  }),
  'styles.link-colour': get('/styles/link-colour-{colour}.css', { table: 'server' }),
} as const
