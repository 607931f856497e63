import { mix } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { pair, polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { alongLine, level, seenAt, upright } from './plan.ts'
import type { Quayside, Spot } from './waterfront-parts.ts'

const deck = 1.9
const eaves = 8.6
const setback = 9

/** Draws the quay, the warehouse behind it, and both their likenesses in the water. */
export function paintQuayside(stage: Stage, quay: Quayside): void {
  paintHouse(stage, quay)
  paintDeck(stage, quay)
}

function paintDeck(stage: Stage, quay: Quayside): void {
  const { drawing, palette, scale } = stage
  const at = (on: number, left = 0): Spot => alongLine(quay.from, quay.turn, on, left)
  const wood = seen(stage, '#b98d5f')
  const back = setback + 4
  drawing.path(
    level(stage, [at(0), at(quay.length), at(quay.length, back), at(0, back)], deck),
    mix(wood, '#ffeccb', 0.35),
  )
  const face = upright(stage, at(0), at(quay.length), 0, deck)
  const mirrored = upright(stage, at(0), at(quay.length), -deck * 1.5, 0)
  drawing.path(mirrored, mix(wood, palette.waveDark, 0.62), { opacity: 0.5 })
  drawing.path(face, mix(wood, palette.shadow, 0.66))
  let [piles, beams] = ['', '']
  for (const on of steps(Math.round(quay.length / 2.4), 0, quay.length)) {
    const [foot, head] = [
      seenAt(stage, at(on, -0.1), -0.2),
      seenAt(stage, at(on, -0.1), deck + 0.3),
    ]
    const half = (0.17 * stage.focal) / at(on)[1]
    piles += polygon([
      [foot[0] - half, foot[1]],
      [head[0] - half, head[1]],
      [head[0] + half, head[1]],
      [foot[0] + half, foot[1]],
    ])
  }
  for (const up of [0.55, 1.2]) beams += upright(stage, at(0), at(quay.length), up, up + 0.22)
  drawing.path(beams, mix(wood, palette.shadow, 0.34))
  drawing.path(piles, mix(wood, palette.shadow, 0.16))
  drawing.path(
    upright(stage, at(0), at(quay.length), deck - 0.22, deck + 0.06),
    mix(wood, '#ffeccb', 0.2),
  )
  const line = `M${pair(seenAt(stage, at(0), deck + 0.05))}L${pair(seenAt(stage, at(quay.length), deck + 0.05))}`
  drawing.line(line, mix(wood, '#fff4dc', 0.6), 1.2 * scale)
}

function paintHouse(stage: Stage, quay: Quayside): void {
  const { drawing, palette } = stage
  const [start, end] = quay.house
  const at = (on: number, left: number): Spot => alongLine(quay.from, quay.turn, on, left)
  const brick = seen(stage, '#b3654a')
  const long = (end - start) / quay.bays
  const gable = (on: number, left: number): Point[] => [
    seenAt(stage, at(on, left), deck),
    seenAt(stage, at(on, left), eaves),
    seenAt(stage, at(on + long / 2, left), eaves + 3.6),
    seenAt(stage, at(on + long, left), eaves),
    seenAt(stage, at(on + long, left), deck),
  ]
  const likeness = upright(stage, at(start, setback), at(end, setback), -eaves * 0.9, 0)
  const foot = seenAt(stage, at(start, setback), 0)[1]
  const fade = drawing.linear(
    [
      [0, mix(brick, palette.waveDark, 0.3), 0.34],
      [1, mix(brick, palette.waveDark, 0.3), 0],
    ],
    [0, foot - 10 * stage.scale],
    [0, foot + 110 * stage.scale],
  )
  drawing.path(likeness, fade)
  const slate = seen(stage, '#6a6570')
  for (const index of steps(quay.bays, quay.bays - 1, 0)) {
    const on = start + index * long
    const ridge = [
      seenAt(stage, at(on + long / 2, setback), eaves + 3.75),
      seenAt(stage, at(on + long / 2, setback + 16), eaves + 3.75),
    ] as const
    const [left, right] = [
      seenAt(stage, at(on - 0.25, setback), eaves),
      seenAt(stage, at(on + long + 0.25, setback), eaves),
    ]
    const far = seenAt(stage, at(on + long, setback + 16), eaves)
    drawing.path(polygon([ridge[0], ridge[1], far, right]), slate)
    drawing.path(
      polygon(gable(on, setback)),
      drawing.linear(
        [
          [0, mix(brick, '#ffe6bd', 0.24)],
          [1, mix(brick, palette.shadow, 0.16)],
        ],
        seenAt(stage, at(on, setback), eaves + 3),
        seenAt(stage, at(on + long, setback), deck),
      ),
    )
    drawing.line(
      polygon([left, ridge[0], right], false),
      mix(slate, '#fff0d4', 0.25),
      1.6 * stage.scale,
    )
    paintBay(stage, (o) => at(on + o * long, setback - 0.05), brick)
  }
  paintEnd(stage, quay, brick)
}

/** The near end wall, in shade when the light comes from elsewhere. */
function paintEnd(stage: Stage, quay: Quayside, brick: ReturnType<typeof seen>): void {
  const at = (left: number): Spot => alongLine(quay.from, quay.turn, quay.house[0], left)
  const wall = upright(stage, at(setback), at(setback + 16), deck, eaves)
  stage.drawing.path(wall, mix(brick, stage.palette.shadow, 0.42))
}

/** Double doors in white below, three arched windows and a round one above; `at` goes along the bay. */
function paintBay(stage: Stage, at: (share: number) => Spot, brick: ReturnType<typeof seen>): void {
  const { drawing, palette, scale } = stage
  const white = seen(stage, '#fbf5e6')
  const dark = mix(brick, palette.shadow, 0.6)
  drawing.path(upright(stage, at(0.28), at(0.72), deck, 5.4), mix(brick, palette.shadow, 0.3))
  drawing.path(upright(stage, at(0.31), at(0.49), deck, 5.1), white)
  drawing.path(upright(stage, at(0.51), at(0.69), deck, 5.1), mix(white, palette.shadow, 0.08))
  const rails = [2.6, 3.5, 4.4].map(
    (up) => `M${pair(seenAt(stage, at(0.31), up))}L${pair(seenAt(stage, at(0.69), up))}`,
  )
  drawing.line(rails.join(''), mix(white, palette.shadow, 0.22), 0.8 * scale)
  const arch = (from: number, to: number, low: number, high: number): string => {
    const [a, b] = [seenAt(stage, at(from), low), seenAt(stage, at(to), low)]
    const [c, d] = [seenAt(stage, at(to), high), seenAt(stage, at(from), high)]
    const crown = seenAt(stage, at((from + to) / 2), high + 0.9)
    return `M${pair(a)}L${pair(b)}L${pair(c)}Q${pair(crown)} ${pair(d)}z`
  }
  drawing.path(
    arch(0.2, 0.34, 6.2, 7.5) + arch(0.43, 0.57, 6.2, 7.8) + arch(0.66, 0.8, 6.2, 7.5),
    dark,
  )
  const lit = arch(0.22, 0.27, 6.3, 7.3) + arch(0.45, 0.5, 6.3, 7.6) + arch(0.68, 0.73, 6.3, 7.3)
  drawing.path(lit, mix(dark, '#ffe6b4', 0.42))
  const [eye, rim] = [seenAt(stage, at(0.5), 10), seenAt(stage, at(0.5), 10.55)]
  drawing.circle(eye[0], eye[1], eye[1] - rim[1], white)
  drawing.circle(eye[0], eye[1], (eye[1] - rim[1]) * 0.72, dark)
  drawing.line(
    `M${pair(seenAt(stage, at(0), 5.75))}L${pair(seenAt(stage, at(1), 5.75))}`,
    mix(brick, '#ffe9c6', 0.45),
    1.1 * scale,
  )
}
