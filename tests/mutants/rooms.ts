/** The rooms whose tests are tried, and where those tests are: the others reach them by chance only. */
export const rooms = {
  routing: room('server/routing', 'unit/{routing,route-check}'),
  cache: room('server/cache', 'unit/cache', 'feature/cache'),
  shop: room('server/shop', 'unit/shop', 'feature/{cart,orders}'),
  auth: room('server/auth', 'unit/auth', 'feature/{auth,sign-in,account}'),
  schedule: room('server/schedule', 'unit/schedule'),
  catalogue: room('server/catalogue', 'unit/catalogue', 'feature/offers'),
  presenters: room('server/presenters', 'unit/{presenters,controllers}', 'feature/{offers,shop}'),
  adapter: {
    sources: 'packages/inertia-express/src',
    tests: ['packages/inertia-express/tests/{unit,feature}/**/*.test.ts'],
  },
}

export type RoomName = keyof typeof rooms

function room(sources: string, ...folders: string[]) {
  return { sources, tests: folders.map((folder) => `tests/${folder}/**/*.test.ts`) }
}
