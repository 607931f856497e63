import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawFavicon } from '../src/brand/favicon.ts'
import { setLine } from '../src/brand/lettering/set-line.ts'
import { drawLockup } from '../src/brand/lockup.ts'
import { mailMarks } from '../src/brand/mail-mark.ts'
import { brandPictures } from '../src/brand/pictures.ts'
import { drawShare, shareSize } from '../src/brand/share/draw-share.ts'
import { sharePath, shares } from '../src/brand/share/shares.ts'
import type { ShareKind } from '../src/brand/share/shares.ts'

const root = new URL('../../../', import.meta.url)
const manifest = JSON.parse(
  readFileSync(new URL('resources/images/pictures.json', root), 'utf8'),
) as Record<string, { width: number; height: number }>

describe('the brand’s pictures', () => {
  it.each(brandPictures)('lie at $path as they are drawn', ({ path, draw }) => {
    expect(readFileSync(new URL(`public${path}`, root), 'utf8')).toBe(draw())
  })

  it.each(brandPictures)(
    'have their size in the manifest: $name',
    ({ path, width, height, draw }) => {
      expect(manifest[path]).toMatchObject({ width, height })
      expect(draw()).toContain(
        `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      )
    },
  )

  it.each(brandPictures)('need no font and nothing from elsewhere: $name', ({ draw }) => {
    expect(draw()).not.toMatch(/<text|<image|href=|font-family/)
  })
})

describe('the favicon', () => {
  it('shows both sails and the swell at 16 pixels', async () => {
    const pixels = await pixelsOf(drawFavicon(), 16)
    const near = (colour: readonly number[]) =>
      pixels.filter((pixel) => distance(pixel, colour) < 60)
    expect(near([255, 255, 255]).length).toBeGreaterThanOrEqual(10)
    expect(near([240, 113, 79]).length).toBeGreaterThanOrEqual(12)
    expect(near([127, 208, 216]).length).toBeGreaterThanOrEqual(8)
  })

  it('keeps a maskable icon’s drawing within the circle that every system leaves', async () => {
    const size = 100
    const pixels = await pixelsOf(drawFavicon(512, 'full', 0.15), size)
    const outside = pixels.filter((pixel, index) => {
      const [x, y] = [(index % size) - 49.5, Math.floor(index / size) - 49.5]
      return Math.hypot(x, y) > 41 && distance(pixel, [16, 48, 77]) > 30
    })
    expect(outside).toHaveLength(0)
  })
})

describe('a line of letters', () => {
  it('is as wide as its letters, closer where a pair asks for it', () => {
    const setting = { face: 'fraunces', size: 100 } as const
    const apart = setLine('T', setting).width + setLine('o', setting).width
    expect(setLine('To', setting).width).toBeLessThan(apart)
  })

  it('names a letter that it cannot set', () => {
    expect(() => setLine('Ω', { face: 'figtree', size: 10 })).toThrow('found “Ω”')
  })
})

describe('a lockup', () => {
  it('takes another name', () => {
    const lockup = { line: 'Sailing school', stands: 'beside', ground: 'light' } as const
    expect(drawLockup({ ...lockup, name: 'Plover' })).not.toBe(
      drawLockup({ ...lockup, name: 'Gannet' }),
    )
  })
})

describe('the mark of messages', () => {
  const fileOf = (file: string) => readFileSync(new URL(`public/${file}`, root))

  it.each(mailMarks)('is a small PNG with two pixels for one: $file', async ({ file }) => {
    const { format, width, height } = await sharp(fileOf(file)).metadata()

    expect({ format, width, height }).toEqual({ format: 'png', width: 360, height: 132 })
    expect(fileOf(file).length).toBeLessThan(8000)
  })

  it.each(mailMarks)('has its ground in the picture, where it needs one: $file', async (mark) => {
    const alpha = await sharp(fileOf(mark.file)).extractChannel('alpha').raw().toBuffer()
    const middleOfEdge = alpha[4 * 360 + 180]

    expect(middleOfEdge).toBe(mark.hasGround ? 255 : 0)
  })
})

describe('the picture beside a link', () => {
  it.each(Object.keys(shares) as ShareKind[])('is a JPEG of 1200 by 630 for %s', async (kind) => {
    const file = readFileSync(new URL(`public${sharePath(kind)}`, root))
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareSize })
    expect(file.length).toBeLessThan(90_000)
  })

  it('says so where its scene does not exist', () => {
    expect(() => drawShare('moon-base', 'Saltlark', 'Courses')).toThrow(
      'found no scene called moon-base',
    )
  })
})

async function pixelsOf(svg: string, size: number): Promise<number[][]> {
  const width = Number(/width="(\d+)"/.exec(svg)?.[1])
  const image = sharp(Buffer.from(svg), { density: (72 * size) / width }).removeAlpha()
  const bytes = [...(await image.raw().toBuffer())]
  return Array.from({ length: bytes.length / 3 }, (_, index) =>
    bytes.slice(index * 3, index * 3 + 3),
  )
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}
