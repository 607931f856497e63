import type { PlacedRoute, RouteCheck, RouteFault } from './fault.ts'
import { placedRoutes } from './fault.ts'

/** A URI is written as browsers will ask for it, in text that means the same everywhere. */
export const urisAreGood: RouteCheck = (routes) => placedRoutes(routes).flatMap(uriFaults)

function uriFaults({ file, name, route: { uri } }: PlacedRoute): RouteFault[] {
  const found = shapeFault(uri) ?? textFault(uri.replaceAll(/\{[^{}]*\}/g, ''))
  return found ? [{ file, subject: name, ...found }] : []
}

type Finding = Pick<RouteFault, 'message' | 'remedy'>

function shapeFault(uri: string): Finding | undefined {
  if (!uri.startsWith('/')) {
    return { message: `'${uri}' does not begin with a slash`, remedy: `write '/${uri}'` }
  }
  if (uri.includes('//') || (uri.length > 1 && uri.endsWith('/'))) {
    return {
      message: `'${uri}' has a doubled or trailing slash, which is redirected away before it is matched`,
      remedy: `write '${uri.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')}'`,
    }
  }
  return undefined
}

function textFault(text: string): Finding | undefined {
  const character = /[^a-z0-9._~/-]/.exec(text)?.[0]
  if (character === undefined) return undefined
  if (character === '|' || character === '^') {
    return {
      message: `ziggy-js reads the '${character}' in its text as part of an expression`,
      remedy: 'take it out',
    }
  }
  if (character === '{' || character === '}') {
    return { message: 'a brace has no partner', remedy: 'write parameters as {name} or {name?}' }
  }
  return {
    message: `its text has the character '${character}'`,
    remedy: 'use lower-case letters, digits, hyphens and full stops; a query belongs to links',
  }
}
