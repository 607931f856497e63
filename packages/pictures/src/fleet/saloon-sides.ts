import { mix } from '../kit/colour.ts'
import { seeded } from '../kit/random.ts'
import type { Vector } from '../kit/vector.ts'
import { depth, heights } from './saloon-room.ts'
import type { Room } from './saloon-room.ts'

const { near, far } = depth

/** Draws one side: cabin side with windows, shelf, settee. */
export function paintSide(room: Room, side: -1 | 1): void {
  const { drawing, saloon, face, rule, halfWidth } = room
  const { lining, dark, wood, cushion, trim } = saloon.tones
  const lit = side === saloon.door ? 0 : 0.16
  const run = (out: number, y: number): [Vector, Vector] => [
    [side * (halfWidth(near) - out), y, near],
    [side * (halfWidth(far) - out), y, far],
  ]
  const strip = (a: [Vector, Vector], b: [Vector, Vector]): string => face([a[0], a[1], b[1], b[0]])
  drawing.path(strip(run(0.3, heights.head), run(0, heights.wall)), mix(lining, dark, 0.1 + lit))
  drawing.path(
    strip(run(0, heights.wall), run(0, 0.9)),
    saloon.planked ? mix(wood, dark, lit) : mix(lining, dark, 0.06 + lit),
  )
  paintWindows(room, side)
  if (saloon.planked)
    drawing.line(
      [1.1, 1.25, 1.4].map((y) => rule(run(0, y))).join(''),
      mix(wood, dark, 0.45),
      1.4,
      { opacity: 0.5 },
    )
  drawing.path(
    strip(run(0, heights.back + 0.03), run(0.42, heights.back + 0.03)),
    mix(wood, '#fff0d0', 0.14),
  )
  paintAlong(room, side)
  drawing.path(
    strip(run(0.42, heights.back + 0.1), run(0.42, heights.back)),
    mix(wood, dark, 0.1 + lit),
  )
  drawing.path(
    strip(run(0.42, heights.back), run(0.52, heights.seat)),
    mix(cushion, dark, 0.14 + lit),
  )
  drawing.path(
    strip(run(0.52, heights.seat), run(1.06, heights.seat)),
    mix(cushion, '#fff4d8', 0.16 - lit * 0.6),
  )
  drawing.path(
    strip(run(1.06, heights.seat), run(1.06, heights.seat - 0.12)),
    mix(cushion, dark, 0.26 + lit),
  )
  drawing.path(strip(run(1.06, heights.seat - 0.12), run(1.06, 0)), mix(wood, dark, 0.24 + lit))
  for (const z of [1.7, 2.5, 3.4]) {
    const half = halfWidth(z)
    const seam: Vector[] = [
      [side * (half - 0.42), heights.back, z],
      [side * (half - 0.52), heights.seat, z],
      [side * (half - 1.06), heights.seat, z],
      [side * (half - 1.06), heights.seat - 0.12, z],
    ]
    drawing.line(rule(seam), mix(cushion, dark, 0.45), 1.6, { opacity: 0.7 })
  }
  drawing.line(rule(run(1.06, 0.06)), trim, 1.6, { opacity: 0.5 })
  drawing.line(rule(run(0.42, heights.back + 0.1)), trim, 2.4, { opacity: 0.8 })
  paintCushion(room, side)
}

function paintWindows({ drawing, saloon, face, halfWidth }: Room, side: number): void {
  const { sky, wood, lining } = saloon.tones
  const panes = saloon.planked
    ? [
        [1.7, 2],
        [2.4, 2.7],
        [3.2, 3.5],
      ]
    : [
        [1.35, 2.35],
        [2.6, 3.7],
      ]
  for (const [from = 1, to = 2] of panes) {
    const pane = (grow: number): Vector[] => [
      [side * (halfWidth(from - grow) - 0.22), 1.86 + grow * 0.4, from - grow],
      [side * (halfWidth(to + grow) - 0.22), 1.84 + grow * 0.4, to + grow],
      [side * (halfWidth(to + grow) - 0.07), 1.64 - grow * 0.4, to + grow],
      [side * (halfWidth(from - grow) - 0.07), 1.64 - grow * 0.4, from - grow],
    ]
    drawing.path(face(pane(0.06)), saloon.planked ? wood : mix(lining, '#ffffff', 0.6))
    drawing.path(
      face(pane(0)),
      drawing.linear(
        [
          [0, sky[0]],
          [1, sky[1]],
        ],
        [0, 0],
        [0, 190],
      ),
    )
  }
}

/** What runs along the side: books on the shelf, lee cloths, or cots of canvas. */
function paintAlong(room: Room, side: -1 | 1): void {
  const { drawing, saloon, face, rule, halfWidth } = room
  const { trim, dark, cushion } = saloon.tones
  if (saloon.sides === 'shelves') return paintBooks(room, side)
  const from = heights.back + 0.08
  const top = saloon.sides === 'cots' ? 1.36 : 1.42
  const place = (z: number, y: number): Vector => [
    side * (halfWidth(z) - (saloon.sides === 'cots' ? 0.5 : 0.4)),
    y,
    z,
  ]
  const cloth = saloon.sides === 'cots' ? mix(cushion, '#f4efe2', 0.6) : '#e9dcc0'
  for (const [a, b] of [
    [1.2, 2.5],
    [2.7, 4.1],
  ] as const) {
    if (saloon.sides === 'cots') {
      drawing.path(
        face([place(a, top - 0.14), place(b, top - 0.14), place(b, top), place(a, top)]),
        cloth,
      )
      drawing.line(rule([place(a, top), place(b, top)]), mix('#c9d2d8', dark, 0.2), 4.5)
      drawing.line(
        rule([place(a, top), place(a, 1.93)]) + rule([place(b, top), place(b, 1.93)]),
        trim,
        2,
      )
      continue
    }
    const middle = (a + b) / 2
    drawing.path(
      face([
        place(a, from),
        place(b, from),
        place(b, top),
        place(middle, top - 0.07),
        place(a, top),
      ]),
      mix(cloth, dark, side === saloon.door ? 0.06 : 0.2),
    )
    const folds = [0.2, 0.4, 0.6, 0.8].map((share) => {
      const z = a + (b - a) * share
      return rule([place(z, from), place(z + (middle - z) * 0.16, top - 0.1)])
    })
    drawing.line(folds.join(''), mix(cloth, dark, 0.5), 1.5, { opacity: 0.5 })
    const lashing = [a, b].map((z) => {
      const inward = z + (middle - z) * 0.14
      return rule([place(z, top), place(inward, 1.62), place(inward, top - 0.02)])
    })
    drawing.line(lashing.join(''), trim, 1.6)
    drawing.line(
      rule([place(a, top), place(a, 1.9)]) + rule([place(b, top), place(b, 1.9)]),
      trim,
      2.2,
    )
  }
}

function paintBooks({ drawing, saloon, face, halfWidth }: Room, side: -1 | 1): void {
  const random = seeded(`books ${saloon.tones.wood}`, side > 0 ? 'right' : 'left')
  const spines = ['#c23b2e', '#24466b', '#e0b04a', '#2b8a8c', '#efe6d4', '#6b3a4a'] as const
  let z = side === saloon.door ? 2.1 : 2.5
  while (z < 3.7) {
    const thick = random.range(0.06, 0.12)
    const tall = heights.back + 0.04 + random.range(0.2, 0.3)
    const spine = spines[Math.floor(random.range(0, spines.length))] ?? '#24466b'
    const x = (away: number): number => side * (halfWidth(away) - 0.2)
    drawing.path(
      face([
        [x(z), heights.back, z],
        [x(z + thick), heights.back, z + thick],
        [x(z + thick), tall, z + thick],
        [x(z), tall, z],
      ]),
      mix(spine, saloon.tones.dark, 0.1 + 0.2 * saloon.night),
    )
    z += thick + (random.next() < 0.2 ? 0.16 : 0.01)
  }
}

function paintCushion({ drawing, saloon, at, halfWidth }: Room, side: -1 | 1): void {
  const { trim, dark, cushion } = saloon.tones
  if (side !== saloon.door) return
  const z = 2.05
  const [x, y] = at([side * (halfWidth(z) - 0.6), heights.seat + 0.22, z])
  drawing.group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${side * 14})` },
    () => {
      drawing.path('M-44-40Q0-50 44-40Q52 0 44 42Q0 50-44 42Q-52 0-44-40z', mix(trim, cushion, 0.1))
      drawing.line('M-30-30Q0-36 30-30M-30 32Q0 38 30 32', mix(trim, dark, 0.3), 2.4)
    },
  )
}
