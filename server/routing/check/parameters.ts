import type { PlacedRoute, RouteCheck, RouteFault } from './fault.ts'
import { placedRoutes } from './fault.ts'

/** Parameters can be told apart, are known by a pattern, and are optional only at the end. */
export const parametersAreGood: RouteCheck = (routes) =>
  placedRoutes(routes).flatMap((placed) => parameterFaults(placed, routes.patterns.entries))

function parameterFaults(
  { file, name, route: { uri } }: PlacedRoute,
  patterns: Readonly<Record<string, string>>,
): RouteFault[] {
  const written = [...uri.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
  const names = written.map((text) => text.replace(/\?$/, ''))
  const fault = (message: string, remedy: string) => ({ file, subject: name, message, remedy })

  return [
    ...names
      .filter((parameter) => !/^[a-zA-Z_]\w*$/.test(parameter))
      .map((parameter) =>
        fault(`the parameter '{${parameter}}' is no identifier`, 'use letters and digits only'),
      ),
    ...names
      .filter((parameter, at) => names.indexOf(parameter) < at)
      .map((parameter) =>
        fault(`it has two parameters '{${parameter}}'`, 'give one of them another name'),
      ),
    ...names
      .filter((parameter) => /^\w+$/.test(parameter) && !Object.hasOwn(patterns, parameter))
      .map((parameter) =>
        fault(
          `nothing says what '{${parameter}}' may look like, so it would take any text`,
          `add a pattern for ${parameter}`,
        ),
      ),
    ...optionalFaults(uri, fault),
  ]
}

function optionalFaults(
  uri: string,
  fault: (message: string, remedy: string) => RouteFault,
): RouteFault[] {
  const rest = uri.replace(/(?:\/\{[^{}]*\?\})+$/, '')
  const stray = /\{([^{}]*)\?\}/.exec(rest)?.[1]
  if (stray === undefined) return []
  return [
    fault(
      `the optional parameter '{${stray}?}' is not a whole segment at the end`,
      'move it to the end, or make it two routes',
    ),
  ]
}
