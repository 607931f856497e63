import {
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createContentSource } from '#server/content/source.ts'
import type { ContentSource } from '#server/content/source.ts'
import { formatViolation } from '#server/content/violation.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { diskFaults, placeAt, swaps } from './disk-faults.ts'
import type { DiskFault, Place } from './disk-faults.ts'

export interface Told {
  readonly name: string
  /** Seconds until it was told, until that was over, and until the next edit was served; null: never. */
  readonly seconds: readonly (number | null)[]
  readonly words: string
}

const limitSeconds = 10

const nobody = 65_534

/**
 * Breaks the content of a running site in every way, one site each, and mends it; then replaces it by
 * other content. What nobody may read is nothing to root, so root is nobody meanwhile.
 */
export async function contentDrill(atOnce = 4): Promise<Told[]> {
  const places = [...diskFaults, ...Object.keys(swaps)].map(() => newPlace())
  if (process.getuid?.() === 0) process.seteuid?.(nobody)
  const faults = diskFaults.map((fault) => (place: Place) => tryFault(fault, place))
  const changes = Object.entries(swaps).map(
    ([name, swap]) =>
      (place: Place) =>
        trySwap(name, swap, place),
  )
  const work = [...faults, ...changes].map((one, at) => () => one(places[at] as Place))
  const results: Told[] = []
  const next = async (): Promise<void> => {
    const one = work.shift()
    if (!one) return
    results.push(await one())
    return next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  process.seteuid?.(process.getuid?.() ?? 0)
  for (const { root } of places) rmSync(join(root, '..'), { recursive: true })
  return results
}

function newPlace(): Place {
  const above = mkdtempSync(join(tmpdir(), 'saltlark-drill-'))
  const place = placeAt(join(above, 'site'))
  for (const folder of [place.content, place.beside('copy')]) {
    cpSync(frozenContent, folder, { recursive: true })
  }
  editTitle(join(place.beside('copy'), 'home.json'), 'Copied.')
  if (process.getuid?.() === 0) {
    const names = readdirSync(above, { recursive: true, encoding: 'utf8' })
    for (const name of ['', ...names]) chownSync(join(above, name), nobody, nobody)
  }
  return place
}

async function tryFault({ name, breakAt, mendAt }: DiskFault, place: Place): Promise<Told> {
  const source = await running(place)
  breakAt(place)
  const told = await secondsUntil(() => source.trouble() !== null)
  const words = source.trouble()?.violations.map(formatViolation)[0] ?? 'nothing'
  mendAt(place)
  const mended = await secondsUntil(() => source.trouble() === null)
  const edited = await secondsUntilEdit(source, place)
  source.close()
  return { name, seconds: [told, mended, edited], words: words.replace(place.root, '') }
}

async function trySwap(name: string, swap: (place: Place) => void, place: Place): Promise<Told> {
  const source = await running(place)
  swap(place)
  const seen = await secondsUntil(() => titleOf(source) === 'Copied.')
  const edited = await secondsUntilEdit(source, place)
  source.close()
  return { name, seconds: [seen, edited], words: titleOf(source) }
}

function running({ content: directory }: Place): Promise<ContentSource> {
  return createContentSource({ directory, log: { info() {}, warn() {}, error() {} } })
}

function secondsUntilEdit(source: ContentSource, { at }: Place): Promise<number | null> {
  editTitle(at('home.json'), 'Edited.')
  return secondsUntil(() => titleOf(source) === 'Edited.')
}

function editTitle(path: string, title: string): void {
  const text = readFileSync(path, 'utf8')
  const old = (JSON.parse(text) as { page_data: { hero: { title: string } } }).page_data.hero.title
  // As long as before, so that the size says nothing.
  writeFileSync(path, text.replace(`"${old}"`, `"${title}"`.padEnd(old.length + 2)))
}

function titleOf(source: ContentSource): string {
  return source.current().content.home.pageContent.page_data.hero.title
}

async function secondsUntil(isSo: () => boolean): Promise<number | null> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!isSo()) {
    if (seconds() > 2 * limitSeconds) return null
    await pause(10)
  }
  return seconds()
}

export function contentLines(results: readonly Told[]): string[] {
  const late = results.filter(isLate)
  const all = results.flatMap(({ seconds }) => seconds.map((one) => one ?? Infinity))
  return [
    ...results.map(({ name, seconds, words }) => {
      const times = seconds.map((one) => one?.toFixed(1) ?? 'never').join(', ')
      return `${name}: ${times} s. ${words}`
    }),
    `${results.length} faults and swaps, ${late.length} too late; at most ${Math.max(...all).toFixed(1)} s`,
  ]
}

/** Was anything told, mended or served too late, or never? */
export function isLate({ seconds }: Told): boolean {
  return seconds.some((one) => one === null || one > limitSeconds)
}
