import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { parametersOf } from '#server/routing/matcher.ts'

/** Every name of the route table. */
export const routeNames = Object.keys(routes) as RouteName[]

/** A value of each parameter that occurs in the route table. */
export const sampleParameters: Readonly<Record<string, string>> = {
  slug: 'solent-weekend-2',
  step: '3',
  date: '2026-11-20',
  reference: 'CR-DSP-270321',
  token: 'AbCdEfGhIj_lMnOpQr-tUv',
  item: '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d70',
  code: '7HKM-2XQP-9RTW-4BDN',
  colour: 'eab64f',
  order: '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d71',
  payment: '0193f6a0-7c1e-7a3b-9d2f-5b8e4c1a6d72',
  paper: 'RC-1001',
}

/** Sample values for each parameter of a named route, optional ones included. */
export function sampleFor(name: RouteName): Record<string, string> {
  return Object.fromEntries(
    parametersOf(routes[name].uri).map(({ name: key }) => [key, sampleParameters[key] ?? '']),
  )
}

/** The path of a named route with its sample values. */
export function samplePath(name: RouteName): string {
  return routes[name].uri.replaceAll(
    /\{(\w+)\??\}/g,
    (_, key: string) => sampleParameters[key] ?? '',
  )
}
