import type { ActionHandler } from '#server/http/handlers.ts'

/** GET /robots.txt: everything may be read; each page says itself whether it is to be listed. */
export function robots(): ActionHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('text').send('User-agent: *\nAllow: /\n')
  }
}
