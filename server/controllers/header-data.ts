import type { ActionHandler } from '#server/http/handlers.ts'

/**
 * GET /api/header-data: what the header shows of its visitor. It never answers 401; a visitor
 * without an account is an answer too.
 */
export function headerData(): ActionHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'private, no-store')
    response.json({ user: null, cartItems: 0, isAuthenticated: false })
  }
}
