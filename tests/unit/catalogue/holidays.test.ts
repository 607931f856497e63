import { describe, expect, it } from 'vitest'
import { routeMap } from '#server/catalogue/holidays.ts'
import { kitFor } from '#server/catalogue/offers.ts'
import type { KitItem } from '#server/content/schema/guidance.ts'
import type { Picture } from '#server/props/shared.ts'
import { tripWith } from '../../support/offers.ts'

const picture: Picture = [800, 600, '', 'chart']
const weekend = tripWith({ slug: 'weekend', route: ['southampton', 'cowes'] })
const race = tripWith({ slug: 'race', route: ['southampton', 'cowes'] })
const passage = tripWith({ slug: 'passage', route: ['cowes', 'southampton'] })

const content = {
  holidays: new Map([weekend, race, passage].map((trip) => [trip.slug, trip])),
  pictures: { '/images/routes/weekend.svg': picture },
  waypoints: new Map([
    ['southampton', { id: 'southampton', name: 'Southampton', latitude: 50.89, longitude: -1.4 }],
  ]),
}

describe('the chart of a trip', () => {
  it('is that of another trip with the same route', () => {
    expect(routeMap(content, race)?.src).toBe('/images/routes/weekend.svg')
  })

  it('is nothing where none is drawn', () => {
    expect(routeMap(content, passage)).toBeNull()
  })
})

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
