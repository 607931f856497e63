import type { PlainPicture } from '../../brand/plain-picture.ts'
import { Drawing } from '../../kit/drawing.ts'
import { curve, polygon, roundedBox } from '../../kit/path.ts'
import { paintRose } from '../route-map/furniture.ts'
import {
  city,
  ferry,
  mainRoads,
  parks,
  pontoon,
  railways,
  streets,
  tunnel,
  walks,
  woolston,
} from './ground.ts'
import { paintNames } from './names.ts'

const [width, height] = [900, 600]
const [magenta, coral, ink] = ['#a8357c', '#e2593c', '#10304d'] as const

/** The map of the way to the base, 900 by 600: what stands in words beside it, as a drawing. */
export const baseMapPicture: PlainPicture = {
  name: 'base-map',
  path: '/images/figures/base-map.svg',
  width,
  height,
  tint: 'tint-chart',
  alt: 'Map: Samphire Quay lies on the west bank of the Itchen, above the bridge, with the ways from two stations, the ferry and the roads',
  draw: drawBaseMap,
}

function drawBaseMap(): string {
  const drawing = new Drawing(width, height)
  paintWater(drawing)
  paintRoads(drawing)
  paintRails(drawing)
  paintWays(drawing)
  paintPlaces(drawing)
  paintNames(drawing)
  paintRose(drawing, [828, 528])
  paintScale(drawing, 40, 560)
  drawing.line(polygon(corners(7)), ink, 2)
  return drawing.toString()
}

function paintWater(drawing: Drawing): void {
  drawing.box(0, 0, width, height, '#e4f1f1')
  const shores = curve(city, true) + curve(woolston, true)
  drawing.line(shores, '#cfe6ea', 56)
  drawing.line(shores, '#b8dce6', 32)
  drawing.line(shores, '#98cbda', 14)
  drawing.path(shores, '#f3e2b8', { stroke: '#a98242', strokeWidth: 1.6 })
  drawing.path(curve(parks, true), '#b9cf9a')
  drawing.line('M286 394L280 436', '#8b7450', 9)
  drawing.line('M286 394L280 436', '#e0c9a0', 6)
}

function paintRoads(drawing: Drawing): void {
  const lanes = streets.map((street) => curve(street)).join('')
  drawing.line(lanes, '#d3bd8b', 7)
  drawing.line(lanes, '#fffdf6', 4.6)
  const roads = mainRoads.map((road) => curve(road)).join('')
  drawing.line(roads, '#b08a3e', 12)
  drawing.line(roads, '#f6c35c', 8.4)
}

function paintRails(drawing: Drawing): void {
  const tracks = railways.map((track) => curve(track)).join('')
  drawing.line(tracks, '#3a4b58', 5)
  drawing.line(tracks, '#f3ead6', 2.6, { dash: '9 9', cap: 'butt' })
  drawing.line(curve(tunnel), '#3a4b58', 3, { dash: '3 7' })
}

function paintWays(drawing: Drawing): void {
  drawing.line(curve(ferry), '#ffffff', 6, { opacity: 0.7 })
  drawing.line(curve(ferry), magenta, 3, { dash: '9 7' })
  const ways = walks.map((walk) => curve(walk)).join('')
  drawing.line(ways, '#ffffff', 8, { dash: '0.1 11' })
  drawing.line(ways, coral, 5.4, { dash: '0.1 11' })
}

function paintPlaces(drawing: Drawing): void {
  drawing.line(polygon(pontoon, false), '#6b5a4a', 5)
  for (const [x, y] of [
    [167, 117],
    [750, 333],
  ] as const) {
    drawing.path(roundedBox(x - 11, y - 11, 22, 22, 5), ink, { stroke: '#ffffff', strokeWidth: 3 })
    drawing.line(`M${x - 5} ${y - 4}h10M${x - 5} ${y + 1}h10`, '#ffffff', 2.2)
    drawing.line(`M${x - 5} ${y + 6}h1M${x + 4} ${y + 6}h1`, '#ffffff', 2.2)
  }
  drawing.circle(280, 440, 8, '#ffffff', { stroke: magenta, strokeWidth: 3.4 })
  drawing.path('M604 262C584 236 584 214 604 208C624 214 624 236 604 262z', coral, {
    stroke: '#ffffff',
    strokeWidth: 3,
  })
  drawing.circle(604, 227, 6, '#ffffff')
}

/** Half a kilometre, for people on foot. */
function paintScale(drawing: Drawing, x: number, y: number): void {
  const length = 500 / 4.37
  for (let part = 0; part < 5; part++) {
    const fill = part % 2 ? '#fdfbf3' : ink
    drawing.box(x + (length * part) / 5, y, length / 5, 7, fill, { stroke: ink, strokeWidth: 1 })
  }
}

function corners(by: number): readonly (readonly [number, number])[] {
  return [
    [by, by],
    [width - by, by],
    [width - by, height - by],
    [by, height - by],
  ]
}
