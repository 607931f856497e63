import { mix } from '../kit/colour.ts'
import { lens, tenth } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Skiff } from './near-parts.ts'

const hull = 'M-50-18Q-4-7 52-27C50-14 46-4 39 1Q-4 5-44 1C-48-4-50-12-50-18z'
const inside = 'M-50-18C-30-25 22-33 52-27Q-4-7-50-18z'
const strakes = 'M-49-12Q-4-1 49-19M-47-6Q-4 3 45-10'
const thwarts = 'M-34-21.5L-27-14L-20-13.4L-27-22.6zM2-25.4L8-14.4L16-15.4L11-26.4z'

/** Draws a clinker rowing boat at rest, her oars shipped, with her likeness in the water. */
export function paintSkiff(stage: Stage, skiff: Skiff): void {
  const { drawing, width, height, palette, scale } = stage
  const unit = skiff.size * 0.08 * scale
  const [x, y] = [skiff.x * width, skiff.y * height]
  const turned = `translate(${tenth(x)} ${tenth(y)}) scale(${((skiff.facing ?? 1) * unit).toFixed(3)} ${unit.toFixed(3)})`
  drawing.path(lens(x, y + unit * 3, unit * 116, unit * 10), palette.waveDark, { opacity: 0.4 })
  drawing.group({ transform: turned }, () => {
    const paint = seen(stage, skiff.colour)
    drawing.group({ transform: 'translate(0 1) scale(1 -0.7)', opacity: 0.28 }, () =>
      drawing.path(hull, mix(paint, palette.waveDark, 0.35)),
    )
    paintHull(stage, skiff)
    drawing.line('M52-26C60-16 68-6 78 2', seen(stage, '#efe6d2'), 0.9)
  })
  let ripples = ''
  for (const [dx, dy, wide] of [
    [-0.12, 0.09, 0.9],
    [0.1, 0.15, 0.7],
    [-0.05, 0.21, 0.5],
  ] as const)
    ripples += lens(x + dx * unit * 100, y + dy * unit * 100, wide * unit * 100, unit * 1.2)
  drawing.path(ripples, palette.waveLight, { opacity: 0.45 })
  drawing.path(lens(x, y + unit * 1.6, unit * 92, unit * 2.4), palette.foam, { opacity: 0.7 })
}

function paintHull(stage: Stage, { colour, facing = 1 }: Skiff): void {
  const { drawing, palette, lightSide } = stage
  const paint = seen(stage, colour)
  const wood = seen(stage, '#c99a62')
  const bright = lightSide * facing > 0 ? 50 : -50
  drawing.path(
    hull,
    drawing.linear(
      [
        [0, mix(paint, '#fff6e0', 0.16)],
        [0.5, paint],
        [1, mix(paint, palette.shadow, 0.5)],
      ],
      [bright, -20],
      [-bright, 4],
    ),
  )
  drawing.line(strakes, mix(paint, palette.shadow, 0.6), 0.8, { opacity: 0.55 })
  drawing.path(inside, mix(wood, palette.shadow, 0.45))
  drawing.path(thwarts, wood)
  drawing.line('M-40-19L30-26M-36-17.4L36-23', mix(wood, '#fff0cf', 0.5), 1.5)
  drawing.line('M-50-18Q-4-7 52-27', mix(wood, '#fff0cf', 0.35), 2.2)
  drawing.line('M-50-18C-30-25 22-33 52-27', mix(wood, palette.shadow, 0.2), 1.4)
}
