import type { ActionHandler } from '#server/http/handlers.ts'

const yearInSeconds = 31_536_000

/**
 * GET /styles/link-colour-eab64f.css: the rule behind a link colour that staff chose. The route's
 * pattern lets nothing but six hexadecimal digits through.
 */
export function linkColour(): ActionHandler {
  return (request, response) => {
    const colour = String(request.params['colour'])
    response.setHeader('Cache-Control', `public, max-age=${yearInSeconds}, immutable`)
    response.type('css').send(`.link-colour-${colour} a { color: #${colour}; }\n`)
  }
}
