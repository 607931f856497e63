import { createHash } from 'node:crypto'
import { once } from '@saltlark/inertia-express'
import type { NavigationData } from '#server/props/shared.ts'

const keys = new WeakMap<NavigationData, string>()

/** The name under which browsers keep the menus: another for other menus, so no old ones stay. */
export function navigationKey(navigation: NavigationData): string {
  const known = keys.get(navigation)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(navigation)).digest('base64url')
  const key = `navigationData-${hash.slice(0, 12)}`
  keys.set(navigation, key)
  return key
}

/** The menus, sent to who does not hold them: every page has them, and they hardly ever change. */
export function heldNavigation(navigation: NavigationData) {
  return once(navigation, { key: navigationKey(navigation) })
}
