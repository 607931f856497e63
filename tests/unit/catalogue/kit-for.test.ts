import { describe, expect, it } from 'vitest'
import { kitFor } from '#server/catalogue/offers.ts'
import type { KitItem } from '#server/content/schema/guidance.ts'

const list: readonly KitItem[] = [
  { item: 'A soft bag', need: 'essential', kit: [] },
  { item: 'A sleeping bag', need: 'essential', kit: ['residential'] },
  { item: 'A pencil', need: 'helpful', kit: ['course'] },
  { item: 'A second bag', need: 'leave-at-home', kit: [] },
]

const packed = (...kit: KitItem['kit']) => kitFor({ kit }, list).map(({ item }) => item)

describe('the kit list cut to an offer', () => {
  it('has what everybody afloat needs, and what the offer names', () => {
    expect(packed('uk')).toEqual(['A soft bag', 'A second bag'])
    expect(packed('residential', 'course')).toEqual([
      'A soft bag',
      'A sleeping bag',
      'A pencil',
      'A second bag',
    ])
  })

  it('asks nobody to bring a soft bag to a classroom', () => {
    expect(packed('course')).toEqual(['A pencil'])
  })

  it('is empty for an offer that names nothing', () => {
    expect(packed()).toEqual([])
  })
})
