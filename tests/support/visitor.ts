import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import type { PageObject } from '@saltlark/inertia-express'

// `localhost` may have two addresses, of which our sites listen on one. Node would give that one up
// after 250 ms, in which a busy machine need not have looked whether it answers.
setDefaultAutoSelectFamilyAttemptTimeout(30_000)

interface RequestExtras {
  readonly headers?: Readonly<Record<string, string>>
  /** The page that the request comes from, as a path. */
  readonly from?: string
}

/** Somebody at a browser: keeps cookies, follows nothing by itself, says where requests come from. */
export interface Visitor {
  /** Opens an address, as typed or as a plain link. */
  get(path: string, extras?: RequestExtras): Promise<Response>
  /** Follows a link inside the application: an Inertia visit. */
  visit(path: string, extras?: RequestExtras): Promise<Response>
  /** Sends a form the way a browser without JavaScript does. */
  submit(
    path: string,
    fields: Readonly<Record<string, string>>,
    extras?: RequestExtras,
  ): Promise<Response>
  /** Sends a form, or whatever else JSON can say, by Inertia; by POST unless it names a method. */
  submitVisit(
    path: string,
    fields: unknown,
    extras?: RequestExtras & { readonly method?: string },
  ): Promise<Response>
  /** Sends whatever it is given, with the visitor's cookies. */
  send(path: string, init: RequestInit): Promise<Response>
  /** The cookies that the visitor holds now. */
  readonly cookies: ReadonlyMap<string, string>
}

/**
 * @param version the asset version that the visitor's client holds.
 * @param address where the visitor calls from, on a site that believes a proxy's word for it.
 * @param ask how requests are sent.
 */
export function createVisitor(
  origin: string,
  version = 'test',
  address?: string,
  ask: typeof fetch = fetch,
): Visitor {
  const cookies = new Map<string, string>()
  const inertiaHeaders = {
    'X-Inertia': 'true',
    'X-Inertia-Version': version,
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'text/html, application/xhtml+xml',
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (address !== undefined) headers.set('X-Forwarded-For', address)
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await ask(origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return response
  }

  const extraHeaders = ({ headers, from }: RequestExtras = {}) => ({
    ...(from !== undefined && { Referer: origin + from }),
    ...headers,
  })
  const ownOrigin = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }

  return {
    cookies,
    send,
    get: (path, extras) =>
      send(path, { headers: { Accept: 'text/html', ...extraHeaders(extras) } }),
    visit: (path, extras) =>
      send(path, { headers: { ...inertiaHeaders, ...extraHeaders(extras) } }),
    submit: (path, fields, extras) =>
      send(path, {
        method: 'POST',
        headers: { Accept: 'text/html', ...ownOrigin, ...extraHeaders(extras) },
        body: new URLSearchParams(fields),
      }),
    submitVisit: (path, fields, extras) =>
      send(path, {
        method: extras?.method ?? 'POST',
        headers: {
          ...inertiaHeaders,
          ...ownOrigin,
          'Content-Type': 'application/json',
          ...extraHeaders(extras),
        },
        body: JSON.stringify(fields),
      }),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

/** The page object of an answer, from its JSON or from inside its HTML document. */
export async function pageOf(response: Response): Promise<PageObject> {
  const text = await response.text()
  if (response.headers.get('x-inertia')) return JSON.parse(text) as PageObject
  const block = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(text)
  if (!block)
    throw new Error(`The answer (${response.status}) holds no page: ${text.slice(0, 200)}`)
  return JSON.parse(block[1] as string) as PageObject
}
