import type { Response } from 'express'

/**
 * Keeps what Express sends as one piece, and puts `tag()` at the end of an HTML document's body.
 * @returns gives the piece; undefined while nothing, or a stream, was sent.
 */
export function captureSent(response: Response, tag: () => string) {
  const { send } = response
  let sent: string | Uint8Array | undefined

  response.send = function sends(this: Response, body?: unknown) {
    const html = isHtml(response) ? textOf(body) : undefined
    const piece = html !== undefined && isDocument(html, response) ? tagged(html, tag()) : body
    if (typeof piece === 'string' || piece instanceof Uint8Array) sent = piece
    return send.call(this, piece)
  } as Response['send']

  return () => sent
}

function isHtml(response: Response): boolean {
  return String(response.getHeader('Content-Type') ?? '').includes('html')
}

function textOf(body: unknown): string | undefined {
  if (body instanceof Uint8Array) return Buffer.from(body).toString()
  return typeof body === 'string' ? body : undefined
}

// A page that failed may be answered by HTML of another kind; and a validator of the application's own
// would not know of the tag.
function isDocument(html: string, response: Response): boolean {
  const hasValidator = response.hasHeader('ETag') || response.hasHeader('Last-Modified')
  return html.includes('data-page="') && !hasValidator
}

function tagged(html: string, tag: string): string {
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end)
}
