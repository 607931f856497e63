import { describe, expect, it } from 'vitest'
import { pointOfSail } from '../src/world/wind.ts'
import { lightsTowards } from '../src/yacht/lights.ts'

describe('the point of sail', () => {
  it.each([
    ['port', 0, 90, -1],
    ['starboard', 0, -90, 1],
    ['port', 170, -120, -1],
  ])('has the sails away from a wind on the %s side', (_, heading, from, lee) => {
    expect(pointOfSail(heading, { from, force: 4 }).lee).toBe(lee)
  })

  it('lets the sheets out further the further the wind comes from astern', () => {
    const sheets = [45, 90, 135, 170].map((from) => pointOfSail(0, { from, force: 4 }).sheet)

    expect(sheets).toEqual(sheets.toSorted((a, b) => a - b))
    expect(sheets[0]).toBeLessThan(15)
    expect(sheets[3]).toBeGreaterThan(75)
  })

  it('heels a vessel away from the wind, most when close-hauled and in a strong wind', () => {
    const heel = (from: number, force: number): number => pointOfSail(0, { from, force }).heel

    expect(heel(45, 4)).toBeGreaterThan(0)
    expect(heel(-45, 4)).toBeCloseTo(-heel(45, 4))
    expect(heel(45, 6)).toBeGreaterThan(heel(45, 3))
    expect(heel(45, 4)).toBeGreaterThan(heel(160, 4) * 3)
  })
})

describe('the navigation lights', () => {
  it.each([
    [30, ['port']],
    [110, ['port']],
    [-30, ['starboard']],
    [-112, ['starboard']],
    [113, ['stern']],
    [180, ['stern']],
    [0, ['port', 'starboard']],
  ])('show, %d degrees from the bow towards port, %j', (bearing, seen) => {
    expect(lightsTowards(bearing)).toEqual(seen)
  })
})
