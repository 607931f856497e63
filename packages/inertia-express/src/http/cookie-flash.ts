import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { systemTime } from '../exchange/system-time.ts'
import type { FlashedState } from '../protocol/page-object.ts'

export interface CookieFlashOptions {
  /** Signs the cookie. Of several the first signs and all are believed, so that a secret can be changed. */
  readonly secret: string | readonly string[]
  /** The cookie's name. Default `inertia_flash`. */
  readonly name?: string
  /** How long what no page has shown is kept, in milliseconds. Default: ten minutes. */
  readonly maxAge?: number
  /** What else the cookie says. Default: `HttpOnly`, `SameSite=Lax`, path `/`, `Secure` over HTTPS. */
  readonly cookie?: CookieAttributes
  /** The time in milliseconds since 1970. Default: the system's. */
  readonly now?: () => number
}

export interface CookieAttributes {
  readonly domain?: string
  readonly path?: string
  readonly sameSite?: 'lax' | 'strict' | 'none'
  readonly secure?: boolean
}

/** A flash store of any server that is Node's own inside, such as Express. */
export interface CookieFlash {
  read(request: IncomingMessage): FlashedState
  write(request: IncomingMessage, response: ServerResponse, state: FlashedState): void
  clear(request: IncomingMessage, response: ServerResponse): void
}

/** What browsers keep of one cookie (RFC 6265, 6.1), less its name and attributes. */
const mostBytes = 3800

/**
 * Keeps one-shot state in a signed cookie: no session and no database is needed. Visitors can read it, and
 * a cookie that was changed, has expired, or is no state of ours counts as none.
 * @throws Error where there is no secret; and when an answer flashes more than a cookie holds (about
 * 3,800 bytes), which then ends in Express' error handlers.
 */
export function cookieFlash({
  secret,
  name = 'inertia_flash',
  maxAge = 600_000,
  cookie = {},
  now = systemTime,
}: CookieFlashOptions): CookieFlash {
  const secrets = [secret].flat()
  const [first] = secrets
  if (!first || secrets.includes('')) {
    throw new Error(
      'cookieFlash got no secret: give it a long random text, such as one of the environment',
    )
  }
  const written = new WeakMap<IncomingMessage, FlashedState>()
  const set = (request: IncomingMessage, response: ServerResponse, value: string, age: number) => {
    const attributes = { path: '/', sameSite: 'lax', secure: isSecure(request), ...cookie } as const
    response.appendHeader('Set-Cookie', setCookie(name, value, age, attributes))
  }

  return {
    read(request) {
      const known = written.get(request)
      if (known) return known
      const value = cookieOf(request, name)
      return (value !== undefined && stateIn(value, secrets, now())) || {}
    },
    write(request, response, state) {
      const text = JSON.stringify([now() + maxAge, state])
      const value = `${Buffer.from(text).toString('base64url')}.${signatureOf(text, first)}`
      if (value.length > mostBytes) {
        throw new Error(
          `Flash and errors take ${value.length} bytes, and a cookie holds ${mostBytes}: flash less, or keep them in a session`,
        )
      }
      written.set(request, state)
      set(request, response, value, maxAge)
    },
    clear(request, response) {
      written.set(request, {})
      set(request, response, '', 0)
    },
  }
}

function setCookie(
  name: string,
  value: string,
  age: number,
  { path, domain, sameSite, secure }: CookieAttributes,
): string {
  const said = [
    `${name}=${value}`,
    `Max-Age=${Math.floor(age / 1000)}`,
    path && `Path=${path}`,
    domain && `Domain=${domain}`,
    'HttpOnly',
    secure && 'Secure',
    sameSite && `SameSite=${sameSite}`,
  ]
  return said.filter(Boolean).join('; ')
}

/** Did it come by HTTPS? Express knows that of proxies too. */
function isSecure(request: IncomingMessage): boolean {
  const { secure = 'encrypted' in request.socket } = request as {
    readonly secure?: boolean
  } & IncomingMessage
  return secure
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update('inertia flash').update(text).digest('base64url')
}

function stateIn(value: string, secrets: readonly string[], now: number): FlashedState | null {
  const [encoded = '', signature = ''] = value.split('.', 2)
  const text = Buffer.from(encoded, 'base64url').toString()
  const isOurs = secrets.some((secret) => areEqual(signature, signatureOf(text, secret)))
  if (!isOurs) return null
  // Only our own signature leads here, so the shape needs no check.
  const [until, state] = JSON.parse(text) as [number, FlashedState]
  return until > now ? state : null
}

function areEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? []
  const pair = pairs.map((each) => each.trim()).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
