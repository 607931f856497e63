/**
 * One room of the house: what its files may import. Whatever is not listed is forbidden; within a
 * room files import each other freely. A name in `imports` is a room, a folder in it or one file;
 * with `t:` before it only `import type` may bring it in.
 */
export interface Room {
  readonly imports: readonly string[]
  /** Packages by name; `node:` stands for all of Node's own modules. */
  readonly packages: readonly string[]
  /** The files of the room do not import each other. */
  readonly apart?: true
}

const domainRooms = [
  'server/site',
  'server/content',
  'server/catalogue',
  'server/format',
  'server/schedule',
  'server/newsletter',
  'server/waiting-list',
  'server/mail',
  'server/signing',
  'server/head',
]
const interfaceParts = ['resources/js/components', 'resources/js/hooks', 'resources/js/lib']
const react = ['react', '@inertiajs/react']

/**
 * The floor plan. A file belongs to the folder directly under `server/` or `resources/js/` that it
 * lies in; `server` and `resources/js` themselves are the files directly there.
 */
export const floorPlan: Readonly<Record<string, Room>> = {
  routes: { imports: ['server/routing/define.ts'], packages: [] },

  'server/settings': { imports: ['server/database/database-url.ts'], packages: ['node:'] },
  'server/inertia': { imports: [], packages: ['express', 'node:'] },
  'server/routing': { imports: [], packages: ['express', 'ziggy-js', 'node:'] },
  'server/signing': { imports: [], packages: ['node:'] },
  'server/format': { imports: ['t:server/props'], packages: ['dayjs'] },
  'server/content': {
    imports: [
      't:server/props',
      'server/format/money.ts',
      'server/schedule',
      'routes/item-links.ts',
    ],
    packages: ['zod', 'sanitize-html', 'jsonc-parser', 'node:'],
  },
  'server/props': { imports: ['t:server/content'], packages: [] },
  'server/catalogue': {
    imports: ['server/content', 'server/format', 't:routes', 't:server/props'],
    packages: [],
  },
  'server/schedule': { imports: ['t:server/content', 'server/escape-html.ts'], packages: [] },
  'server/database': {
    imports: [],
    packages: ['kysely', 'pg', '@photostructure/sqlite', 'node:'],
  },
  'server/mail': {
    imports: [
      't:server/database',
      'server/database/ids.ts',
      'server/signing',
      't:server/log.ts',
      'server/escape-html.ts',
    ],
    packages: ['kysely', 'nodemailer', 'node:'],
  },
  'server/newsletter': {
    imports: ['t:server/database', 'server/database/ids.ts', 'server/mail', 'server/signing'],
    packages: ['kysely', 'zod', 'node:'],
  },
  'server/waiting-list': {
    imports: [
      't:server/database',
      'server/database/ids.ts',
      'server/mail',
      'server/newsletter/email.ts',
    ],
    packages: ['kysely', 'zod'],
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
      't:server/props',
      't:server/site',
      'server/routing/address.ts',
      'server/escape-html.ts',
    ],
    packages: [],
  },
  'server/http': {
    imports: [
      'server/inertia',
      'server/routing',
      'server/signing',
      'server/head',
      'server/site/page.ts',
      'server/site/named-pictures.ts',
      't:server/site',
      't:server/props',
      't:server/content',
      't:server/log.ts',
      'server/escape-html.ts',
    ],
    packages: ['express', 'helmet', 'cookie', 'compression', 'express-rate-limit', 'zod', 'node:'],
  },
  'server/controllers': {
    imports: [
      ...domainRooms,
      'routes',
      'server/http',
      'server/routing',
      'resources/js/lib/media.ts',
      't:server/props',
      't:server/services.ts',
      'server/escape-html.ts',
    ],
    packages: ['express', 'zod', 'node:'],
  },
  'server/console': { imports: ['server', 'routes'], packages: ['zod', 'node:'] },
  server: {
    imports: ['server', 'routes', 'resources/js/ssr.tsx'],
    packages: ['express', 'pino', 'pino-pretty', 'vite', 'node:'],
  },

  'resources/js/lib': {
    imports: [
      't:server/props',
      't:server/routing',
      'server/routing/address.ts',
      'server/routing/query.ts',
      'server/routing/urls.ts',
      'routes',
    ],
    packages: ['ziggy-js'],
  },
  'resources/js/hooks': {
    imports: ['resources/js/lib', 't:server/props', 't:server/routing', 't:routes'],
    packages: [...react, 'react-dom', '@inertiajs/core', 'ziggy-js'],
  },
  'resources/js/components': {
    imports: [
      'resources/js/hooks',
      'resources/js/lib',
      'routes/item-links.ts',
      't:routes',
      't:server/routing',
      't:server/props',
      't:server/content/html.ts',
    ],
    packages: react,
  },
  'resources/js/sections': {
    imports: [...interfaceParts, 't:server/props'],
    packages: react,
    apart: true,
  },
  'resources/js/layouts': {
    imports: [...interfaceParts, 't:server/props'],
    packages: react,
  },
  'resources/js/pages': {
    imports: [
      ...interfaceParts,
      'resources/js/layouts',
      'resources/js/sections',
      't:server/props',
      // The gallery shows the tokens as the stylesheet's own configuration has them.
      'tailwind.config.ts',
    ],
    packages: react,
  },
  'resources/js': {
    imports: [
      'resources',
      't:server/props',
      't:server/routing',
      't:server/render-page.ts',
      't:routes',
    ],
    packages: [...react, 'react-dom', '@inertiajs/core', 'ziggy-js'],
  },
}
