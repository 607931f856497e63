import type { ActionHandler } from '#server/http/handlers.ts'

/** GET /up: the process is there and answers. It asks nothing of the database. */
export function health(): ActionHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.json({ status: 'up' })
  }
}
