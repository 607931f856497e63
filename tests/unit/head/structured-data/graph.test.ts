import { describe, expect, it } from 'vitest'
import { graphOf } from '#server/head/structured-data/graph.ts'

const appUrl = 'https://www.example.com'
const knot = { '@type': 'HowTo', name: 'Bowline' }

describe("a page's JSON-LD", () => {
  it('is one graph of what its data says, or left out when there is nothing to say', () => {
    expect(graphOf([knot], appUrl)).toEqual({ '@context': 'https://schema.org', '@graph': [knot] })
    expect(graphOf([], appUrl)).toBeNull()
    expect(graphOf([{ '@type': 'Thing', name: '', image: null }], appUrl)).toBeNull()
  })

  it('holds nothing that is empty, at any depth', () => {
    const node = {
      ...knot,
      image: null,
      description: '',
      step: [],
      tool: [undefined],
      supply: { '@type': 'HowToSupply', name: undefined },
      isFree: false,
      position: 0,
    }

    expect(graphOf([node], appUrl)).toMatchObject({
      '@graph': [{ ...knot, isFree: false, position: 0 }],
    })
    expect(JSON.stringify(graphOf([node], appUrl))).not.toMatch(
      /image|description|step|tool|supply/,
    )
  })
})

describe('a type that staff describe themselves', () => {
  const ours = [knot, { '@type': ['Product', 'Thing'], name: 'Rope' }]

  it.each([
    ['alone', { '@type': 'HowTo', name: 'Ours is better' }],
    ['among others', { '@graph': [{ '@type': 'Person' }, { '@type': ['HowTo'] }] }],
  ])('stands in the place of ours: %s', (_, written) => {
    expect(graphOf(ours, appUrl, written)).toMatchObject({ '@graph': [{ name: 'Rope' }] })
  })

  it('may be one of several that a node of ours has', () => {
    expect(graphOf(ours, appUrl, { '@type': 'Product' })).toMatchObject({ '@graph': [knot] })
  })
})
