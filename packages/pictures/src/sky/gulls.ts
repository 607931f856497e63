import type { Colour } from '../kit/colour.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'

/** A gull: shares of width and height, its half span as a share of the shorter side. */
export type Gull = readonly [x: number, y: number, span: number]

/** Draws gulls gliding, each flapping a few beats once in the loop. */
export function paintGulls(stage: Stage, gulls: readonly Gull[], colour: Colour): void {
  const { drawing, clock, width, height } = stage
  gulls.forEach(([x, y, span], index) => {
    const flap = 0.16 * clock.swing(6, index * 0.3) * Math.max(0, clock.swing(1, index * 0.17))
    const lift = (index % 3) * 0.12 + flap
    const across = (x + 0.012 * clock.swing(1, index * 0.27)) * width
    const down = (y + 0.006 * clock.swing(2, index * 0.16)) * height
    drawing.path(gullShape(across, down, span * Math.min(width, height * 1.34), lift), colour)
  })
}

function gullShape(x: number, y: number, w: number, lift: number): string {
  const n = (value: number): number => tenth(w * value)
  return (
    `M${tenth(x - w)} ${tenth(y - w * (0.1 + lift * 0.3))}q${n(0.42)} ${n(-0.42)} ${n(0.92)} ${n(0.16 + lift * 0.2)}` +
    `q${n(0.08)} ${n(0.06)} ${n(0.16)} 0q${n(0.5)} ${n(-0.62 - lift * 0.3)} ${n(0.96)} ${n(-0.22)}` +
    `q${n(-0.5)} ${n(-0.14)} ${n(-0.9)} ${n(0.34)}q${n(-0.14)} ${n(0.16)} ${n(-0.24)} 0` +
    `q${n(-0.38)} ${n(-0.38)} ${n(-0.9)} ${n(-0.18)}z`
  )
}
