import type { Room } from './room.ts'

/** The adapter, by its name: what it exports is all that the site knows of it. */
export const adapter = '@saltlark/inertia-express'

const interfaceParts = ['resources/js/components', 'resources/js/hooks', 'resources/js/lib']
const react = ['react', '@inertiajs/react']

/** The part of the floor plan that is about what browsers run. */
export const browserRooms: Readonly<Record<string, Room>> = {
  'resources/js/lib': {
    imports: [
      't:server/content/html.ts',
      't:server/props',
      't:server/routing',
      'server/routing/urls.ts',
      'server/routing/options.ts',
      'routes',
    ],
    packages: ['ziggy-js', 'react', '@simplewebauthn/browser'],
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
    packages: [...react, '@inertiajs/core'],
  },
  'resources/js/sections': {
    // The blocks of a page, and the parts that sections are made of or share.
    imports: [
      ...interfaceParts,
      'resources/js/sections/blocks',
      'resources/js/sections/dates/month',
      'resources/js/sections/offer/parts',
      't:server/props',
    ],
    packages: react,
    apart: true,
  },
  'resources/js/layouts': {
    imports: [...interfaceParts, 't:server/props'],
    packages: react,
  },
  'resources/js/pages': {
    imports: [...interfaceParts, 'resources/js/layouts', 'resources/js/sections', 't:server/props'],
    packages: react,
  },
  // Every component in every state, for those who build the site.
  'resources/js/gallery': {
    imports: [
      ...interfaceParts,
      't:server/props',
      // It shows the tokens as the stylesheet's own configuration has them.
      'tailwind.config.ts',
    ],
    packages: react,
  },
  // What comes into play once a visitor is about to go on to another page.
  'resources/js/prefetch': {
    imports: [
      'resources/js/lib',
      'routes',
      't:server/props',
      't:server/routing',
      'server/routing/options.ts',
    ],
    packages: ['@inertiajs/react', '@inertiajs/core', adapter],
  },
  // Beside the application, which tells them no more than that it has started.
  'resources/js/development': {
    imports: ['t:server/props'],
    packages: ['@inertiajs/react', 'react'],
  },
  'resources/js': {
    imports: [
      'resources',
      'resources/js/development',
      't:server/props',
      't:server/routing',
      'server/routing/urls.ts',
      't:server/app/render-page.ts',
      'server/cache/store.ts',
      't:routes',
    ],
    packages: [...react, 'react-dom', '@inertiajs/core', 'ziggy-js'],
  },
}
