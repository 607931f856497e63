import type { Response } from 'express'

/**
 * Keeps what Express sends as one piece, and puts `tag()` at the end of an HTML document's body.
 * @returns gives the piece; undefined while nothing, or a stream, was sent.
 */
export function captureSent(response: Response, tag: () => string) {
  const { send } = response
  let sent: string | Uint8Array | undefined

  response.send = function sends(this: Response, body?: unknown) {
    const isWhole = typeof body === 'string' && isDocument(body, response)
    const piece = isWhole ? tagged(body, tag()) : body
    if (typeof piece === 'string' || piece instanceof Uint8Array) sent = piece
    return send.call(this, piece)
  } as Response['send']

  return () => sent
}

// A page that failed may be answered by HTML of another kind; and a validator of the application's own
// would not know of the tag.
function isDocument(html: string, response: Response): boolean {
  const type = String(response.getHeader('Content-Type') ?? '')
  const isPage = type.includes('html') && html.includes('data-page="')
  return isPage && !response.hasHeader('ETag') && !response.hasHeader('Last-Modified')
}

function tagged(html: string, tag: string): string {
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}
