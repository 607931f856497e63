import { steps } from '../kit/numbers.ts'
import { disc } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Cumulus } from './sky-parts.ts'

type Puff = readonly [x: number, y: number, radius: number]

/** Draws a heap cloud: many discs, shaded on the side away from the light, its base in haze. */
export function paintCumulus(stage: Stage, cloud: Cumulus, index: number): void {
  const { drawing, palette, lightSide } = stage
  const [x, base] = [cloud.x * stage.width, stage.horizon - cloud.up * stage.height]
  const [width, height] = [cloud.width * stage.width, cloud.height * stage.height]
  const [light, body, dark] = palette.cloud
  const puffs = puffsOf(x, base, width, height, seeded(stage.name, 'cumulus', index))
  const top = base - height * 1.3
  const fade = drawing.mask(
    drawing.linear(
      [
        [0.62, '#ffffff'],
        [1, '#000000'],
      ],
      [0, top],
      [0, base],
    ),
  )
  const shape = (list: readonly Puff[], across: number, down: number, size: number): string =>
    list.map(([px, py, r]) => disc(px + across * r, py + down * r, r * size)).join('')
  drawing.group({ mask: fade, opacity: cloud.opacity ?? 1 }, () => {
    drawing.path(
      shape(puffs, 0, 0, 1),
      drawing.linear(
        [
          [0, light],
          [0.6, light],
          [1, body],
        ],
        [0, top],
        [0, base],
      ),
    )
    drawing.path(shape(puffs, -lightSide * 0.26, 0.3, 0.84), body, { opacity: 0.8 })
    drawing.path(shape(puffs.slice(9), -lightSide * 0.34, 0.6, 0.66), dark, { opacity: 0.3 })
  })
}

function puffsOf(x: number, base: number, width: number, height: number, random: Random): Puff[] {
  const shift = random.range(0, 6)
  const lump = (t: number): number =>
    Math.sin(Math.PI * t) ** 0.9 *
    (0.62 +
      0.38 * Math.sin(t * 6.1 + shift * 1.7) * Math.sin(Math.PI * t) +
      0.2 * Math.sin(t * 13 + shift))
  const crown = steps(9, 1 / 18, 17 / 18).map((t): Puff => {
    const radius = Math.max(
      width * 0.028,
      width * 0.1 * (0.35 + lump(t) * 0.75) * random.range(0.85, 1.15),
    )
    return [
      x + (t - 0.5) * width * 0.9,
      base - Math.max(radius * 0.7, height * lump(t) * 0.75),
      radius,
    ]
  })
  const body = steps(7).map((): Puff => {
    const t = random.range(0.2, 0.8)
    const radius = width * 0.085 * (0.4 + lump(t)) * random.range(0.7, 1.2)
    return [
      x + (t - 0.5) * width * 0.8,
      base - height * lump(t) * random.range(0.25, 0.8),
      Math.max(1, radius),
    ]
  })
  const foot = steps(8, 1 / 16, 15 / 16).map((t): Puff => {
    const radius = width * 0.07 * (0.35 + 0.65 * Math.sin(Math.PI * t))
    return [x + (t - 0.5) * width * 1.05, base - radius * 0.55, radius]
  })
  return [...crown, ...body, ...foot]
}
