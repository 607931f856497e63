import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatPath, violationAt } from '../load/document.ts'
import type { Finding } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { allDocuments } from './check.ts'
import type { Check } from './check.ts'
import { stringsIn } from './strings.ts'

type Pictures = NonNullable<Documents['pictures']>['value']
type Picture = Pictures[string]

/** Pictures are wide enough for where they stand, also on screens that show two pixels for one. */
export const picturesAreWide: Check = function* (documents) {
  for (const { document, path, text, picture } of picturesIn(documents)) {
    const place = places.find(({ at }) => at.test(formatPath(path)))
    // A drawing is sharp at any size, and a film is never as wide as a picture.
    if (!place || text.endsWith('.svg') || isFilm(picture)) continue
    const width = widestOf(picture)
    if (width >= place.least) continue
    const message = `is ${width} pixels wide, and ${place.what} wants ${place.least}`
    yield violationAt(document, path, message, 'use a larger picture')
  }
}

function* picturesIn(documents: Documents) {
  const { pictures } = documents
  if (!pictures) return
  for (const document of allDocuments(documents)) {
    for (const { path, text } of stringsIn(document, (one) => one.startsWith('/images/'))) {
      const picture = Object.hasOwn(pictures.value, text) && pictures.value[text]
      if (picture) yield { document, path, text, picture }
    }
  }
}

/** By the path of the value. The widest that `npm run art` makes of a picture of staff's is 1600. */
const places = [
  { at: /^page_data\.hero\./, what: 'the hero', least: 1600 },
  { at: /^page_data\.cta1\.backgroundUrl$/, what: 'a background', least: 1600 },
  { at: /^page_data\.cta[23]\.backgroundUrl$/, what: 'a large picture', least: 800 },
  { at: /^banner\.imageUrl$/, what: 'a banner', least: 1600 },
  { at: /^banner_image$/, what: 'a shared page', least: 1200 },
  { at: /(?:overview|second)_image$/, what: 'an offer', least: 1600 },
  { at: /^yachts\[\d+\]\.image$/, what: 'a yacht', least: 1600 },
  { at: /^vouchers\[\d+\]\.image$/, what: 'a voucher', least: 1200 },
  { at: /^page_data\.instagram\[\d+\]\.imageUrl$/, what: 'the gallery', least: 800 },
  { at: /^(?:image|blocks\[\d+\]\.imageUrl)$/, what: 'this place', least: 800 },
]

function isFilm({ sources }: Picture): boolean {
  return sources.some(({ type }) => type.startsWith('video/'))
}

function widestOf({ width, sources }: Picture): number {
  const offered = sources.flatMap(({ srcSet }) =>
    [...srcSet.matchAll(/ (\d+)w\b/g)].map(([, digits]) => Number(digits)),
  )
  return Math.max(width, ...offered)
}

/**
 * The files of every picture that content names are there, and none is heavy.
 * @param publicFolder what `/` of the site's addresses is.
 */
export function picturesAreLight(publicFolder: string): Check {
  return function* (documents) {
    const findings = new Map<string, Finding | null>()
    for (const { document, path, text, picture } of picturesIn(documents)) {
      const known = findings.get(text)
      const finding = known === undefined ? fileFinding(text, picture, publicFolder) : known
      findings.set(text, finding)
      if (finding) yield violationAt(document, path, ...finding)
    }
  }
}

/** What one file may weigh, in bytes, by the end of its name. */
const limits: readonly (readonly [end: RegExp, bytes: number])[] = [
  [/\.(?:mp4|webm|ogg)$/, 800_000],
  [/\.svg$/, 150_000],
  [/./, 250_000],
]

function fileFinding(path: string, { sources }: Picture, publicFolder: string): Finding | null {
  const offered = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  for (const file of new Set([path, ...offered])) {
    const bytes = statSync(join(publicFolder, file), { throwIfNoEntry: false })?.size
    if (bytes === undefined) {
      return [`the file of ${file} is not there`, 'put it back, or run npm run art']
    }
    const limit = limits.find(([end]) => end.test(file))?.[1] ?? Infinity
    if (bytes > limit) {
      const [weight, most] = [bytes, limit].map((one) => `${Math.round(one / 1000)} kB`)
      const remedy = 'use a simpler or smaller one: on a telephone people wait for it'
      return [`${file} weighs ${weight}, and ${most} is the most`, remedy]
    }
  }
  return null
}

/** What the whole folder of pictures may weigh, in bytes. */
const mostTogether = 34_000_000

/**
 * The pictures do not grow without end: every copy of the site carries them all.
 * @param publicFolder what `/` of the site's addresses is.
 */
export function picturesAreLightTogether(publicFolder: string): Check {
  return function* ({ pictures }) {
    const folder = join(publicFolder, 'images')
    if (!pictures || !existsSync(folder)) return
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    const bytes = files
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    if (bytes <= mostTogether) return
    const [weight, most] = [bytes, mostTogether].map((one) => `${(one / 1e6).toFixed(1)} MB`)
    const message = `all pictures weigh ${weight} together, and ${most} is the most`
    yield violationAt(pictures, [], message, 'remove what no page needs, or use smaller ones')
  }
}

/**
 * The tints of pictures on which the hero's white copy has less than 4.5 : 1 (WCAG 2.2, 1.4.3),
 * with the scrim that lies between them where it is thinnest behind words.
 */
export const tintsTooLight: readonly string[] = ['tint-chart', 'tint-paper']

/** Words that lie over a picture can be read: it is not light all over. */
export const wordsAreReadable: Check = function* ({ home, pictures }) {
  if (!home || !pictures) return
  for (const key of ['backgroundUrl', 'posterUrl'] as const) {
    const { [key]: path } = home.value.page_data.hero
    const picture = path && Object.hasOwn(pictures.value, path) && pictures.value[path]
    if (!picture || !tintsTooLight.includes(picture.tint)) continue
    const message = 'is too light for the white words that lie over it'
    const remedy = 'use a darker picture, such as one of dusk or sea'
    yield violationAt(home, ['page_data', 'hero', key], message, remedy)
  }
}
