import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { encodedFolders, encodedPictures, everythingDrawn, isEncoded } from '../src/everything.ts'
import {
  captionedFilms,
  captionsOf,
  captionsPath,
  filmEntries,
  filmPath,
  films,
} from '../src/motion/films.ts'
import { filesOf, pathOf } from '../src/output/ladder.ts'
import { entryOf, writeManifest } from '../src/output/manifest.ts'
import type { Entry } from '../src/output/manifest.ts'
import { mostBytes, weightOf } from '../src/output/weight.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = `${root}public/images`
const kilobyte = 1000
const loops = films.flatMap((film) => [filmPath(film), filmPath(film, 'webm')])

describe('the encoded pictures', () => {
  it('are all there', () => {
    const sizes = encodedPictures.flatMap(filesOf).map(sizeOf)

    expect(Math.min(...sizes)).toBeGreaterThan(kilobyte)
  })

  it('share their folders with no file that nothing draws any more', () => {
    const wanted = new Set([
      ...encodedPictures.flatMap(filesOf),
      ...loops,
      ...captionedFilms.map(captionsPath),
    ])
    const orphans = encodedFolders.flatMap(filesIn).filter((file) => !wanted.has(file))

    expect(orphans.map((file) => `remove public${file}`)).toEqual([])
  })

  it('are at most 24 kB in AVIF of 800 pixels, on the average', () => {
    expect(meanSize(/-800\.avif$/)).toBeLessThanOrEqual(24 * kilobyte)
  })

  it('are at most 46 kB for a hero of 1920 pixels, on the average', () => {
    expect(meanSize(/-1920\.avif$/)).toBeLessThanOrEqual(46 * kilobyte)
  })

  it('are at most 34 MB together with everything else that is a picture', async () => {
    expect(mostBytes).toBe(34_000 * kilobyte)
    expect(await weightOf(folder)).toBeLessThanOrEqual(mostBytes)
  })
})

describe('the loops', () => {
  it.each(loops)('are at most 700 kB: %s', (file) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(700 * kilobyte)
    expect(sizeOf(file)).toBeGreaterThan(100 * kilobyte)
  })
})

describe('the captions of films', () => {
  it.each(captionedFilms)('say what is seen: $scene.name', async (film) => {
    const captions = await readFile(`${root}public${captionsPath(film)}`, 'utf8')

    expect(captions.replaceAll('\r\n', '\n')).toBe(captionsOf(film))
  })
})

describe('the manifest', () => {
  it('has an entry for every picture, as the generator would write it', async () => {
    const entries = await readManifest(`${root}resources/images/pictures.json`)

    for (const picture of encodedPictures) {
      expect(entries[pathOf(picture)]).toMatchObject(entryOf(picture))
    }
    expect(entries).toMatchObject(filmEntries())
  })

  it('gives every hero, still or moving, its version for tall windows', async () => {
    const entries = await readManifest(`${root}resources/images/pictures.json`)

    for (const stem of ['golden-hour-1280.jpg', 'golden-hour-loop.mp4']) {
      const { tall = '' } = entries[`/images/art/${stem}`] ?? {}
      const { width, height } = entries[tall] ?? { width: 1, height: 0 }
      expect(height / width, `of ${tall}`).toBeCloseTo(1200 / 828, 2)
    }
  })

  it('has nothing but what is listed as drawn, what staff gave and the first placeholders', async () => {
    const entries = await readManifest(`${root}resources/images/pictures.json`)
    const drawn = new Set(everythingDrawn().map((picture) => picture.path))
    const others = Object.keys(entries).filter((name) => !drawn.has(name))

    const strange = others.filter((name) => !/^\/images\/(?:staff|placeholders)\//.test(name))
    expect(strange.map((name) => `add ${name} to packages/pictures/src/everything.ts`)).toEqual([])
  })

  it('names no file that is missing', async () => {
    const entries = await readManifest(`${root}resources/images/pictures.json`)
    const named = Object.entries(entries).flatMap(([own, { sources }]) => [
      own,
      ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((each) => each.split(' ')[0])),
    ])

    const missing = named.filter((file) => !existsSync(`${root}public${file}`))
    expect(missing.map((file) => `${file}: run npm run art`)).toEqual([])
  })

  it('keeps what the generator does not encode, and nothing that it encodes no more', async () => {
    const file = path.join(temporaryFolder(), 'pictures.json')
    const own = { width: 64, height: 64, tint: 'tint-paper', sources: [] }
    const gone = { '/images/art/gone-800.jpg': own }
    await writeFile(file, JSON.stringify({ '/images/brand/mark.svg': own, ...gone }))

    const film = { '/images/art/a-loop.mp4': own }
    await writeManifest(pathToFileURL(file), isEncoded, encodedPictures.slice(0, 1), film)

    const [first] = encodedPictures
    const written = Object.keys(await readManifest(file))
    expect(written).toEqual([
      '/images/brand/mark.svg',
      first && pathOf(first),
      ...Object.keys(film),
    ])
  })
})

function filesIn(below: string): string[] {
  const entries = readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join('/images', path.relative(folder, entry.parentPath), entry.name))
}

function sizeOf(file: string): number {
  return statSync(`${root}public${file}`).size
}

function meanSize(name: RegExp): number {
  const sizes = filesIn('')
    .filter((file) => name.test(file))
    .map(sizeOf)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

async function readManifest(file: string): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, Entry>
}
