import type { Limit } from '../report/rows.ts'
import type { Load } from '../serving/load.ts'

/** A production server with the home page: this site's own, or one in another framework. */
export interface Side extends Pick<Load, 'path' | 'headers'> {
  /** As people are told of it. */
  readonly label: string
  /** The peer's folder here; none: it is this site's own production build. */
  readonly peer?: Peer
  /** What Node runs, from the side's folder. */
  readonly words: readonly string[]
  /** How many requests are sent before the first that counts: enough for V8 to settle (README.md). */
  readonly warmUp: number
  /** How many requests a round has. */
  readonly requests: number
}

export const peers = ['next', 'next-fragments', 'adonis', 'express-inertia', 'astro'] as const

export type Peer = (typeof peers)[number]

export type SideName =
  | 'cached'
  | 'uncached'
  | 'next static'
  | 'next dynamic'
  | Exclude<Peer, 'next'>

const headers = { 'Accept-Encoding': 'identity' }
const ours = { words: ['build/server/index.js'], path: '/', headers }
const next = { peer: 'next', words: ['node_modules/next/dist/bin/next', 'start'], headers } as const
const rendered = { path: '/', headers, warmUp: 1_200, requests: 64 }
const express = { ...rendered, words: ['server.ts'] }
// Who carries a session is answered by the application, never by the page cache: one that has ended is
// looked up like any other, and its page is that of everybody.
const ended = { ...headers, Cookie: `session=${'a'.repeat(43)}` }

export const sides: Readonly<Record<SideName, Side>> = {
  cached: { ...ours, label: 'Saltlark, kept page', warmUp: 8_000, requests: 960 },
  uncached: { ...rendered, ...ours, label: 'Saltlark, rendered', headers: ended },
  'next static': {
    ...next,
    label: 'Next.js, static',
    path: '/static',
    warmUp: 4_000,
    requests: 160,
  },
  'next dynamic': {
    ...next,
    label: 'Next.js, dynamic',
    path: '/dynamic',
    warmUp: 960,
    requests: 32,
  },
  'next-fragments': {
    ...next,
    peer: 'next-fragments',
    label: 'Next.js, kept parts',
    path: '/',
    warmUp: 4_000,
    requests: 96,
  },
  adonis: { ...express, label: 'AdonisJS with Inertia', peer: 'adonis' },
  'express-inertia': { ...express, label: 'express-inertia', peer: 'express-inertia' },
  astro: {
    ...rendered,
    label: 'Astro, without hydration',
    peer: 'astro',
    words: ['dist/server/entry.mjs'],
  },
}

/** How many times what one side costs another does. */
export const comparisons: readonly (readonly [string, SideName, SideName, Limit?])[] = [
  ['kept page: times as fast as Next.js, static', 'next static', 'cached', { atLeast: 20 }],
  [
    'rendered page: times as fast as Next.js, dynamic',
    'next dynamic',
    'uncached',
    { atLeast: 2.5 },
  ],
  ['rendered page: times as fast as Next.js, kept parts', 'next-fragments', 'uncached'],
  ['rendered page: times as fast as AdonisJS', 'adonis', 'uncached', { atLeast: 1.5 }],
  ['rendered page: times as fast as express-inertia (aim 1)', 'express-inertia', 'uncached'],
  ['rendered page: times as fast as Astro', 'astro', 'uncached'],
]
