import { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingHttpHeader, RequestListener } from 'node:http'
import { Socket } from 'node:net'

/** A whole answer, as an application gave it. */
export interface WholeAnswer {
  readonly status: number
  /** Their names in lower case. */
  readonly headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>
  readonly body: Buffer
}

interface Question {
  readonly url: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** What the application need not find out again: it reads it as `request.found`. */
  readonly found?: object
}

/**
 * Asks an application by GET as a client would, without a connection between.
 * @throws when the application gives the answer up.
 */
export function askInProcess(
  application: RequestListener,
  { url, headers, found }: Question,
): Promise<WholeAnswer> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1', complete: true, found })
  Object.assign(request.headers, headers)
  request.rawHeaders = Object.entries(headers).flat()
  request.push(null)

  const response = new ServerResponse(request)
  const answer = collected(response)
  application(request, response)
  return answer
}

// The application may wrap these methods of the object again: so they are the innermost ones.
function collected(response: ServerResponse): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const { end } = response
    const parts: Buffer[] = []
    const take = (chunk: unknown, encoding: unknown) => {
      if (!response.headersSent) response.writeHead(response.statusCode)
      if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding))
    }
    Object.assign(response, {
      write(chunk: unknown, encoding: unknown) {
        take(chunk, encoding)
        return true
      },
      end(chunk: unknown, encoding: unknown) {
        take(chunk, encoding)
        const { statusCode: status } = response
        resolve({ status, headers: response.getHeaders(), body: Buffer.concat(parts) })
        Reflect.apply(end, response, [])
        return response
      },
      destroy(error?: Error) {
        reject(error ?? new Error('The application gave its answer up.'))
        return response
      },
    })
  })
}
