import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { cardHeight, footOf, seen } from './ground.ts'
import type { Mansion } from './port-parts.ts'
import type { Terrain } from './terrain.ts'

/** Blocks of the house, a hundred units high: left, width, foot, head. The far wing first. */
const blocks = [
  [-112, 80, 0, 34],
  [-34, 62, 0, 48],
  [28, 74, 0, 36],
  [-58, 24, 0, 88],
  [62, 20, 0, 74],
] as const

/** Draws a great house in the Italian manner: a main block, wings, a flag tower and a clock tower. */
export function paintMansion(stage: Stage, mansion: Mansion, terrain: Terrain): void {
  const { drawing, width, palette, lightSide } = stage
  const unit = (mansion.height * cardHeight(stage)) / 100
  const x = mansion.x * width
  const y = footOf(stage, x, mansion.up, terrain)
  const wall = seen(stage, mansion.colour, mansion.far)
  const shade = mix(wall, palette.shadow, 0.36)
  const glass = mix(wall, palette.shadow, 0.62)
  drawing.group(
    { transform: `translate(${tenth(x)} ${tenth(y)}) scale(${unit.toFixed(3)})` },
    () => {
      let panes = ''
      for (const [left, wide, foot, head] of blocks) {
        drawing.box(left, -head, wide, head - foot + 4, wall)
        const dark = wide < 40 ? wide * 0.36 : 7
        drawing.box(lightSide < 0 ? left + wide - dark : left, -head, dark, head + 4, shade)
        drawing.box(left - 2, -head - 2.5, wide + 4, 3.6, mix(wall, '#fff8e8', 0.5))
        drawing.box(left - 1, -head + 1, wide + 2, 1.4, shade)
        panes += windowsOf(left, wide, head, lightSide)
      }
      drawing.path(panes, glass)
      paintTowers(stage, mansion)
      drawing.path(arcade(), glass)
      drawing.box(-130, -2, 250, 7, mix(wall, '#fff8e8', 0.35))
      drawing.box(-150, 5, 290, 4, shade)
    },
  )
}

function windowsOf(left: number, wide: number, head: number, lightSide: 1 | -1): string {
  const rows = head > 60 ? [] : steps(Math.floor(head / 15), 9, head - 8)
  const columns = Math.max(1, Math.round(wide / 11))
  const side = lightSide < 0 ? 0.4 : 0.75
  return rows
    .flatMap((up) =>
      steps(columns).map((t) => {
        const x = tenth(left + 4 + t * (wide - 14) + side)
        return `M${x} ${tenth(-up + 3)}v-5a2 2 0 0 1 4 0v5z`
      }),
    )
    .join('')
}

function paintTowers(stage: Stage, { colour, far }: Mansion): void {
  const { drawing, palette } = stage
  const wall = seen(stage, colour, far)
  const glass = mix(wall, palette.shadow, 0.6)
  const roof = seen(stage, '#b9a184', far)
  for (const [x, wide, head] of [
    [-46, 24, 88],
    [72, 20, 74],
  ] as const) {
    const half = wide / 2
    drawing.path(
      `M${x - half - 3} ${-head - 2}L${x} ${-head - 9}L${x + half + 3} ${-head - 2}z`,
      roof,
    )
    const arches = [-0.52, -0.1, 0.32].map(
      (t) => `M${tenth(x + t * wide)} ${-head + 17}v-9a2.4 2.4 0 0 1 4.8 0v9z`,
    )
    drawing.path(arches.join(''), glass)
    drawing.box(x - half - 1, -head + 20, wide + 2, 2, mix(wall, palette.shadow, 0.2))
  }
  drawing.line('M-46-97V-118', seen(stage, '#7d858c', far), 1)
  drawing.path('M-46-118h15v9h-15z', seen(stage, '#c23b2e', far))
  drawing.circle(72, -46, 4, seen(stage, '#2f4a5c', far))
}

function arcade(): string {
  return steps(6, 33, 88)
    .map((x) => `M${tenth(x)} 0v-10a3.6 3.6 0 0 1 7.2 0v10z`)
    .join('')
}
