import { describe, expect, it } from 'vitest'
import { galleryPictures } from '../src/gallery/index.ts'
import { difference, miniature } from './miniature.ts'

const draw = (): string[] => galleryPictures.map((picture) => picture.draw())
const drawn = draw()

describe('the squares of the gallery', () => {
  it('are at least twelve, as wide as they are high', () => {
    expect(galleryPictures.length).toBeGreaterThanOrEqual(12)
    for (const { width, height } of galleryPictures) expect(width).toBe(height)
  })

  it('are the same whenever they are drawn', () => {
    expect(draw()).toEqual(drawn)
  })

  it('have no number that is not one, and no words', () => {
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
  })

  it('have each a name and a description of their own', () => {
    const alts = galleryPictures.map(({ alt }) => alt)

    expect(new Set(galleryPictures.map(({ name }) => name)).size).toBe(alts.length)
    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) expect(alt).toMatch(/^[A-Z].{30,118}[^.]$/)
  })

  it('are never nearly the same picture, least of all side by side', async () => {
    const small = await Promise.all(drawn.map((svg) => miniature(svg)))
    const alike = small.flatMap((one, index) =>
      small.slice(index + 1).flatMap((other, step) => {
        const least = step === 0 ? 36 : 18
        const pair = [galleryPictures[index]?.name, galleryPictures[index + 1 + step]?.name]
        return difference(one, other) < least ? [pair.join(' and ')] : []
      }),
    )

    expect(alike, 'Give one of them another palette or place in the order.').toEqual([])
  })
})
