import { fewHeaders, secondVisit, visitHeaders } from './headers.ts'
import type { Load } from './load.ts'
import type { Ours } from './ours.ts'
import type { Servers } from './servers.ts'

/** One kind of request, and how often it is sent. */
export interface Case extends Load {
  /** What is asked for: cases of one group give the same. */
  readonly group: string
  /** Who answers, and whom. */
  readonly label: string
  /** In one round. */
  readonly requests: number
  readonly warmUp: number
}

type Cases<Name extends string> = Readonly<Record<Name, Case>>

const identity = { 'Accept-Encoding': 'identity' }
const again = secondVisit()
const ok = { status: 200, warmUp: 8_000, requests: 400 } as const
/** What costs several times as much needs fewer to be known as well. */
const fewer = 160

/** Everything that is asked for over HTTP, by its name. */
export function httpCases(servers: Servers, known: Ours) {
  return {
    ...sentCases('plain', servers, known),
    ...sentCases('brotli', servers, known),
    ...unchangedCases(servers, known),
    ...jsonCases(servers, known),
    ...headerDataCases(servers, known),
    ...renderedCases(servers, known),
  }
}

type Sent<Form extends string> = `${'raw' | 'ours'} ${Form}${'' | ' again'}` | `Express ${Form}`

/** The home page as a form of it, which the others have ready. */
function sentCases<Form extends 'plain' | 'brotli'>(
  form: Form,
  { raw, express, cached }: Servers,
  { sizes }: Ours,
) {
  const isPlain = form === 'plain'
  const group = `Home page, ${form} (${sizes[form]})`
  const page = { ...ok, group, headers: isPlain ? fewHeaders : { 'Accept-Encoding': 'br' } }
  const second = { ...page, headers: isPlain ? { ...again, ...identity } : again }
  const ready = { port: raw.port, path: `/${form}` }
  const ours = { port: cached.port, path: '/' }
  const cases: Readonly<Record<string, Case>> = {
    [`raw ${form}`]: { ...page, ...ready, label: 'node:http' },
    [`ours ${form}`]: { ...page, ...ours, label: 'Saltlark' },
    [`Express ${form}`]: {
      ...page,
      ...ready,
      port: express.port,
      label: 'Express, res.send',
      requests: fewer,
    },
    [`raw ${form} again`]: { ...second, ...ready, label: 'node:http, second visit' },
    [`ours ${form} again`]: { ...second, ...ours, label: 'Saltlark, second visit' },
  }
  return cases as Cases<Sent<Form>>
}

function unchangedCases({ cached: { port } }: Servers, { etag }: Ours) {
  const held = { 'If-None-Match': etag }
  const unchanged = { ...ok, group: 'Unchanged (304)', status: 304, port, path: '/' }
  const first = { 'Accept-Encoding': 'br', ...held }
  return {
    'ours unchanged': { ...unchanged, headers: first, label: 'Saltlark' },
    'ours unchanged again': {
      ...unchanged,
      headers: { ...again, ...held },
      label: 'Saltlark, second visit',
    },
  }
}

function jsonCases({ express, cached }: Servers, { sizes, version }: Ours) {
  const visit = { ...visitHeaders(version), ...identity }
  const group = `Home page, page object (${sizes.json})`
  const ours = { ...ok, group, port: cached.port, path: '/' }
  const label = 'Express, res.json'
  return {
    'Express JSON': { ...ours, port: express.port, path: '/json', label, requests: fewer },
    'ours JSON': { ...ours, headers: visit, label: 'Saltlark' },
    'ours JSON again': {
      ...ours,
      headers: { ...secondVisit('visit'), ...visit },
      label: 'Saltlark, second visit',
    },
  }
}

function headerDataCases({ busy: { port } }: Servers, { session }: Ours) {
  const often = { ...ok, warmUp: 3_000, requests: fewer }
  const header = { ...often, group: 'Header data', port, path: '/api/header-data' }
  return {
    'header data out': { ...header, headers: again, label: 'nobody signed in' },
    'header data in': { ...header, headers: { ...again, Cookie: session }, label: 'signed in' },
  }
}

/** Whoever is signed in gets pages of their own: their session is looked up, and nothing is kept. */
function renderedCases({ busy: { port } }: Servers, { session }: Ours) {
  const headers = { ...again, Cookie: session }
  const dear = { status: 200, warmUp: 40, requests: 6, connections: 2, port, group: renderedGroup }
  const home = { ...dear, path: '/' }
  const plain = { ...dear, headers: { ...headers, ...identity } }
  return {
    'home signed in': { ...home, ...plain, warmUp: settled, label: 'home page, signed in' },
    'home signed in, brotli': { ...home, headers, label: 'home page, signed in, brotli' },
    list: { ...plain, path: '/rya-courses', label: 'list of courses, signed in' },
    'filtered list': {
      ...plain,
      path: '/rya-courses?level=beginner',
      label: 'filtered list, signed in',
    },
  }
}

export const renderedGroup = 'Rendered for each request'

/** After so many pages V8 has compiled what it will of rendering: see the README. */
export const settled = 200

export type CaseName = keyof ReturnType<typeof httpCases> | 'bare render' | 'kept render'
