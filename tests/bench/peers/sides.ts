import type { Load } from '../serving/load.ts'

/** A production server with the home page: this site's own, or one in another framework. */
export interface Side extends Pick<Load, 'path' | 'headers'> {
  /** The peer's folder here; none: it is this site's own production build. */
  readonly peer?: Peer
  /** What Node runs, from the side's folder. */
  readonly words: readonly string[]
  /** How many requests are sent before the first that counts: enough for V8 to settle (README.md). */
  readonly warmUp: number
  /** How many requests a round has. */
  readonly requests: number
}

export const peers = ['next', 'adonis', 'express-inertia', 'astro'] as const

export type Peer = (typeof peers)[number]

export type SideName = keyof typeof labels

/** Each side as people are told of it. */
export const labels = {
  cached: 'Saltlark, kept page',
  uncached: 'Saltlark, rendered',
  'next static': 'Next.js, static',
  'next dynamic': 'Next.js, dynamic',
  adonis: 'AdonisJS with Inertia',
  'express-inertia': 'express-inertia',
  astro: 'Astro, without hydration',
} as const

const headers = { 'Accept-Encoding': 'identity' }
const ours = { words: ['build/server/index.js'], path: '/', headers }
const next: Pick<Side, 'peer' | 'words' | 'headers'> = {
  peer: 'next',
  words: ['node_modules/next/dist/bin/next', 'start'],
  headers,
}
const rendered = { path: '/', headers, warmUp: 1_200, requests: 64 }

export const sides: Readonly<Record<SideName, Side>> = {
  cached: { ...ours, warmUp: 8_000, requests: 960 },
  // Who carries a session is answered by the application, never by the page cache: one that has ended
  // is looked up like any other, and its page is that of everybody.
  uncached: {
    ...rendered,
    ...ours,
    headers: { ...headers, Cookie: `session=${'a'.repeat(43)}` },
  },
  'next static': { ...next, path: '/static', warmUp: 4_000, requests: 160 },
  'next dynamic': { ...next, path: '/dynamic', warmUp: 960, requests: 32 },
  adonis: { ...rendered, peer: 'adonis', words: ['server.ts'] },
  'express-inertia': { ...rendered, peer: 'express-inertia', words: ['server.ts'] },
  astro: { ...rendered, peer: 'astro', words: ['dist/server/entry.mjs'] },
}
