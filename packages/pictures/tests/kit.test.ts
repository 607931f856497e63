import { describe, expect, it } from 'vitest'
import { below, contour } from '../src/chart/contours.ts'
import type { Grid } from '../src/chart/contours.ts'
import { mix, ramp } from '../src/kit/colour.ts'
import { Drawing } from '../src/kit/drawing.ts'
import { halfTurn, held, steps } from '../src/kit/numbers.ts'
import { lens, places, polygon, tenth } from '../src/kit/path.ts'
import { seeded } from '../src/kit/random.ts'

describe('a random stream', () => {
  it('is the same for the same name and another for another', () => {
    const take = (name: string): number[] => steps(5).map(seeded(name, 'clouds').next)

    expect(take('fjord')).toEqual(take('fjord'))
    expect(take('fjord')).not.toEqual(take('needles'))
  })

  it('keeps its numbers from 0 up to 1', () => {
    const numbers = steps(1000).map(seeded('range').next)

    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
  })
})

describe('colours', () => {
  it('mix from one end to the other', () => {
    expect(mix('#10304d', '#fbf7ef', 0)).toBe('#10304d')
    expect(mix('#10304d', '#fbf7ef', 1)).toBe('#fbf7ef')
  })

  it('stay grey between black and white', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toMatch(/^#(..)\1\1$/)
  })

  it('are read from a ramp, held at its ends', () => {
    const stops = [
      [0.2, '#000000'],
      [0.8, '#ffffff'],
    ] as const

    expect([ramp(stops, 0), ramp(stops, 1)]).toEqual(['#000000', '#ffffff'])
  })
})

describe('numbers', () => {
  it('turn an angle into its equal within half a turn', () => {
    expect([190, -190, 360, 540].map(halfTurn)).toEqual([-170, 170, 0, -180])
  })

  it('hold an index at the ends of a list', () => {
    expect([held([1, 2, 3], -4), held([1, 2, 3], 9)]).toEqual([1, 3])
  })
})

describe('a path', () => {
  it('is rounded to a tenth of a pixel and never says minus nought', () => {
    expect(
      polygon([
        [0.04, -0.04],
        [1.26, 2],
      ]),
    ).toBe('M0 0L1.3 2z')
    expect(Object.is(tenth(-0.01), 0)).toBe(true)
  })

  it('is read from a line of text', () => {
    expect(places('12 40, 60.5 -80')).toEqual([
      [12, 40],
      [60.5, -80],
    ])
  })

  it('of a lens comes back to where it began', () => {
    expect(lens(10, 20, 8, 1)).toBe('M6 20q4 -1 8 0q-4 1 -8 0z')
  })
})

describe('a drawing', () => {
  it('numbers what it defines in the order it is asked for', () => {
    const drawing = new Drawing(4, 3)
    drawing.path(
      'M0 0h4',
      drawing.linear(
        [
          [0, '#ffffff'],
          [1, '#000000', 0.5],
        ],
        [0, 0],
        [4, 0],
      ),
    )

    expect(drawing.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"><defs>' +
        '<linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="4" y2="0">' +
        '<stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#000000" stop-opacity="0.5"/>' +
        '</linearGradient></defs><path d="M0 0h4" fill="url(#g0)"/></svg>',
    )
  })
})

describe('a contour', () => {
  const cone: Grid = {
    columns: 20,
    rows: 20,
    size: 8,
    at: (column, row) => Math.hypot(column - 10, row - 10),
  }

  it('follows the value round in one closed line', () => {
    const [line, ...others] = contour(cone, 5.3)

    expect(others).toEqual([])
    expect(line?.[0]).toEqual(line?.at(-1))
    for (const [x, y] of line ?? []) expect(Math.hypot(x / 8 - 10, y / 8 - 10)).toBeCloseTo(5.3, 0)
  })

  it('of everything below a value is closed along the edges too', () => {
    for (const line of below(cone, 12)) expect(line[0]).toEqual(line.at(-1))
  })
})
