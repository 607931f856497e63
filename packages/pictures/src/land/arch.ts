import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { layered, lineNoise } from '../kit/noise.ts'
import { steps } from '../kit/numbers.ts'
import { curve, lens, polygon, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, seen } from './ground.ts'
import type { Arch } from './land-parts.ts'

/** Draws a block of cliff that the sea has cut through: sheer sides, turf on top, one archway. */
export function paintArch(stage: Stage, arch: Arch, index: number): void {
  const { drawing, horizon, palette, scale, lightSide } = stage
  const [w, h] = [arch.width * stage.width, arch.height * cardHeight(stage)]
  const left = arch.x * stage.width - w / 2
  const noise = lineNoise(stage.name, 'arch', index)
  const top = steps(17).map((t): Point => [
    left + w * (0.03 + 0.94 * t),
    horizon - h * (0.93 + 0.1 * layered(noise, t * 3, 3)),
  ])
  const side = (out: number, rows: number[]): Point[] =>
    rows.map((t) => [
      left +
        w * (out < 0 ? 0 : 1) +
        out * w * (0.018 * noise(t * 5 + out * 9) + 0.05 * t ** 2 - 0.03),
      horizon + 2 - h * 0.9 * (1 - t),
    ])
  const rim = [...top, ...side(1, steps(9)), ...side(-1, steps(9, 1, 0))]
  const face = seen(stage, arch.colour, arch.far)
  const shade = seen(stage, arch.shade, arch.far)
  const hole = archway(left + w * (arch.hole ?? 0.5), horizon, w * 0.17, h * 0.62)
  const lit = lightSide < 0
  const fill = drawing.linear(
    [
      [0, lit ? face : mix(face, shade, 0.75)],
      [0.6, mix(face, shade, 0.2)],
      [1, lit ? mix(face, shade, 0.75) : face],
    ],
    [left, 0],
    [left + w, 0],
  )
  const through = archway(
    left + w * (arch.hole ?? 0.5) + lightSide * w * 0.05,
    horizon,
    w * 0.17,
    h * 0.6,
  )
  drawing.group({ clip: drawing.clip(hole) }, () =>
    drawing.path(
      `M${tenth(left)} ${tenth(horizon - h)}h${tenth(w)}v${tenth(h + 4)}h${tenth(-w)}z${through}`,
      mix(shade, palette.shadow, 0.4),
      {
        rule: 'evenodd',
      },
    ),
  )
  drawing.path(polygon(rim) + hole, fill, { rule: 'evenodd' })
  drawing.group({ clip: drawing.clip(polygon(rim)) }, () => {
    paintFace(stage, index, { left, w, h }, shade)
    const under = top.map(([x, y], i): Point => [x, y + h * (0.07 + 0.025 * Math.sin(i * 1.9))])
    drawing.path(
      polygon([...top.map(([x, y]): Point => [x, y - 4 * scale]), ...under.toReversed()]),
      seen(stage, arch.turf, arch.far),
    )
  })
  drawing.path(lens(left + w / 2, horizon + 1.4 * scale, w * 1.16, 2.4 * scale), palette.foam, {
    opacity: 0.85,
  })
}

function archway(x: number, floor: number, half: number, tall: number): string {
  const rim: Point[] = [
    [x - half, floor + 3],
    [x - half * 0.94, floor - tall * 0.45],
    [x - half * 0.62, floor - tall * 0.84],
    [x + half * 0.06, floor - tall],
    [x + half * 0.7, floor - tall * 0.8],
    [x + half, floor - tall * 0.4],
    [x + half * 1.08, floor + 3],
  ]
  return `${curve(rim)}z`
}

function paintFace(
  stage: Stage,
  index: number,
  { left, w, h }: { left: number; w: number; h: number },
  shade: Colour,
): void {
  const { drawing, horizon } = stage
  const random = seeded(stage.name, 'face', index)
  let [beds, gullies] = ['', '']
  for (const up of steps(5, 0.14, 0.82))
    beds += polygon(
      steps(9).map((t): Point => [
        left + t * w,
        horizon - h * (up + 0.03 * t + random.range(-0.012, 0.012)),
      ]),
      false,
    )
  for (const t of steps(Math.max(5, Math.round(w / 14)), 0.04, 0.94)) {
    const x = left + w * (t + random.range(-0.02, 0.02))
    const [wide, foot] = [random.range(1.5, 5) * stage.scale, random.range(0, 0.5) * h]
    gullies += polygon([
      [x, horizon - h * random.range(0.8, 1)],
      [x + wide, horizon - foot],
      [x - wide * 0.6, horizon - foot],
    ])
  }
  drawing.path(gullies, shade, { opacity: 0.5 })
  drawing.line(beds, shade, 1.1 * stage.scale, { opacity: 0.45 })
}
