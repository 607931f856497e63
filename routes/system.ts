import { get, post } from '#server/routing/define.ts'
import { suggestionsLimit, webhooksLimit } from './limits.ts'

/**
 * For machines: search engines, browsers' own requests, payment providers, and whoever watches that the
 * site is up.
 */
export const systemRoutes = {
  sitemap: get('/sitemap.xml', { table: 'server' }),
  robots: get('/robots.txt', { table: 'server' }),
  'well-known.security': get('/.well-known/security.txt', { table: 'server' }),
  health: get('/up', { table: 'server', query: ['verbose'] }),
  ready: get('/ready', { table: 'server' }),
  metrics: get('/metrics', { table: 'server' }),
  'web.events.calendar': get('/events/{reference}.ics', { table: 'server' }),
  'web.events.feed': get('/events.atom', { table: 'server' }),
  'web.letters.feed': get('/letters.atom', { table: 'server' }),
  'web.search.suggestions': get('/search/suggestions', {
    table: 'server',
    query: ['q'],
    limit: suggestionsLimit,
  }),
  'webhooks.payments': post('/webhooks/payments', {
    table: 'server',
    rawBody: true,
    limit: webhooksLimit,
  }),
  'styles.link-colour': get('/styles/link-colour-{colour}.css', { table: 'server' }),
} as const
