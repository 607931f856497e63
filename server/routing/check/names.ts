import { checkEachRoute, placedRoutes, violationsOf } from './violations.ts'
import type { RouteCheck } from './violations.ts'

/** A name stands for one route, and for nothing that JavaScript knows by that name. */
export const namesAreGood = checkEachRoute(({ name }, _routes, before) => {
  const first = before.find((other) => other.name === name)
  if (first) {
    return [[`${first.file} has a route of this name too`, 'give one of the two another name']]
  }
  if (/^\d+$/.test(name)) {
    return [
      [
        'JavaScript puts a name that is a number before all others, so it would be matched first',
        'use words',
      ],
    ]
  }
  if (name in Object.prototype) {
    return [['every object has something of this name', 'use another name']]
  }
  if (wellFormed.test(name)) return []
  return [
    [
      'this is no name of a route',
      'join lower-case words with full stops and hyphens, such as web.courses.one-day',
    ],
  ]
})

const wellFormed = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/

/** Every route has a handler. */
export const everyNameIsAnswered = checkEachRoute(({ name }, { answered }) =>
  answered.names.includes(name)
    ? []
    : [['nothing answers it', `give it a handler in ${answered.file}`]],
)

/** Every handler has a route. */
export const everyHandlerHasName: RouteCheck = (routes) => {
  const { file, names } = routes.answered
  const known = new Set(placedRoutes(routes).map(({ name }) => name))
  return names
    .filter((name) => !known.has(name))
    .flatMap((subject) =>
      violationsOf({ file, subject }, [['no route has this name', 'correct or remove it']]),
    )
}
