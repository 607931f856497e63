import { constants } from 'node:zlib'
import { beforeHeaders } from '@saltlark/inertia-express'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import type { Cookies } from './cookies.ts'

/** A smaller answer fits into one packet as it is. */
const worthwhileBytes = 1_000

/**
 * What comes by here is one visitor's own, or asked for once; the rest is kept, as small as may be.
 * Measured on the home page's 251 kB: 1 gives 26.4 kB in 0.3 ms of CPU, 4 gives 23.1 kB in 1.5 ms.
 */
const brotliQuality = 1

/**
 * Compresses pages and data as they are sent: brotli, else gzip, as the request would have it. Their
 * ETags are weak, so one of them stands for all representations of an answer.
 *
 * Whoever can make a signed-in visitor's browser ask again and again, with guesses in the address, may
 * read from the lengths of the answers what else is on the page (BREACH). Such requests come from
 * other sites, and browsers say so: a session's page is compressed only for our own pages and for who
 * typed the address. Anonymous pages hold nothing to guess, and forms from elsewhere get no page.
 */
export function compressResponses(cookies: Cookies): RequestHandler[] {
  const isCompressed = (request: Request, response: Response) =>
    compression.filter(request, response) &&
    !isSentAsItIs(response) &&
    !isAskedFromElsewhere(request, cookies)

  return [
    function varies(request, response, next) {
      // A 304 has to say so too, and has no type by which to tell.
      response.vary('Accept-Encoding')
      if (request.method === 'HEAD') describeEncoding(request, response, isCompressed)
      next()
    },
    compression({
      threshold: worthwhileBytes,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
      filter: isCompressed,
    }),
  ]
}

/** A part of a file is a part of its plain bytes; an event is not to wait for the next one. */
function isSentAsItIs(response: Response): boolean {
  const type = String(response.getHeader('Content-Type'))
  return response.statusCode === 206 || type.startsWith('text/event-stream')
}

function isAskedFromElsewhere(request: Request, cookies: Cookies): boolean {
  const site = request.get('Sec-Fetch-Site') ?? ''
  return cookies.read(request, 'session') !== undefined && !['same-origin', 'none'].includes(site)
}

// What GET would answer is only then known in length when it is not compressed (RFC 9110, 8.6).
function describeEncoding(
  request: Request,
  response: Response,
  isCompressed: (request: Request, response: Response) => boolean,
): void {
  beforeHeaders(response, () => {
    const encoding = acceptedEncoding(request.get('Accept-Encoding'), ['br', 'gzip'])
    const length = Number(response.getHeader('Content-Length') ?? worthwhileBytes)
    const isEncoded = response.hasHeader('Content-Encoding')
    if (encoding === 'identity' || isEncoded || length < worthwhileBytes) return undefined
    if (isCompressed(request, response)) {
      response.removeHeader('Content-Length')
      response.setHeader('Content-Encoding', encoding)
    }
    return undefined
  })
}

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of the encodings that are ready a request would rather have, by its `Accept-Encoding`; of two that
 * it likes as well, the one that is named first here. `identity` when it takes none of them, or says
 * nothing: a client that does not ask for an encoding may not know any (RFC 9110, section 12.5.3).
 */
export function acceptedEncoding(header: string | undefined, ready: readonly Encoding[]): Encoding {
  const weights = weightsIn(header ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const liked = ready.concat('identity').filter((encoding) => weightOf(encoding) > 0)
  const best = Math.max(...liked.map(weightOf))
  return liked.find((encoding) => weightOf(encoding) === best) ?? 'identity'
}

function weightsIn(header: string): Map<string, number> {
  const parts = header.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      // What cannot be read asks for nothing: NaN is not above zero.
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
}
