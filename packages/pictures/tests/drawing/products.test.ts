import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { productPictures } from '../../src/products/index.ts'
import { products } from '../../src/products/products.ts'
import { difference, miniature } from '../miniature.ts'

const content = fileURLToPath(new URL('../../../../resources/content/products', import.meta.url))
const slugs = readdirSync(content).map((file) => path.basename(file, '.json'))
const draw = (): string[] => productPictures.map((picture) => picture.draw())
const drawn = draw()

describe('the pictures of the shop', () => {
  it('show every product of the content, and nothing else', () => {
    expect(productPictures.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted())
  })

  it('are the same whenever they are drawn', () => {
    expect(draw()).toEqual(drawn)
  })

  it('have no number that is not one, and no words', () => {
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
  })

  it('are described each in a sentence of its own', () => {
    const alts = productPictures.map(({ alt }) => alt)

    expect(new Set(alts).size).toBe(alts.length)
    for (const alt of alts) expect(alt).toMatch(/^[A-Z].{30,118}[^.]$/)
  })

  it('lie on another paper than their neighbours', () => {
    const papers = products.map(({ paper }) => paper)

    for (const [index, paper] of papers.slice(1).entries()) expect(paper).not.toBe(papers[index])
  })

  it('are never nearly the same picture', { timeout: 60_000 }, async () => {
    const small = await Promise.all(drawn.map((svg) => miniature(svg)))
    const alike = small.flatMap((one, index) =>
      small.slice(index + 1).flatMap((other, step) => {
        const pair = [productPictures[index]?.name, productPictures[index + 1 + step]?.name]
        return difference(one, other) < 9 ? [pair.join(' and ')] : []
      }),
    )

    expect(alike, 'Give one of them another pose, paper or cover.').toEqual([])
  })
})
