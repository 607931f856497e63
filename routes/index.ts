import type { NamesOf, NamesWithoutParameters } from '#server/routing/define.ts'
import { accountRoutes } from './account.ts'
import { developmentRoutes } from './development.ts'
import { formRoutes } from './forms.ts'
import { publicRoutes } from './public.ts'
import { shopRoutes } from './shop.ts'
import { staffRoutes } from './staff.ts'
import { systemRoutes } from './system.ts'

/** The route table by area: each key is a file of this folder. */
export const areas = {
  public: publicRoutes,
  forms: formRoutes,
  shop: shopRoutes,
  account: accountRoutes,
  staff: staffRoutes,
  system: systemRoutes,
  development: developmentRoutes,
} as const

/** Every named route of the site, in the order in which paths are matched. */
export const routes = {
  ...areas.public,
  ...areas.forms,
  ...areas.shop,
  ...areas.account,
  ...areas.staff,
  ...areas.system,
  ...areas.development,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
/** The names that a link may lead to: those that GET opens. */
export type LinkName = NamesOf<Routes, { readonly method: 'GET' }>
/** Those of them whose address is always the same. */
export type PlainName = LinkName & NamesWithoutParameters<Routes>
