/** The rooms whose tests are tried, and where those tests are: the others reach them by chance only. */
export const rooms = {
  routing: room(
    'server/routing',
    'unit/{routing,route-check,console/routes}',
    'feature/http/methods',
  ),
  cache: room('server/cache', 'unit/cache', 'feature/cache'),
  shop: room(
    'server/shop',
    'unit/shop',
    'feature/{cart,orders,waiting-list}',
    'feature/console/{orders,orders-cancel,orders-paid}',
  ),
  auth: room('server/auth', 'unit/auth', 'feature/{auth,sign-in,account}'),
  schedule: room('server/schedule', 'unit/schedule'),
  catalogue: room('server/catalogue', 'unit/{catalogue,presenters/offers}', 'feature/offers'),
  presenters: room(
    'server/presenters',
    'unit/{presenters,controllers,level-finder}',
    'feature/{cart,events,head,level-finder,offers,pages,search,shop}',
    'feature/http/sitemap',
    'specification/{section-2,section-3,section-4}',
  ),
  adapter: {
    sources: 'packages/inertia-express/src',
    tests: ['packages/inertia-express/tests/{unit,feature}/**/*.test.ts'],
  },
}

export type RoomName = keyof typeof rooms

/** @param places folders of tests, or files without their ending */
function room(sources: string, ...places: string[]) {
  return { sources, tests: places.map((place) => `tests/${place}{,/**/*}.test.ts`) }
}
