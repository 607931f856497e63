import { describe, expect, it } from 'vitest'
import { encodedPictures as pictures } from '../../src/everything.ts'
import { hashOf, readRecord } from '../../src/output/record.ts'
import { scenes } from '../../src/scenes/index.ts'

const draw = (): string[] => pictures.map((picture) => picture.draw())
const drawn = draw()

describe('the scenes', () => {
  it('are at least sixty', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(60)
  })

  it('have each a name and a description of their own', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length)
    expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length)
  })

  it('are named for files and described in a sentence', () => {
    const odd = scenes.filter(
      ({ name, alt }) => !/^[a-z]+(-[a-z]+)*$/.test(name) || !/^[A-Z].{30,118}[^.]$/.test(alt),
    )

    expect(odd.map(({ name, alt }) => `${name}: ${alt}`)).toEqual([])
  })
})

describe('a picture', () => {
  it('is the same whenever it is drawn', { timeout: 120_000 }, () => {
    expect(draw().map(hashOf)).toEqual(drawn.map(hashOf))
  })

  it('has no number that is not one, and no words', () => {
    const odd = pictures.filter((_, index) =>
      /NaN|Infinity|undefined|<text/.test(drawn[index] ?? ''),
    )

    expect(odd.map(({ stem }) => stem)).toEqual([])
  })

  it('changes only on purpose: its hash is the one it was encoded with', async () => {
    const record = await readRecord()
    const changed = pictures.filter(
      ({ stem }, index) => record[stem] !== hashOf(drawn[index] ?? ''),
    )

    expect(changed.map(({ stem }) => `${stem}: look at it, then run npm run art`)).toEqual([])
  })
})
