import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeDrawn } from './diagrams/write-drawn.ts'
import { commitDigest } from './digest.ts'
import { encodedPictures, everythingDrawn, isEncoded } from './everything.ts'
import { captionedFilms, captionsOf, captionsPath, filmEntries, films } from './motion/films.ts'
import { writeLoop } from './motion/loop.ts'
import { writePreview } from './motion/preview.ts'
import { drawPictures } from './output/draw.ts'
import { writeManifest } from './output/manifest.ts'
import { writeDigests } from './output/picture-digests.ts'
import type { Picture } from './output/picture.ts'
import { recordFile } from './output/record.ts'
import { writeSheets } from './output/sheet.ts'
import { mostBytes, weightOf } from './output/weight.ts'
import { formatPictureFault } from './staff/picture-fault.ts'
import { writeStaffPictures } from './staff/write-staff-pictures.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const publicFolder = path.join(root, 'public')
const manifest = new URL('../../../resources/images/pictures.json', import.meta.url)

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    loop: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})

await run()

/**
 * Draws what changed since the last run and encodes it, with the pictures that staff put into
 * resources/images; a file there that cannot be used makes it end with 1. `--only <name>` draws one picture whatever
 * changed, `--all` every one; `--list` names them; `--sheet` writes contact sheets into
 * test-results/art; `--loop <name>` encodes a scene's films, and `--readme` draws the README's
 * moving picture.
 */
async function run(): Promise<void> {
  if (values.list) return everythingDrawn().forEach(({ path: name, alt }) => say(`${name}  ${alt}`))
  if (values.loop) return drawLoop(values.loop)
  if (values.readme) return drawPreview()
  const pictures = chosen()
  if (values.sheet) {
    const files = await writeSheets(pictures, path.join(root, 'test-results/art'))
    return files.forEach(say)
  }
  await drawPictures(pictures, publicFolder, { all: values.all || Boolean(values.only), say })
  await writeManifest(manifest, isEncoded, encodedPictures, filmEntries())
  if (values.only) return writeDigests(manifest, publicFolder)
  const written = await writeDrawn(publicFolder, manifest)
  written.forEach((each) => say(`wrote ${each}`))
  for (const film of captionedFilms) {
    await writeFile(path.join(publicFolder, captionsPath(film)), captionsOf(film))
  }
  await takeStaffPictures()
  await writeDigests(manifest, publicFolder)
  commitDigest()
  const weight = await weightOf(path.join(publicFolder, 'images'))
  say(`public/images: ${megabytes(weight)} of ${megabytes(mostBytes)}`)
}

async function takeStaffPictures(): Promise<void> {
  const sources = path.join(root, 'resources/images')
  const places = { sources, publicFolder, manifest, record: recordFile }
  const { done, faults } = await writeStaffPictures(places)
  done.forEach(say)
  if (!faults.length) return
  process.stderr.write(`${faults.map(formatPictureFault).join('\n')}\n`)
  process.exitCode = 1
}

function chosen(): readonly Picture[] {
  const names = values.only
  if (!names) return encodedPictures
  const unknown = names.filter((each) => !encodedPictures.some(({ name }) => name === each))
  if (!unknown.length) return encodedPictures.filter(({ name }) => names.includes(name))
  throw new Error(
    `found no picture called ${unknown.join(' or ')}; npm run art -- --list names them all`,
  )
}

async function drawLoop(name: string): Promise<void> {
  const wanted = films.filter(({ scene }) => scene.name === name)
  const names = new Set(films.map(({ scene }) => scene.name))
  if (!wanted.length)
    throw new Error(`found no film of ${name}; there are ${[...names].join(', ')}`)
  for (const film of wanted) await writeLoop(film, publicFolder)
}

async function drawPreview(): Promise<void> {
  const [film] = films
  if (film) await writePreview(film, path.join(root, 'docs/hero.webp'))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
