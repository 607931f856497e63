import type { Entry } from '../output/manifest.ts'
import { tintOf } from '../output/tint.ts'
import { scenes } from '../scenes/index.ts'
import type { Scene } from '../scenes/scene.ts'

/** A scene's loop to encode: every moving thing is back where it was at its end. */
export interface Film {
  readonly scene: Scene
  readonly format: 'hero' | 'tall'
  readonly width: number
  readonly height: number
}

/** What all films have in common. */
export const filmTime = { seconds: 7, framesPerSecond: 24 } as const

/** Every film that is encoded; its files are committed. */
export const films: readonly Film[] = [...both('golden-hour'), wide('atlantic-swell')]

/** Those that a page's banner can show, which begin when somebody starts them. */
export const captionedFilms = films.filter(({ format }) => format === 'hero')

/** The path of a film's file, by which content names it when it is the mp4. */
export function filmPath({ scene, format }: Film, type: 'mp4' | 'webm' = 'mp4'): string {
  return `/images/art/${scene.name}${format === 'tall' ? '-tall' : ''}-loop.${type}`
}

/** The path of a film's captions, beside it. */
export function captionsPath(film: Film): string {
  return filmPath(film).replace(/mp4$/, 'vtt')
}

/** What a film shows, in the form of its captions: none has a sound. */
export function captionsOf({ scene }: Film): string {
  const end = `00:${String(filmTime.seconds).padStart(2, '0')}.000`
  return `WEBVTT\n\n00:00.000 --> ${end}\n${scene.alt}. The film has no sound.\n`
}

/** The manifest's entries of the films, by path. The smaller codec comes first. */
export function filmEntries(): Record<string, Entry> {
  return Object.fromEntries(films.map((film) => [filmPath(film), entryOf(film)]))
}

function entryOf(film: Film): Entry {
  const { scene, width, height, format } = film
  const tall = films.find((other) => other.scene === scene && other.format === 'tall')
  return {
    width,
    height,
    tint: tintOf(scene),
    sources: [
      { type: 'video/webm; codecs="av01.0.05M.08"', srcSet: filmPath(film, 'webm') },
      { type: 'video/mp4', srcSet: filmPath(film) },
    ],
    ...(format === 'hero' && tall && { tall: filmPath(tall) }),
  }
}

function both(name: string): Film[] {
  return [wide(name), { scene: sceneOf(name), format: 'tall', width: 690, height: 1000 }]
}

function wide(name: string): Film {
  return { scene: sceneOf(name), format: 'hero', width: 1280, height: 720 }
}

function sceneOf(name: string): Scene {
  const scene = scenes.find((each) => each.name === name)
  if (!scene) throw new Error(`found no scene called ${name}; npm run art -- --list names them all`)
  return scene
}
