import { paintRope } from '../../gallery/parts/rope.ts'
import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { disc, polygon, roundedBox } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { coverSize } from '../book/pose.ts'

const { width, height } = coverSize

/** One half of a reef knot: in on one side, a bight about the other half, and out again. */
const bight: readonly Point[] = [
  [-40, 322],
  [60, 328],
  [120, 334],
  [170, 324],
  [220, 304],
  [270, 292],
  [322, 306],
  [346, 366],
  [322, 426],
  [270, 440],
  [220, 428],
  [170, 408],
  [120, 398],
  [60, 404],
  [-40, 410],
]

/**
 * A reef knot: both ends of each rope leave the other's bight on the same side. The first rope lies
 * over the second but where their parts cross in the middle.
 */
export function paintKnot(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#2b8a8c', '#12525c'), [0, 0], [0, height]),
  )
  drawing.circle(200, 366, 152, '#3fa5a3', { opacity: 0.5 })
  const first = {
    through: bight,
    thick: 38,
    colour: '#f6ead0',
    fleck: '#1f6f80',
    shadow: 0.14,
  } as const
  const second = {
    ...first,
    through: bight.map(([x, y]): Point => [width - x, y]),
    colour: '#ee7a55',
    fleck: '#fbe3c6',
  } as const
  paintRope(drawing, first)
  paintRope(drawing, second)
  paintRope(drawing, {
    ...first,
    only: [
      [0, 2.4],
      [4.6, 9.4],
      [11.6, 14],
    ],
  })
}

/** The works of a diesel engine, seen from the side. */
export function paintEngine(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#f0bd56', '#dd9a34'), [0, 0], [0, height]),
  )
  drawing.circle(200, 350, 168, '#f8d684', { opacity: 0.6 })
  const block = drawing.linear(evenly('#3f7f86', '#1d4f5c'), [0, 250], [0, 470])
  drawing.path('M40 470h320l-14 26H54z', '#10304d')
  drawing.path(roundedBox(76, 300, 232, 172, 12), block)
  drawing.path(roundedBox(92, 252, 200, 58, 10), '#5a9aa0')
  for (const x of steps(4, 114, 270)) drawing.path(roundedBox(x - 13, 224, 26, 40, 5), '#c8d4d6')
  drawing.line('M114 224V206H270V224M218 206V190H330', '#10304d', 7)
  drawing.path(roundedBox(300, 332, 74, 96, 14), '#2c5f69')
  drawing.path('M372 366h30v24h-30z', '#b9c6c9')
  drawing.path(roundedBox(92, 402, 190, 50, 8), '#163f4b')
  for (const x of steps(6, 108, 266)) drawing.circle(x, 427, 6, '#7fb3b5')
  for (const y of steps(3, 330, 378)) drawing.line(`M104 ${y}H286`, '#163f4b', 5, { opacity: 0.55 })
  paintWheel(drawing, 66, 404, 54)
  paintWheel(drawing, 70, 292, 30)
  drawing.line('M14 398L38 288M118 404L100 294', '#1b2430', 8)
  drawing.path(roundedBox(232, 324, 44, 62, 8), '#e2593c')
  drawing.path(roundedBox(238, 314, 32, 12, 4), '#b03a24')
}

function paintWheel(drawing: Drawing, x: number, y: number, r: number): void {
  drawing.circle(x, y, r, '#1b2430')
  drawing.circle(x, y, r * 0.8, '#8fa5ab')
  drawing.circle(x, y, r * 0.68, '#5b757d')
  for (const angle of steps(5, 0, 288)) {
    drawing.circle(
      x + Math.sin(radians(angle)) * r * 0.42,
      y - Math.cos(radians(angle)) * r * 0.42,
      r * 0.15,
      '#2a3d47',
    )
  }
  drawing.circle(x, y, r * 0.18, '#dfe7e8')
}

/** A liferaft under its canopy on a great swell, a flare going up. */
export function paintRaft(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#1a3350'],
        [0.6, '#4f7890'],
        [0.75, '#e6c9a4'],
      ],
      [0, 0],
      [0, height],
    ),
  )
  const glow = drawing.radial(
    [
      [0, '#ff7a5a', 0.85],
      [0.3, '#ff7a5a', 0.3],
      [1, '#ff7a5a', 0],
    ],
    [318, 206],
    150,
  )
  drawing.box(150, 50, 250, 320, glow)
  drawing.line('M236 366C268 320 300 280 318 210', '#ffd9c4', 5, { opacity: 0.7 })
  drawing.circle(318, 206, 12, '#fff1e4')
  drawing.path('M-10 400C80 352 150 420 240 410C320 402 360 360 410 372V570H-10z', '#2f6b80')
  drawing.path(
    'M70 408C84 300 130 262 184 262S288 300 300 408z',
    drawing.linear(evenly('#ff9a4a', '#f07a2c', '#c4501c'), [70, 300], [300, 360]),
  )
  drawing.path('M184 262C160 300 150 360 150 408H222C222 360 210 300 184 262z', '#f9b06a', {
    opacity: 0.55,
  })
  drawing.path('M160 408C158 360 170 334 186 334S216 360 214 408z', '#3a1f1c')
  drawing.circle(186, 378, 15, '#e0b08c')
  drawing.path('M164 412q22-34 44 0z', '#e2b93c')
  drawing.path(roundedBox(50, 398, 272, 34, 17), '#1c2430')
  drawing.path(roundedBox(56, 424, 262, 30, 15), '#2c3846')
  drawing.line('M74 412H300', '#f3ead2', 4, { dash: '18 12' })
  drawing.circle(184, 258, 7, '#fff4c8')
  drawing.path('M-10 462C70 420 150 470 220 458C300 444 340 420 410 440V570H-10z', '#1b5068')
  drawing.path('M-10 520C90 480 190 530 410 490V570H-10z', '#0f3850')
  drawing.path(
    'M-10 462C70 420 150 470 220 458C300 444 340 420 410 440V447C340 428 300 452 220 466C150 478 70 428-10 470z',
    '#9fd4da',
    { opacity: 0.8 },
  )
}

/** A lifebuoy with its line. */
export function paintLifebuoy(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#9fd4da', '#4f9fae'), [0, 0], [0, height]),
  )
  const [cx, cy, r] = [200, 358, 128]
  drawing.circle(cx + 8, cy + 16, r + 30, '#0f3850', { opacity: 0.22 })
  drawing.line(disc(cx, cy, r + 34), '#f3e6c8', 9)
  const ring = drawing.radial(
    [
      [0.5, '#b8c3c6'],
      [0.64, '#ffffff'],
      [0.8, '#ffffff'],
      [1, '#b8c3c6'],
    ],
    [cx, cy],
    r + 32,
  )
  drawing.line(disc(cx, cy, r), '#fbf7ef', 62)
  drawing.line(disc(cx, cy, r), ring, 62)
  for (const turn of [45, 135, 225, 315]) {
    const arc = (radius: number, from: number, to: number): Point[] =>
      steps(12, from, to).map((a): Point => [
        cx + Math.sin(radians(a)) * radius,
        cy - Math.cos(radians(a)) * radius,
      ])
    const band = polygon([
      ...arc(r + 31, turn - 20, turn + 20),
      ...arc(r - 31, turn + 20, turn - 20),
    ])
    const red = drawing.radial(
      [
        [0.5, '#a8331f'],
        [0.66, '#e86a4a'],
        [0.8, '#dd5436'],
        [1, '#9c2e1c'],
      ],
      [cx, cy],
      r + 32,
    )
    drawing.path(band, red)
    const strap = polygon([...arc(r + 37, turn - 3, turn + 3), ...arc(r - 33, turn + 3, turn - 3)])
    drawing.path(strap, '#f3e6c8')
  }
}
