import { Agent, request } from 'node:http'

/** What came back, and after how many milliseconds it was there as a whole. */
export interface Answer {
  readonly status: number
  readonly location: string
  readonly body: Buffer
  readonly milliseconds: number
}

/** Somebody who calls from one network, as a proxy in front of the site says. */
export interface Caller {
  readonly origin: string
  get(path: string): Promise<Answer>
  post(path: string, form: Readonly<Record<string, string>>): Promise<Answer>
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** @param address an IPv4 address. Who gets no answer at all gets the status 0. */
export function callerFrom(origin: string, address: string): Caller {
  const send = (method: string, path: string, body = '') => ask(origin, address, method, path, body)
  return {
    origin,
    get: (path) => send('GET', path),
    post: (path, form) => send('POST', path, new URLSearchParams(form).toString()),
  }
}

function ask(
  origin: string,
  address: string,
  method: string,
  path: string,
  body: string,
): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const done = (status: number, location = '') => {
      const milliseconds = performance.now() - began
      resolve({ status, location, body: Buffer.concat(parts), milliseconds })
    }
    const headers = {
      'X-Forwarded-For': address,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
      // A GET that names a length, be it 0, is none that the page cache answers.
      ...(body && {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
      }),
    }
    const asked = request(origin + path, { method, headers, agent }, (response) => {
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => done(0))
      response.on('end', () => done(response.statusCode ?? 0, response.headers.location))
    })
    asked.on('error', () => done(0))
    asked.end(body)
  })
}
