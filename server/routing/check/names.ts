import { placedRoutes } from './route-faults.ts'
import type { RouteCheck } from './route-faults.ts'

/** A name stands for one route, and for nothing that JavaScript knows by that name. */
export const namesAreGood: RouteCheck = (routes) => {
  const first = new Map<string, string>()
  return placedRoutes(routes).flatMap(({ file, name }) => {
    const fault = (message: string, remedy: string) => [{ file, subject: name, message, remedy }]
    const other = first.get(name)
    first.set(name, other ?? file)
    if (other !== undefined) {
      return fault(`${other} has a route of this name too`, 'give one of the two another name')
    }
    if (/^\d+$/.test(name)) {
      return fault(
        'JavaScript puts a name that is a number before all others, so it would be matched first',
        'use words',
      )
    }
    if (name in Object.prototype) {
      return fault('every object has something of this name', 'use another name')
    }
    if (wellFormed.test(name)) return []
    return fault(
      'this is no name of a route',
      'join lower-case words with full stops and hyphens, such as web.courses.one-day',
    )
  })
}

const wellFormed = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/

/** Every name has a handler, and every handler a name. */
export const everyNameIsAnswered: RouteCheck = (routes) => {
  const { answered } = routes
  const placed = placedRoutes(routes)
  const isRoute = (name: string) => placed.some((route) => route.name === name)

  const silent = placed
    .filter(({ name }) => !answered.names.includes(name))
    .map(({ file, name }) => ({
      file,
      subject: name,
      message: 'nothing answers it',
      remedy: `give it a handler in ${answered.file}`,
    }))
  const unknown = answered.names
    .filter((name) => !isRoute(name))
    .map((subject) => ({
      file: answered.file,
      subject,
      message: 'no route has this name',
      remedy: 'correct or remove it',
    }))
  return [...silent, ...unknown]
}
