import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { voucherPictures } from '../../src/vouchers/index.ts'
import { voucherInks } from '../../src/vouchers/voucher.ts'
import type { VoucherPicture } from '../../src/vouchers/voucher.ts'
import { difference, miniature } from '../miniature.ts'

const file = new URL('../../../../resources/content/gift-vouchers.json', import.meta.url)
const content = JSON.parse(readFileSync(file, 'utf8')) as { vouchers: { code: string }[] }
const draw = (): string[] => voucherPictures.map((picture) => picture.draw())
const drawn = draw()

describe('the grounds of the gift vouchers', () => {
  it('are one for each voucher of the content', () => {
    const codes = content.vouchers.map(({ code }) => code)

    expect(voucherPictures.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  })

  it('are the same whenever they are drawn', () => {
    expect(draw()).toEqual(drawn)
  })

  it('are described each in a sentence of its own', () => {
    const alts = voucherPictures.map(({ alt }) => alt)

    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) expect(alt).toMatch(/^[A-Z].{30,118}[^.]$/)
  })

  it('have the shape of the card, 600 by 378', () => {
    for (const { width, height } of voucherPictures) expect(width / height).toBeCloseTo(600 / 378)
  })

  it('are never nearly the same picture', async () => {
    const small = await Promise.all(drawn.map((svg) => miniature(svg)))
    for (const [index, one] of small.entries()) {
      for (const other of small.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(12)
    }
  })
})

describe('the room for code and price', () => {
  it.each(voucherPictures.map((picture) => [picture.code, picture] as const))(
    'on %s is at least a third of its width and of its height',
    (_, { calm, width, height }) => {
      expect(calm.width).toBeGreaterThan(width / 3)
      expect(calm.height).toBeGreaterThan(height / 3)
      expect(calm.x + calm.width).toBeLessThan(width)
      expect(calm.y + calm.height).toBeLessThan(height)
    },
  )

  it.each(voucherPictures.map((picture) => [picture.code, picture] as const))(
    'on %s leaves its ink a contrast of 4.5 or more at every place',
    async (_, picture) => {
      expect(await leastContrast(picture)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

async function leastContrast({ draw, calm, ink }: VoucherPicture): Promise<number> {
  const { x: left, y: top, width, height } = calm
  const pixels = await sharp(Buffer.from(draw()), { density: 72 })
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer()
  const written = luminance(Buffer.from(voucherInks[ink].slice(1), 'hex'), 0)
  let least = 21
  for (let at = 0; at < pixels.length; at += 3) {
    least = Math.min(least, contrast(luminance(pixels, at), written))
  }
  return least
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance of the three bytes at a place (WCAG 2.2). */
function luminance(bytes: Buffer, at: number): number {
  const linear = (byte: number): number =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
  const [red, green, blue] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
