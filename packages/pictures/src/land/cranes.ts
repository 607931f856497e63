import { mix } from '../kit/colour.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen } from './ground.ts'
import type { Cranes } from './port-parts.ts'

/** A crane as strokes: its height is 1, its jib to the right. Legs and portal, then what stands on them. */
const portal = [
  '-0.2 0,-0.17 0.56',
  '0.2 0,0.17 0.56',
  '-0.18 0.22,0.18 0.22',
  '-0.17 0.56,0.17 0.56',
  '-0.19 0.22,0.17 0.56',
] as const
const mast = ['-0.17 0.56,-0.04 0.86', '0.12 0.56,-0.04 0.86'] as const
const lowered = [
  '-0.5 0.56,0.92 0.56',
  '-0.04 0.86,0.8 0.57',
  '-0.04 0.86,0.42 0.57',
  '-0.04 0.86,-0.46 0.57',
] as const
const raised = [
  '-0.5 0.56,0.17 0.56',
  '0.17 0.56,0.5 1.22',
  '-0.04 0.86,0.38 0.98',
  '-0.04 0.86,0.28 0.78',
  '-0.04 0.86,-0.46 0.57',
] as const

/** Draws container cranes over their quay. */
export function paintCranes(stage: Stage, cranes: Cranes): void {
  const { drawing, width, horizon, palette, lightSide } = stage
  const steel = seen(stage, cranes.colour, cranes.far)
  const shade = mix(steel, palette.shadow, 0.3)
  for (const [share, height, jib] of cranes.at) {
    const tall = height * cardHeight(stage)
    const place = (text: string): string =>
      polygon(
        text.split(',').map((pair): Point => {
          const [x = 0, y = 0] = pair.split(' ').map(Number)
          return [share * width + cranes.towards * x * tall, horizon + 2 - y * tall]
        }),
        false,
      )
    const rear = portal.map(place).join('')
    const shift = `translate(${Math.round(-lightSide * tall * 3) / 100} 0)`
    drawing.group({ transform: shift }, () => drawing.line(rear, shade, tall * 0.024))
    drawing.line(rear, steel, tall * 0.032)
    const [upper, booms] = jib === 'up' ? ([raised, 2] as const) : ([lowered, 1] as const)
    drawing.line(mast.map(place).join(''), steel, tall * 0.024)
    drawing.line(upper.slice(0, booms).map(place).join(''), steel, tall * 0.032)
    drawing.line(upper.slice(booms).map(place).join(''), shade, Math.max(0.6, tall * 0.008))
    const cab = [share * width + cranes.towards * 0.28 * tall, horizon - tall * 0.54] as const
    if (jib === 'down') drawing.box(cab[0], cab[1], tall * 0.07, tall * 0.08, shade)
    const engine = share * width - cranes.towards * tall * 0.3 - tall * 0.08
    drawing.box(engine, horizon - tall * 0.68, tall * 0.16, tall * 0.11, steel)
  }
}
