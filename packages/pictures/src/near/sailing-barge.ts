import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lens, tenth } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { SailingBarge } from './place-parts.ts'

/** Draws a spritsail barge on a buoy, her tan sails brailed up, her riding light burning by night. */
export function paintSailingBarge(stage: Stage, barge: SailingBarge): void {
  const { drawing, width, height, palette, scale } = stage
  const unit = barge.size * 0.08 * scale
  const [x, y] = [barge.x * width, barge.y * height]
  const facing = barge.facing ?? 1
  const turned = `translate(${tenth(x)} ${tenth(y)}) scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)})`
  drawing.group({ transform: turned }, () => {
    drawing.group({ transform: 'scale(1 -0.55)', opacity: 0.24 }, () => paintHull(stage))
    drawing.group({ transform: 'scale(1 -0.6)', opacity: 0.2 }, () => paintSpars(stage))
  })
  for (const [down, wide] of [
    [9, 96],
    [17, 84],
    [27, 70],
    [40, 52],
    [56, 36],
  ] as const)
    drawing.path(
      lens(x - unit * (down % 7), y + unit * down, unit * wide, unit * 1.7),
      palette.waveLight,
      { opacity: 0.22 },
    )
  drawing.group({ transform: turned }, () => {
    paintSpars(stage)
    paintHull(stage)
  })
  drawing.line(
    `M${tenth(x + facing * unit * 51)} ${tenth(y - unit * 12)}L${tenth(x + facing * unit * 75)} ${tenth(y + unit * 1.5)}`,
    seen(stage, '#2c3440'),
    unit * 0.7,
  )
  drawing.path(lens(x, y + unit, unit * 112, unit * 1.6), palette.foam, { opacity: 0.5 })
  if (palette.night) paintRidingLight(stage, x + facing * unit * 47, y - unit * 27, unit)
}

function paintHull(stage: Stage): void {
  const { drawing, palette } = stage
  const see = (colour: Colour): Colour => seen(stage, colour)
  const black = see('#222a34')
  drawing.path('M-53-11C-30-7 20-7 49-13L53-15L50 0H-50z', black)
  drawing.path('M-52-8C-30-4 20-4 51-9L50 0H-50z', mix(black, palette.shadow, 0.4))
  drawing.line('M-53-11C-30-7 20-7 49-13', see('#d9b45c'), 1.1)
  drawing.path('M-50-2C-20-0.5 20-0.5 50.5-3L50 0H-50z', see('#8f3a2c'))
  drawing.path('M2-7L14-8L11 1C6 2.6 0 1.6-2-1z', see('#5a4636'))
  drawing.path('M-42-9H-30V-14H-42zM-22-8.6H14V-11.6H-22z', see('#7a5c40'))
  drawing.box(-39, -13, 3, 2.2, '#ffd98a')
  drawing.box(-34.6, -13, 3, 2.2, '#ffd98a')
  drawing.path('M-53-11L-57-9L-54 0H-50z', see('#3a3230'))
}

function paintSpars(stage: Stage): void {
  const { drawing, palette } = stage
  const see = (colour: Colour): Colour => seen(stage, colour)
  const wood = see('#7a5a3c')
  const tan = see('#a84a30')
  const dark = mix(tan, palette.shadow, 0.42)
  drawing.line('M53-14L28-72M49-13L66-18L28-70', see('#4a4038'), 0.7)
  drawing.line('M22-8V-74', wood, 2)
  drawing.line('M23-68V-108', wood, 1.3)
  drawing.line('M20-10L-18-88', wood, 1.7)
  drawing.line(
    'M23-108L-18-88M-18-88L-46-12M23-106L66-18M22-72L4-8M22-72L36-9',
    see('#4a4038'),
    0.5,
  )
  drawing.path('M21-70C16-64 13-56 12-46C10-36 13-22 20-12L22-12L22.6-70z', tan)
  drawing.path('M14-52C12-44 12-30 20-14L17-26C15-36 16-46 18-58z', dark)
  drawing.path('M21-70L-16-86L-15-83L-4-74L4-70L12-62L20-60z', tan)
  drawing.path('M-15-83L-4-74L4-70L12-62L20-60L12-66L2-74z', dark)
  drawing.path('M23.5-104C26-98 28-86 27-76L23.4-72z', tan)
  drawing.path('M25.5-96C27-90 27.6-82 27-76L24-73z', dark)
  drawing.path('M30-66C33-56 40-40 48-18L45-18C40-34 34-48 28-60z', see('#8f4a34'))
  drawing.line('M-44-10V-44M-45-12L-58-50', wood, 1.2)
  drawing.path('M-44-42C-48-36-50-24-46-13L-43.6-12z', tan)
  drawing.path('M-47-34C-49-28-48-20-46-14L-45-20z', dark)
  drawing.path('M23-108L14-106L23-105z', see('#c8402f'))
}

function paintRidingLight({ drawing }: Stage, x: number, y: number, unit: number): void {
  const glow = drawing.radial(
    [
      [0, '#fff4cc', 0.95],
      [0.2, '#ffe2a0', 0.5],
      [1, '#ffdf9a', 0],
    ],
    [x, y],
    unit * 13,
  )
  drawing.circle(x, y, unit * 13, glow)
  drawing.circle(x, y, unit * 1.1, '#fffdf0')
}
