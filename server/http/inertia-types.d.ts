import type { Pages } from '#server/props/pages.ts'
import type { Flash, SharedProps } from '#server/props/shared.ts'

/** What the adapter checks `response.inertia.render` against. */
declare module '@saltlark/inertia-express/register' {
  interface Register {
    pages: Pages
    shared: SharedProps
    flash: Flash
  }
}
