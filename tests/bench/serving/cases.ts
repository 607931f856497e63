import type { Case } from './case.ts'
import { fewHeaders, secondVisit, visitHeaders } from './headers.ts'
import type { Ours } from './ours.ts'
import type { Servers } from './servers.ts'

/** Where each of the servers listens. */
export type Ports = Readonly<Record<keyof Servers, number>>

const identity = { 'Accept-Encoding': 'identity' }
const again = secondVisit()
const ok = { status: 200, warmUp: 8_000, requests: 400 } as const
/** What costs several times as much needs fewer to be known as well. */
const fewer = 160

/** Everything that is asked for over HTTP, by its name. */
export function httpCases(ports: Ports, known: Ours) {
  return {
    ...plainCases(ports, known),
    ...brotliCases(ports, known),
    ...jsonCases(ports, known),
    ...headerDataCases(ports, known),
    ...renderedCases(ports, known),
  }
}

function plainCases({ raw, express, cached }: Ports, { sizes }: Ours) {
  const plain = { ...ok, group: `Home page, plain (${sizes.plain})`, headers: fewHeaders }
  const second = { ...plain, headers: { ...again, ...identity } }
  return {
    'raw plain': { ...plain, port: raw, path: '/plain', name: 'node:http' },
    'ours plain': { ...plain, port: cached, path: '/', name: 'Saltlark' },
    'Express plain': {
      ...plain,
      port: express,
      path: '/plain',
      name: 'Express, res.send',
      requests: fewer,
    },
    'raw plain again': { ...second, port: raw, path: '/plain', name: 'node:http, second visit' },
    'ours plain again': { ...second, port: cached, path: '/', name: 'Saltlark, second visit' },
  } satisfies Cases
}

function brotliCases({ raw, express, cached }: Ports, { sizes, etag }: Ours) {
  const first = { 'Accept-Encoding': 'br' }
  const brotli = { ...ok, group: `Home page, brotli (${sizes.brotli})`, headers: first }
  const second = { ...brotli, headers: again }
  const held = { 'If-None-Match': etag }
  const unchanged = { ...ok, group: 'Unchanged (304)', status: 304, port: cached, path: '/' }
  return {
    'raw brotli': { ...brotli, port: raw, path: '/brotli', name: 'node:http' },
    'ours brotli': { ...brotli, port: cached, path: '/', name: 'Saltlark' },
    'Express brotli': {
      ...brotli,
      port: express,
      path: '/brotli',
      name: 'Express, res.send',
      requests: fewer,
    },
    'raw brotli again': { ...second, port: raw, path: '/brotli', name: 'node:http, second visit' },
    'ours brotli again': { ...second, port: cached, path: '/', name: 'Saltlark, second visit' },
    'ours unchanged': { ...unchanged, headers: { ...first, ...held }, name: 'Saltlark' },
    'ours unchanged again': {
      ...unchanged,
      headers: { ...again, ...held },
      name: 'Saltlark, second visit',
    },
  } satisfies Cases
}

function jsonCases({ express, cached }: Ports, { sizes, version }: Ours) {
  const visit = { ...visitHeaders(version), ...identity }
  const json = { ...ok, group: `Home page, page object (${sizes.json})`, port: cached, path: '/' }
  return {
    'Express JSON': {
      ...json,
      port: express,
      path: '/json',
      name: 'Express, res.json',
      requests: fewer,
    },
    'ours JSON': { ...json, headers: visit, name: 'Saltlark' },
    'ours JSON again': {
      ...json,
      headers: { ...secondVisit('visit'), ...visit },
      name: 'Saltlark, second visit',
    },
  } satisfies Cases
}

function headerDataCases({ busy }: Ports, { session }: Ours) {
  const header = {
    ...ok,
    group: 'Header data',
    port: busy,
    path: '/api/header-data',
    warmUp: 3_000,
    requests: fewer,
  }
  return {
    'header data out': { ...header, headers: again, name: 'nobody signed in' },
    'header data in': { ...header, headers: { ...again, Cookie: session }, name: 'signed in' },
  } satisfies Cases
}

/**
 * Whoever is signed in gets pages of their own: their session is looked up, and nothing is kept. What
 * nobody has asked for before is kept for the next: that costs a hash, brotli and gzip besides.
 */
function renderedCases({ busy }: Ports, { session }: Ours) {
  const headers = { ...again, Cookie: session }
  const dear = { status: 200, warmUp: 40, requests: 6, connections: 2, port: busy }
  const rendered = { ...dear, group: renderedGroup, headers: { ...headers, ...identity } }
  return {
    'home signed in': { ...rendered, path: '/', warmUp: settled, name: 'home page, signed in' },
    'home signed in, brotli': {
      ...rendered,
      path: '/',
      headers,
      name: 'home page, signed in, brotli',
    },
    'home anew': {
      ...rendered,
      path: '/',
      headers: fewHeaders,
      isEachNew: true,
      name: 'home page, new address, kept',
    },
    list: { ...rendered, path: '/rya-courses', name: 'list of courses, signed in' },
    'filtered list': {
      ...rendered,
      path: '/rya-courses?level=beginner',
      name: 'filtered list, signed in',
    },
  } satisfies Cases
}

type Cases = Readonly<Record<string, Case>>

export const renderedGroup = 'Rendered for each request'

/** After so many pages V8 has compiled what it will of rendering: see the README. */
export const settled = 200

export type CaseName = keyof ReturnType<typeof httpCases> | 'bare render'
