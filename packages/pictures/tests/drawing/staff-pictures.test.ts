import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import type { Entry } from '../../src/output/manifest.ts'
import { formatPictureFault } from '../../src/staff/picture-fault.ts'
import { writeStaffPictures } from '../../src/staff/write-staff-pictures.ts'

const mark = { width: 64, height: 64, tint: 'tint-paper', sources: [] }

describe('a picture that staff put into the folder', { timeout: 60_000 }, () => {
  it('gets the ladder of a card in both types', async () => {
    const site = await emptySite()
    await site.put('quay.jpg', 1700, 1200)

    await site.run()

    const widths = await Promise.all(
      site.files().map(async (file) => [file, (await sharp(site.at(file)).metadata()).width]),
    )
    expect(widths).toEqual([
      ['quay-1600.avif', 1600],
      ['quay-400.avif', 400],
      ['quay-400.jpg', 400],
      ['quay-800.avif', 800],
      ['quay-800.jpg', 800],
    ])
  })

  it('is listed under its main width, beside what was listed before', async () => {
    const site = await emptySite()
    await site.put('quay.png', 900, 600)

    const { done } = await site.run()

    expect(done).toEqual(['encoded a picture of yours; name it /images/staff/quay-800.jpg'])
    expect(site.listed()).toEqual({
      '/images/brand/mark.svg': mark,
      '/images/staff/quay-800.jpg': {
        width: 800,
        height: 533,
        tint: 'tint-golden',
        sources: [
          {
            type: 'image/avif',
            srcSet: '/images/staff/quay-400.avif 400w, /images/staff/quay-800.avif 800w',
          },
          {
            type: 'image/jpeg',
            srcSet: '/images/staff/quay-400.jpg 400w, /images/staff/quay-800.jpg 800w',
          },
        ],
      },
    })
  })

  it.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])('may be a %s', async (type) => {
    const site = await emptySite()
    await site.put(`quay.${type}`, 800, 600)

    expect((await site.run()).faults).toEqual([])
    expect(site.files()).toContain('quay-800.avif')
  })

  it('is called by what of its name may stand in an address', async () => {
    const site = await emptySite()
    await site.put('Évening, at the Quay (2).JPG', 800, 600)

    await site.run()

    expect(Object.keys(site.listed())).toContain('/images/staff/evening-at-the-quay-2-800.jpg')
  })

  it('stands upright, however the camera was held', async () => {
    const site = await emptySite()
    await sharp(plain(1200, 900)).withMetadata({ orientation: 6 }).toFile(site.source('mast.jpg'))

    await site.run()

    const { width, height } = await sharp(site.at('mast-800.jpg')).metadata()
    expect({ width, height }).toEqual({ width: 800, height: 1067 })
    expect(site.listed()['/images/staff/mast-800.jpg']).toMatchObject({ width, height })
  })

  it('is encoded again only when it changes', async () => {
    const site = await emptySite()
    await site.put('quay.jpg', 800, 600)
    await site.run()

    expect((await site.run()).done).toEqual([])
    await site.put('quay.jpg', 900, 600)
    expect((await site.run()).done).toHaveLength(1)
  })

  it('goes when its file goes', async () => {
    const site = await emptySite()
    await site.put('quay.jpg', 800, 600)
    await site.run()
    await rm(site.source('quay.jpg'))

    const { done } = await site.run()

    expect(done).toContain('removed /images/staff/quay-800.jpg, whose picture is gone')
    expect(site.files()).toEqual([])
    expect(site.listed()).toEqual({ '/images/brand/mark.svg': mark })
  })
})

describe('a file that cannot be used', { timeout: 60_000 }, () => {
  it('is named with what was found, what is expected and what to do', async () => {
    const site = await emptySite()
    await site.put('small.jpg', 640, 480)
    await writeFile(site.source('letter.jpg'), 'Dear crew,')
    await writeFile(site.source('quay.tiff'), '')
    await mkdir(site.source('more'))

    expect(await site.said()).toEqual([
      'more: found a folder; expected pictures; move its pictures out of it',
      'quay.tiff: found a .tiff file; expected jpg, png, webp or avif; save it as one of these with a picture program, or remove it',
      'letter.jpg: found a file that cannot be read as a picture, or only in part; expected a whole jpg, png, webp or avif; open it in a picture program and save it again, or remove it',
      'small.jpg: found a picture 640 pixels wide; expected 800 or more; put a larger one in its place; enlarging this one would only blur it',
    ])
  })

  it('is one that ends in the middle', async () => {
    const site = await emptySite()
    const whole = await sharp(plain(1000, 800)).jpeg().toBuffer()
    await writeFile(site.source('half.jpg'), whole.subarray(0, whole.length / 2))

    expect((await site.run()).faults).toMatchObject([{ found: /only in part/ }])
    expect(site.files()).toEqual([])
  })

  it('is one of two that would have the same name', async () => {
    const site = await emptySite()
    await site.put('quay.jpg', 800, 600)
    await site.put('Quay.png', 800, 600)

    expect(await site.said()).toEqual([
      'Quay.png: found a second file for the picture “quay”, beside quay.jpg; expected one file a picture; rename or remove one of them',
      'quay.jpg: found a second file for the picture “quay”, beside Quay.png; expected one file a picture; rename or remove one of them',
    ])
  })

  it('costs no other picture, and not the one that it was to replace', async () => {
    const site = await emptySite()
    await site.put('quay.jpg', 800, 600)
    await site.run()
    await rm(site.source('quay.jpg'))
    await writeFile(site.source('quay.heic'), '')
    await site.put('mast.jpg', 800, 600)

    expect((await site.run()).faults).toHaveLength(1)

    expect(Object.keys(site.listed())).toEqual([
      '/images/brand/mark.svg',
      '/images/staff/quay-800.jpg',
      '/images/staff/mast-800.jpg',
    ])
    expect(existsSync(site.at('quay-800.avif'))).toBe(true)
  })
})

/** A site in a folder of its own whose manifest lists one mark. */
async function emptySite() {
  const root = temporaryFolder()
  const places = {
    sources: path.join(root, 'images'),
    publicFolder: path.join(root, 'public'),
    manifest: pathToFileURL(path.join(root, 'images/pictures.json')),
    record: pathToFileURL(path.join(root, 'drawn.json')),
  }
  await mkdir(places.sources)
  await writeFile(places.manifest, JSON.stringify({ '/images/brand/mark.svg': mark }))
  const made = path.join(places.publicFolder, 'images/staff')
  const source = (name: string) => path.join(places.sources, name)
  const run = () => writeStaffPictures(places)
  return {
    source,
    run,
    put: (name: string, width: number, height: number) =>
      sharp(plain(width, height)).toFile(source(name)),
    said: async () => {
      const { faults } = await run()
      const folder = `${path.relative(process.cwd(), places.sources)}/`
      return faults.map((fault) => formatPictureFault(fault).replace(folder, ''))
    },
    at: (name: string) => path.join(made, name),
    files: () => (existsSync(made) ? readdirSync(made).toSorted() : []),
    listed: () => JSON.parse(readFileSync(places.manifest, 'utf8')) as Record<string, Entry>,
  }
}

/** A sandy sheet of a size. */
function plain(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: '#eecb94' } }
}
