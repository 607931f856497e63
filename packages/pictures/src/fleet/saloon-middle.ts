import { mix } from '../kit/colour.ts'
import { oval } from '../kit/path.ts'
import type { Vector } from '../kit/vector.ts'
import { depth, heights } from './saloon-room.ts'
import type { Room } from './saloon-room.ts'

const high = 0.74

/** Draws the mast, or the post below it, before the bulkhead. */
export function paintPost({ drawing, saloon, at }: Room): void {
  const { wood, dark } = saloon.tones
  const z = depth.far - 0.35
  const [x, foot] = at([0, 0, z])
  const [, top] = at([0, heights.head, z])
  const half = saloon.planked ? 19 : 13
  const base = saloon.planked ? wood : '#d9dee0'
  drawing.box(
    x - half,
    top,
    half * 2,
    foot - top,
    drawing.linear(
      [
        [0, mix(base, '#ffffff', 0.3)],
        [0.5, base],
        [1, mix(base, dark, 0.5)],
      ],
      [x - half, 0],
      [x + half, 0],
    ),
  )
  drawing.box(x - half - 4, top, half * 2 + 8, 9, mix(base, dark, 0.4))
  drawing.box(x - half - 4, foot - 10, half * 2 + 8, 12, mix(base, dark, 0.4))
}

/** Draws the table with its leaves and what stands on it. */
export function paintTable(room: Room): void {
  const { saloon } = room
  const half = saloon.table === 'leaves up' ? 0.56 : saloon.table === 'narrow' ? 0.22 : 0.26
  const [from, to] = saloon.table === 'narrow' ? ([2.3, 3.3] as const) : ([2.05, 3.4] as const)
  paintBelow(room, half, [from, to])
  paintTop(room, half, [from, to])
  paintOnTable(room, half, from)
}

type Span = readonly [from: number, to: number]

function paintBelow({ drawing, saloon, face }: Room, half: number, [from, to]: Span): void {
  const { wood, dark } = saloon.tones
  const leg: Vector[] = [
    [-0.2, 0, from + 0.2],
    [0.2, 0, from + 0.2],
    [0.19, high, from + 0.2],
    [-0.19, high, from + 0.2],
  ]
  drawing.path(face(leg), mix(wood, dark, 0.45))
  if (saloon.table !== 'leaves down') return
  for (const side of [-1, 1]) {
    const leaf: Vector[] = [
      [side * half, high, from],
      [side * half, high, to],
      [side * (half + 0.05), 0.36, to],
      [side * (half + 0.05), 0.36, from],
    ]
    drawing.path(face(leaf), mix(wood, dark, side === saloon.door ? 0.16 : 0.34))
  }
}

function paintTop({ drawing, saloon, face, rule }: Room, half: number, [from, to]: Span): void {
  const { wood, dark } = saloon.tones
  const line = (x: number): Vector[] => [
    [x, high, from],
    [x, high, to],
  ]
  const light = drawing.linear(
    [
      [0, mix(wood, '#fff0d0', 0.42)],
      [1, mix(wood, '#fff0d0', 0.12)],
    ],
    [0, 330],
    [0, 440],
  )
  drawing.path(face([...line(-half), ...line(half).toReversed()]), light)
  const edge: Vector[] = [
    [-half, high, from],
    [half, high, from],
    [half, high - 0.06, from],
    [-half, high - 0.06, from],
  ]
  drawing.path(face(edge), mix(wood, dark, 0.3))
  const seams = saloon.table === 'leaves up' ? [-0.24, 0.24] : [0]
  drawing.line(seams.map((x) => rule(line(x))).join(''), mix(wood, dark, 0.5), 1.6, {
    opacity: 0.6,
  })
}

function paintOnTable({ drawing, saloon, at, face, rule }: Room, half: number, from: number): void {
  const { trim, dark } = saloon.tones
  if (saloon.onTable === 'chart') {
    const chart = (x: number, z: number): Vector => [x * half, high + 0.01, from + z]
    drawing.path(
      face([chart(-0.85, 0.12), chart(0.75, 0.1), chart(0.85, 0.95), chart(-0.7, 1)]),
      '#fbf7ea',
    )
    drawing.path(
      face([chart(-0.85, 0.12), chart(-0.2, 0.11), chart(-0.42, 0.6), chart(-0.7, 1)]),
      '#ecd49a',
    )
    drawing.line(rule([chart(-0.1, 0.24), chart(0.66, 0.76)]), '#c8402f', 2.4)
    return
  }
  if (saloon.onTable === 'nothing') return
  const cups = saloon.onTable === 'mugs' ? [-0.5, 0.45] : [-0.7, 0.7]
  for (const [index, share] of cups.entries()) {
    const [x, y] = at([share * half, high, from + 0.3 + index * 0.3])
    drawing.path(oval(x, y, 17, 5), dark, { opacity: 0.3 })
    drawing.path(`M${x - 13} ${y - 32}h26l-2 32q-11 5-22 0z`, index ? '#efe6d4' : '#d8472c')
    drawing.path(oval(x, y - 32, 13, 4), '#5a3a28')
    drawing.line(`M${x + 13} ${y - 26}q12 3 1 17`, index ? '#efe6d4' : '#d8472c', 4)
  }
  if (saloon.onTable !== 'supper') return
  const [x, y] = at([0, high, from + 0.35])
  drawing.path(oval(x, y - 4, 31, 9), mix(trim, '#ffffff', 0.6))
  drawing.path(oval(x, y - 8, 24, 6), '#a4502f')
  drawing.line(
    `M${x - 12} ${y - 20}q-8-16 0-30t0-28M${x + 10} ${y - 22}q-7-14 0-26t0-24`,
    '#fff6e6',
    6,
    { opacity: 0.32 },
  )
}

/** Draws the lamp over the table, or the spots in the overhead, with their glow. */
export function paintLamp(room: Room): void {
  const { drawing, saloon, at } = room
  const { trim } = saloon.tones
  if (saloon.lamp === 'brass') {
    const [x, hook] = at([0, heights.head, 2.15])
    drawing.line(`M${x} ${hook}V86`, trim, 3)
    drawing.circle(
      x,
      132,
      210,
      drawing.radial(
        [
          [0, '#ffd98a', 0.6],
          [0.3, '#ffc763', 0.26],
          [1, '#ffc763', 0],
        ],
        [x, 132],
        210,
      ),
    )
    drawing.path(
      `M${x - 62} 108C${x - 50} 60 ${x + 50} 60 ${x + 62} 108z`,
      mix(trim, '#7a4a10', 0.3),
    )
    drawing.path(
      `M${x - 62} 108C${x - 54} 74 ${x - 24} 70 ${x - 10} 72L${x - 22} 108z`,
      mix(trim, '#fff0c0', 0.3),
    )
    drawing.path(oval(x, 136, 17, 30), '#fff1c4')
    drawing.path(`M${x - 22} 164h44l-6 26h-32z`, mix(trim, '#5a3a10', 0.24))
    return
  }
  const glow = saloon.lamp === 'red' ? '#ff6a4a' : '#ffe9b8'
  for (const [px, z] of [
    [-0.7, 2],
    [0.7, 2],
    [-0.66, 3.2],
    [0.66, 3.2],
  ] as const) {
    const [x, y] = at([px, heights.head, z])
    drawing.circle(
      x,
      y + 10,
      110 / z,
      drawing.radial(
        [
          [0, glow, 0.4 + 0.3 * saloon.night],
          [1, glow, 0],
        ],
        [x, y + 10],
        110 / z,
      ),
    )
    drawing.path(oval(x, y, 34 / z, 12 / z), mix(glow, '#ffffff', 0.5))
  }
}

/** Draws sail bags lying on the sole. */
export function paintSailBags({ drawing, saloon, at }: Room): void {
  const { dark } = saloon.tones
  for (const [px, z, cloth] of [
    [-0.16, 3.6, '#2f6d8f'],
    [0.3, 3.5, '#c8402f'],
  ] as const) {
    const [x, y] = at([px, 0, z])
    drawing.path(
      `M${x - 46} ${y}Q${x - 58} ${y - 50} ${x - 22} ${y - 62}L${x - 10} ${y - 78}H${x + 10}L${x + 22} ${y - 62}Q${x + 58} ${y - 50} ${x + 46} ${y}z`,
      cloth,
    )
    drawing.path(
      `M${x + 4} ${y}Q${x + 30} ${y - 30} ${x + 22} ${y - 62}Q${x + 58} ${y - 50} ${x + 46} ${y}z`,
      dark,
      { opacity: 0.2 },
    )
    drawing.line(`M${x - 20} ${y - 63}H${x + 20}`, '#f4efe2', 4)
  }
}
