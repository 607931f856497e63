import { placedRoutes } from './fault.ts'
import type { RouteCheck } from './fault.ts'

/** Every name has a handler or is left for later, and never both. */
export const everyNameIsAnswered: RouteCheck = (routes) => {
  const { answered, later } = routes
  const placed = placedRoutes(routes)
  const isRoute = (name: string) => placed.some((route) => route.name === name)

  const silent = placed
    .filter(({ name }) => !answered.names.includes(name) && !later.names.includes(name))
    .map(({ file, name }) => ({
      file,
      subject: name,
      message: 'nothing answers it',
      remedy: `give it a handler in ${answered.file}`,
    }))
  const unknown = [answered, later].flatMap(({ file, names }) =>
    names
      .filter((name) => !isRoute(name))
      .map((subject) => ({
        file,
        subject,
        message: 'no route has this name',
        remedy: 'correct or remove it',
      })),
  )
  const both = later.names
    .filter((name) => answered.names.includes(name))
    .map((subject) => ({
      file: later.file,
      subject,
      message: `${answered.file} answers it already`,
      remedy: 'take it out of this list',
    }))
  return [...silent, ...unknown, ...both]
}
