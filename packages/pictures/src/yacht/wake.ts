import { clamp, lerp } from '../kit/numbers.ts'
import { lens } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Pose } from './pose.ts'

/** Where and how strongly a vessel stirs the water. */
export interface Wash {
  readonly name: string
  readonly pose: Pose
  readonly length: number
  readonly speed: number
  /** The water's edge along the near side, from stern 0 to stem 1. */
  edge(u: number): Point
}

/** Draws foam along the waterline, the bow wave and the wake astern, seen from about the deck. */
export function paintWash(stage: Stage, wash: Wash): void {
  const { drawing, palette } = stage
  drawing.path(waterlineFoam(stage, wash) + bowWave(stage, wash), palette.foam, { opacity: 0.9 })
  if (wash.speed > 1.5) drawing.path(spray(stage, wash), palette.foam, { opacity: 0.8 })
  const { pose, length, speed } = wash
  const seen = Math.abs(pose.place([length / 2, 0, 0])[0] - pose.place([-length / 2, 0, 0])[0])
  if (speed > 0.2 && seen > pose.pixels * 3) {
    drawing.path(wake(stage, wash), palette.foam, { opacity: 0.5 })
  }
}

/** Draws the widening trail and bow waves of a vessel seen from the air, under its hull. */
export function paintTrail(stage: Stage, { name, pose, length, speed }: Wash): void {
  if (speed <= 0) return
  const random = seeded(name, 'trail')
  const half = length / 2
  const drop = (x: number, y: number, width: number, height: number): string => {
    const [px, py] = pose.place([x, y, -pose.lift])
    return lens(px, py, width * pose.pixels, height * pose.pixels)
  }
  let shape = ''
  for (const side of [-1, 1]) {
    for (let i = 0; i < 26; i++) {
      const q = i / 26
      const y = side * (0.5 + q * 5.2) + random.gauss() * 0.25
      shape += drop(
        half - 0.4 - q * 17,
        y,
        random.range(0.8, 2.2) * (1 - 0.5 * q),
        0.2 * (1 - 0.4 * q),
      )
    }
  }
  for (let i = 0; i < 46; i++) {
    const q = i / 46
    const y = random.gauss() * (0.7 + q * 1.3)
    shape += drop(-half - q * 26, y, random.range(0.6, 2.4) * (1 - 0.4 * q), 0.19 * (1 - 0.5 * q))
  }
  stage.drawing.path(shape, stage.palette.foam, { opacity: 0.7 * clamp(speed) })
}

function ends({ pose, length }: Wash) {
  const stern = pose.place([-length / 2, 0, -pose.lift * 0.6])
  const bow = pose.place([length / 2, 0, -pose.lift * 0.6])
  return { stern, bow, ahead: Math.sign(bow[0] - stern[0]) || 1 }
}

function waterlineFoam({ clock }: Stage, wash: Wash): string {
  const { stern, bow, ahead } = ends(wash)
  const { speed, pose } = wash
  const random = seeded(wash.name, 'foam')
  const width = Math.abs(bow[0] - stern[0])
  const count = Math.round(clamp(width / 9, 5, 26))
  const bow2stern = speed < 0.1 ? 0.25 : 1
  let shape = ''
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const lively = t > 0.82 || t < 0.12 ? 1 : 0.35
    const drift = ahead * pose.pixels * 0.15 * clock.swing(2, i * 0.21) * speed
    const [edgeX, edgeY] = wash.edge(t)
    const x = edgeX + random.range(-0.02, 0.02) * width - drift
    const y = edgeY + pose.pixels * (0.03 + random.range(0, 0.1))
    const breathing = 1 + 0.2 * clock.swing(3, i * 0.33) * speed
    const across = (width / count) * random.range(1.2, 2.6) * breathing
    const thick = pose.pixels * bow2stern * (0.05 + 0.12 * speed * lively * random.range(0.5, 1.4))
    shape += lens(x, y, across, thick)
  }
  return shape
}

function bowWave({ clock }: Stage, wash: Wash): string {
  const { bow, ahead } = ends(wash)
  const { pose, speed, name } = wash
  const random = seeded(name, 'bow wave')
  const short = wash.length / 12.2
  let shape = ''
  for (let i = 0; i < 4; i++) {
    const grown = (1.7 + 0.5 * i) * (1 + 0.12 * clock.swing(2, i * 0.2)) * short
    const x = bow[0] - ahead * pose.pixels * (0.6 + i * 0.75) * short
    const y = bow[1] + pose.pixels * (0.12 + 0.13 * i) * short
    const thick = pose.pixels * (0.2 + 0.05 * random.next()) * Math.min(1.3, speed) * short
    if (i < 4 * speed) shape += lens(x, y, pose.pixels * grown, thick)
  }
  return shape
}

function spray({ clock }: Stage, wash: Wash): string {
  const { bow, stern, ahead } = ends(wash)
  const { pose, length, name } = wash
  const random = seeded(name, 'spray')
  let shape = ''
  for (let i = 0; i < 60; i++) {
    const t = random.next()
    const along = lerp(bow[0] - ahead * length * 0.12 * pose.pixels, stern[0], t)
    const fan = Math.sin(Math.PI * Math.min(1, t * 1.25)) * (1 - t * 0.35)
    const high = pose.pixels * fan * random.next() * 0.75 * (1 + 0.15 * clock.swing(3, t))
    const y = lerp(bow[1], stern[1], t) + pose.pixels * 0.3 - high
    const width = pose.pixels * random.range(0.25, 0.9) * (1.2 - high / pose.pixels)
    shape += lens(
      along - ahead * high * 0.6,
      y,
      Math.max(1, width),
      pose.pixels * random.range(0.05, 0.13),
    )
  }
  return shape
}

function wake({ clock }: Stage, wash: Wash): string {
  const { stern, ahead } = ends(wash)
  const { pose, speed, name } = wash
  const random = seeded(name, 'wake')
  const count = 18
  let shape = ''
  for (let i = 0; i < count; i++) {
    const t = clock.round(2, (i + random.next()) / count)
    const spread = pose.pixels * (0.1 + t * 0.9 * random.next() + 0.15 * random.gauss())
    const x = stern[0] - ahead * pose.pixels * (0.5 + t * 15 * speed)
    const width = pose.pixels * random.range(1, 3.2) * (1 - 0.3 * t)
    const fade = Math.min(1, t * 8, (1 - t) * 6)
    const thick = pose.pixels * random.range(0.06, 0.16) * (1 - 0.6 * t)
    shape += lens(x, stern[1] + spread, width * fade + 0.1, thick * fade + 0.05)
  }
  return shape
}
