import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baseMapPicture } from '../../src/diagrams/base-map/draw-base-map.ts'
import { mapNames } from '../../src/diagrams/base-map/names.ts'
import { medals } from '../../src/diagrams/ladder/medals.ts'
import { ladderPlates } from '../../src/diagrams/ladder/plates.ts'
import { medMooringPlates } from '../../src/diagrams/med-mooring/plates.ts'
import { explainingPlates } from '../../src/diagrams/plates.ts'
import { outlinesOf } from '../../src/diagrams/route-map/coasts/coast.ts'
import { drawRouteMap } from '../../src/diagrams/route-map/draw-route-map.ts'
import { legsOf } from '../../src/diagrams/route-map/legs.ts'
import { mapOf, routeMapPictures } from '../../src/diagrams/route-map/pictures.ts'
import { canalsIn, shoresIn } from '../../src/diagrams/route-map/shores.ts'
import { viewOf } from '../../src/diagrams/route-map/view.ts'
import { cellOf, watersAround } from '../../src/diagrams/route-map/waters.ts'
import { theoryPlates } from '../../src/diagrams/theory/plates.ts'
import { drawRing, ringPicture, theoryShares } from '../../src/diagrams/theory/ring.ts'
import { drawPlate, plateEntry, platePath, plateRecord } from '../../src/diagrams/write-plates.ts'
import { Drawing } from '../../src/kit/drawing.ts'
import { lineThrough, slice } from '../../src/knots/strand.ts'
import { hashOf } from '../../src/output/record.ts'

const publicFolder = new URL('../../../../public/', import.meta.url)
const cowes = { name: 'Cowes', lat: 50.767, lon: -1.297 }
const needles = { name: 'The Needles', lat: 50.66, lon: -1.605 }
const lizard = { name: 'The Lizard', lat: 49.945, lon: -5.205 }
const landsEnd = { name: 'Land’s End', lat: 50.065, lon: -5.74 }
const falmouth = { name: 'Falmouth', lat: 50.15, lon: -5.06 }
const inverness = { name: 'Inverness', lat: 57.49, lon: -4.235 }
const corpach = { name: 'Corpach', lat: 56.842, lon: -5.122 }

describe('a route map', () => {
  it.each(routeMapPictures())('lies at $path as it is drawn', ({ path, draw }) => {
    expect(readFileSync(new URL(`.${path}`, publicFolder), 'utf8')).toBe(draw())
  })

  it('is there for every trip with a route, once for trips that sail the same', () => {
    const drawn = new Set(routeMapPictures().map(({ path }) => path))
    const named = Object.values(mapOf())
    expect(new Set(named)).toEqual(drawn)
    expect(named.length).toBeGreaterThan(drawn.size)
  })

  it.each([
    ['round the Lizard', [falmouth, landsEnd]],
    ['through the Solent', [cowes, needles]],
    ['through the Caledonian Canal', [inverness, corpach]],
  ])('leads by water %s', (_, stops) => {
    expect(shareOnLand(stops)).toBeLessThan(0.06)
  })

  it('draws a leg that is sailed there and back once', () => {
    const stops = [cowes, needles, cowes]
    expect(legsOf(stops, viewOf(stops, 800, 600))).toMatchObject([{ bothWays: true }])
  })

  it('puts north at the top and east on the right', () => {
    const { project } = viewOf([falmouth, lizard], 800, 600)
    const [north, south] = [project([-5, 51]), project([-5, 50])]
    const [west, east] = [project([-6, 50]), project([-5, 50])]
    expect(north[1]).toBeLessThan(south[1])
    expect(west[0]).toBeLessThan(east[0])
  })

  it('wants two different way points', () => {
    expect(() => drawRouteMap([cowes, cowes])).toThrow('found 1 way points; expected two or more')
  })

  it('names the outline whose numbers cannot be read', () => {
    expect(() => outlinesOf({ lundy: '-4.68 51.165, -4.66' })).toThrow('in the outline lundy')
  })
})

describe('the map of the base', () => {
  it('lies where the site finds it as it is drawn, without text that needs a font', () => {
    const drawn = baseMapPicture.draw()
    expect(readFileSync(new URL(`.${baseMapPicture.path}`, publicFolder), 'utf8')).toBe(drawn)
    expect(drawn).not.toContain('<text')
  })

  it('says the same minutes on foot as the contact page', () => {
    const page = readFileSync(
      new URL('../resources/content/pages/contact-us.json', publicFolder),
      'utf8',
    )
    const minutes = mapNames.flatMap(({ text }) => text.match(/^\d+ minutes/) ?? [])

    expect(minutes).toHaveLength(3)
    for (const each of minutes) expect(page).toContain(each)
  })
})

describe('the diagrams', () => {
  it('show mooring in three steps and seven parts of the theory', () => {
    expect(medMooringPlates).toHaveLength(3)
    expect(theoryPlates).toHaveLength(7)
  })

  it('divide a course into shares that make a whole', () => {
    expect(() => drawRing(theoryShares.slice(1))).toThrow('found shares of 75 per cent')
    expect(drawRing(theoryShares)).toBe(
      readFileSync(new URL(`.${ringPicture.path}`, publicFolder), 'utf8'),
    )
  })

  it('have a medal for each of the ten rungs', () => {
    expect(medals).toHaveLength(10)
  })

  it.each([...medMooringPlates, ...theoryPlates, ...ladderPlates])(
    'are the same whenever $name is drawn, and without text',
    ({ paint, name }) => {
      const [once, twice] = [new Drawing(800, 600), new Drawing(800, 600)]
      paint(once, name)
      paint(twice, name)
      expect(twice.toString()).toBe(once.toString())
      expect(once.toString()).not.toContain('<text')
    },
  )
})

describe('the encoded plates', () => {
  const record = JSON.parse(readFileSync(plateRecord, 'utf8')) as Record<string, string>
  const manifest = JSON.parse(
    readFileSync(new URL('../resources/images/pictures.json', publicFolder), 'utf8'),
  ) as Record<string, unknown>

  it.each(explainingPlates)('are of the drawing as it is: $name', (plate) => {
    expect(record[plate.name]).toBe(hashOf(drawPlate(plate)))
    expect(manifest[platePath(plate)]).toMatchObject(plateEntry(plate))
  })

  it('are light: the larger AVIF below 24 kB on average', () => {
    const sizes = explainingPlates.map((plate) => {
      const file = platePath(plate).replace(/jpg$/, 'avif')
      return statSync(new URL(`.${file}`, publicFolder)).size
    })
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(24_000)
  })
})

function shareOnLand(stops: readonly (typeof cowes)[]): number {
  const view = viewOf(stops, 800, 600)
  const waters = watersAround(shoresIn(view), canalsIn(view), 800, 600)
  const points = legsOf(stops, view).flatMap((leg) => {
    const line = lineThrough(leg.points)
    return slice(line, 0, line.length, 3).map(({ point }) => point)
  })
  return points.filter((point) => waters.offing[cellOf(waters, point)] === 0).length / points.length
}
