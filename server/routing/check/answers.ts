import { placedRoutes } from './fault.ts'
import type { RouteCheck } from './fault.ts'

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
