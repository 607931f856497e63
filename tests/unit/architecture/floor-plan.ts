import { adapter, browserRooms } from './browser-rooms.ts'
import { domainRooms, writtenRooms, signInParts } from './domain-rooms.ts'
import type { Room } from './room.ts'

/**
 * The floor plan. A file belongs to the folder directly under `packages/`, `server/` or `resources/js/` that it
 * lies in; `resources/js` itself is the files directly there.
 */
export const floorPlan: Readonly<Record<string, Room>> = {
  routes: { imports: ['server/routing/define.ts'], packages: [] },
  vite: { imports: ['server/app/config.ts', 't:server'], packages: ['vite', 'postcss', 'node:'] },
  'packages/inertia-express': { imports: [], packages: ['express', 'hono', 'node:'] },
  'server/routing': { imports: [], packages: ['ziggy-js', 'node:'] },
  'server/signing': { imports: [], packages: ['node:'] },
  'server/format': { imports: ['t:server/props'], packages: ['dayjs'] },
  // Lines about accounts and attacks, which name nobody.
  'server/log': { imports: ['server/signing'], packages: [] },
  // Who comes in which turn when more is asked for than can be done.
  'server/load': { imports: [], packages: ['express-rate-limit'] },
  // What a process keeps on the disk for itself alone.
  'server/files': { imports: [], packages: ['node:'] },
  'server/content': {
    imports: [
      't:server/props',
      'server/catalogue/price.ts',
      'server/catalogue/listing/listings.ts',
      'server/format/money.ts',
      'server/format/mail-domains.ts',
      'server/format/nearest.ts',
      'server/format/words.ts',
      'server/schedule',
      'routes/item-links.ts',
      'server/files/private.ts',
    ],
    packages: ['zod', 'sanitize-html', 'jsonc-parser', 'node:'],
  },
  'server/props': { imports: ['t:server/content'], packages: ['@simplewebauthn/server'] },
  'server/catalogue': {
    imports: ['server/content', 'server/format', 't:routes', 't:server/props'],
    packages: [],
  },
  'server/search': {
    imports: [
      't:server/content',
      'server/content/schema/search.ts',
      'server/format/nearest.ts',
      't:server/props',
    ],
    packages: ['minisearch'],
  },
  'server/schedule': {
    imports: [
      't:server/content',
      'server/catalogue/price.ts',
      'server/format/words.ts',
      't:server/format/dates.ts',
    ],
    packages: [],
  },
  'server/level-finder': { imports: ['t:server/content'], packages: [] },
  'server/database': {
    imports: ['server/files/private.ts'],
    packages: ['kysely', 'pg', '@photostructure/sqlite', 'node:'],
  },
  // The whole site in one file, and back.
  'server/backup': {
    imports: ['server/database', 'server/files/private.ts'],
    packages: ['pg', 'zod', 'node:'],
  },
  'server/mail': {
    imports: [
      't:server/content',
      't:server/database',
      'server/database/ids.ts',
      'server/database/rate-limit-counters.ts',
      'server/signing',
      't:server/app/log.ts',
      'server/files/private.ts',
      'server/format/words.ts',
      'resources/js/lib/pictures.ts',
    ],
    packages: ['kysely', 'nodemailer', 'node:'],
  },
  // What every form shares: its fields and the messages about them.
  'server/forms': { imports: ['server/format'], packages: ['zod', 'node:'] },
  // The newsletter, the waiting list and enquiries: what people leave and staff are told of.
  'server/messages': {
    imports: [
      't:server/content',
      't:server/database',
      'server/database/ids.ts',
      'server/forms',
      'server/mail',
      'server/signing',
    ],
    packages: ['kysely', 'zod', 'node:'],
  },
  'server/auth': {
    imports: [
      't:server/database',
      'server/database/ids.ts',
      'server/database/rate-limit-counters.ts',
      'server/database/world.ts',
      'server/format',
      'server/mail',
      'server/signing',
      'server/forms',
      'server/load',
    ],
    packages: ['kysely', 'zod', ...signInParts, 'node:'],
  },
  // Money, then places, the cart, vouchers, the waiting list, and orders, which give back to it.
  'server/shop': {
    imports: [
      't:server/content',
      't:server/database',
      'server/database/ids.ts',
      'server/catalogue/postage.ts',
      'server/format',
      'server/mail',
      'server/schedule',
      'server/signing/signer.ts',
      'server/forms',
      'server/site/clock.ts',
      'server/site/site.ts',
      't:server/site',
      't:server/app/log.ts',
    ],
    packages: ['kysely', 'zod', 'stripe', 'node:'],
  },
  'server/site': {
    imports: [
      'server/content',
      'server/catalogue',
      'server/schedule',
      'routes',
      'server/routing',
      't:server/props',
    ],
    packages: ['node:'],
  },
  'server/head': {
    imports: [
      't:server/content',
      't:server/props',
      't:server/site',
      'server/routing/urls.ts',
      'server/catalogue/postage.ts',
      'server/format/words.ts',
      'server/format/money.ts',
    ],
    packages: [],
  },
  'server/http': {
    imports: [
      't:server/auth',
      't:server/database/rate-limit-counters.ts',
      'server/auth/account.ts',
      'server/auth/intended.ts',
      'server/load',
      'server/database/unavailable.ts',
      'server/routing',
      'server/signing',
      'server/head',
      'server/site/page.ts',
      'resources/js/lib/pictures.ts',
      't:server/site',
      't:server/props',
      't:server/content',
      't:server/app',
      't:server/log',
      't:server/metrics',
      'server/format/words.ts',
    ],
    packages: [
      adapter,
      'express',
      'helmet',
      'cookie',
      'compression',
      'express-rate-limit',
      'zod',
      'node:',
    ],
  },
  // How a process is, in words for whoever watches it.
  'server/health': {
    imports: [
      't:server/content',
      't:server/database',
      'server/database/migrate.ts',
      'server/mail/queue-state.ts',
    ],
    packages: ['node:'],
  },
  // What a process counts of itself.
  'server/metrics': {
    imports: ['t:server/content', 't:server/health'],
    packages: ['prom-client'],
  },
  // Before the application, which it knows as a function: nothing of the site.
  'server/cache': {
    imports: ['server/http/compression.ts', 'server/http/cache-headers.ts'],
    packages: [adapter, 'node:'],
  },
  // Before everything: it runs the bundle, of which it is no part.
  'server/launch': {
    imports: ['t:server/app/index.ts', 'server/app/heap.ts'],
    packages: ['node:'],
  },
  // Pure: the site and the domain in, the props of a page out.
  'server/presenters': {
    imports: [
      ...domainRooms,
      'routes',
      'server/routing',
      'resources/js/lib/media.ts',
      'resources/js/lib/pictures.ts',
      't:server/props',
    ],
    packages: [],
  },
  'server/controllers': {
    imports: [
      ...domainRooms,
      'server/letters',
      'routes',
      'server/health',
      'server/http',
      'server/presenters',
      'server/routing',
      'resources/js/lib/media.ts',
      'resources/js/lib/pictures.ts',
      't:server/props',
      't:server/app/services.ts',
      'server/format/words.ts',
      // Whom the development site signs in by one click.
      'server/database/world.ts',
    ],
    packages: ['express', 'zod', 'uqr', 'node:'],
  },
  'server/console': { imports: ['server', 'routes'], packages: [adapter, 'zod', 'node:'] },
  'server/app': {
    imports: ['server', 'routes', 'resources/js/ssr.tsx', 'resources/js/lib/page-module.ts'],
    packages: [adapter, 'express', 'pino', 'pino-pretty', 'vite', 'node:'],
  },

  ...writtenRooms,
  ...browserRooms,
}
