import { accountRoutes } from './account.ts'
import { developmentRoutes } from './development.ts'
import { formRoutes } from './forms.ts'
import { publicRoutes } from './public.ts'
import { shopRoutes } from './shop.ts'
import { systemRoutes } from './system.ts'

/** Every named route of the site, in the order in which paths are matched. */
export const routes = {
  ...publicRoutes,
  ...formRoutes,
  ...shopRoutes,
  ...accountRoutes,
  ...systemRoutes,
  ...developmentRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
