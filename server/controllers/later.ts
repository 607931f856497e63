import { HttpError } from '#server/http/errors.ts'
import type { ActionHandler } from '#server/http/handlers.ts'

/** Answers a name that is settled but not built: 404 inside the layout (decision 20). */
export function answerLater(): ActionHandler {
  return () => {
    throw new HttpError(404, 'This page is still on the slipway. Call us and we will gladly help.')
  }
}
