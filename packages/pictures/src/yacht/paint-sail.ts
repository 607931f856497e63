import { lightness, mix } from '../kit/colour.ts'
import type { Colour, Stop } from '../kit/colour.ts'
import { clamp, lerp, steps } from '../kit/numbers.ts'
import { polygon } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Vector } from '../kit/vector.ts'
import { face, rope } from './brush.ts'
import type { Brush } from './brush.ts'
import type { Patch } from './patches.ts'
import { facing, lit } from './pose.ts'
import type { Sail } from './rig.ts'

/** Draws a sail, light falling through or on it; gives back its outline. */
export function paintSail(brush: Brush, sail: Sail): string {
  const outline = polygon(edge(sail.patch, brush.detail === 2 ? 14 : 8).map(brush.pose.place))
  if (sail.bands) paintBands(brush, sail, sail.bands, outline)
  else paintCloth(brush, sail, outline)
  return outline
}

/** Once round a patch: up the luff, along the head, down the leech, back along the foot. */
export function edge(patch: Patch, fine: number): Vector[] {
  const up = steps(fine + 1)
  return [
    ...up.map((v) => patch(0, v)),
    ...steps(4, 0.25).map((s) => patch(s, 1)),
    ...up.map((v) => patch(1, 1 - v)),
    ...up.slice(1, -1).map((s) => patch(1 - s, 0)),
  ]
}

function clothColours(brush: Brush, sail: Sail): readonly [Colour, Colour, number] {
  const { sailcloth, shadow, tint } = brush.stage.palette
  if (!sail.cloth) return sailcloth
  const dark =
    lightness(sail.cloth) > 0.85
      ? mix(sail.cloth, sailcloth[1], 0.72)
      : mix(mix(sail.cloth, sailcloth[1], 0.3), mix(shadow, '#8a2f24', 0.4), 0.28)
  return [mix(sail.cloth, tint[0], tint[1] * 0.2), dark, sailcloth[2] * 1.15]
}

function paintCloth(brush: Brush, sail: Sail, outline: string): void {
  const { drawing, pose, stage, detail } = brush
  const [bright, dark, gain] = clothColours(brush, sail)
  const tones = [0, 0.15, 0.35, 0.6, 0.85, 1].map((s): Stop => {
    const light = lit(stage, facing(pose, sail.patch, clamp(s, 0.04, 0.96), 0.4), true)
    return [s, mix(dark, bright, clamp((stage.lamp.behind ? 0.42 : 0.3) + light * gain))]
  })
  const middle = tones[2]?.[1] ?? bright
  const [luff, leech] = [pose.place(sail.patch(0, 0.4)), pose.place(sail.patch(1, 0.4))]
  const wide = Math.hypot(leech[0] - luff[0], leech[1] - luff[1]) > 3 && detail > 0
  drawing.path(outline, wide ? drawing.linear(tones, luff, leech) : middle)
  brush.mirrored.push({ points: edge(sail.patch, 6).map(pose.place), colour: middle })
  if (detail === 0) return
  const [foot, head] = [pose.place(sail.patch(0.5, 0)), pose.place(sail.patch(0.5, 1))]
  const falling: Stop[] = [
    [0, dark, 0.34],
    [0.5, dark, 0],
    [1, bright, 0.22],
  ]
  drawing.path(outline, drawing.linear(falling, foot, head))
  if (detail === 2) paintSewing(brush, sail, dark)
}

function paintSewing(brush: Brush, sail: Sail, dark: Colour): void {
  const { patch } = sail
  for (let seam = 1; seam < sail.seams; seam++) {
    const line = steps(9).map((s) => patch(s, seam / sail.seams))
    rope(brush, line, dark, 0.025, { opacity: 0.42, least: 0.5 })
  }
  if (sail.battens) {
    for (const v of [0.22, 0.42, 0.62, 0.8]) {
      const line = steps(5, 0.45, 1).map((s) => patch(s, v))
      rope(brush, line, dark, 0.05, { opacity: 0.6, least: 0.7 })
    }
  }
  const corners: [Vector, Vector, Vector][] = [
    [patch(0, 0), patch(0.16, 0), patch(0, 0.056)],
    [patch(1, 0), patch(0.82, 0), patch(1, 0.064)],
    [patch(0, 0.93), patch(1, 0.93), patch(0.5, 1)],
  ]
  for (const corner of corners) face(brush, corner, dark, { opacity: 0.26 })
}

function paintBands(brush: Brush, sail: Sail, bands: readonly Colour[], outline: string): void {
  const { drawing, pose, stage } = brush
  const [across, up] = brush.detail === 2 ? [9, 3] : [6, 2]
  bands.forEach((colour, band) => {
    const [low, high] = [band / bands.length, (band + 1) / bands.length]
    const dark = mix(colour, stage.palette.shadow, 0.5)
    for (let row = 0; row < up; row++) {
      for (let column = 0; column < across; column++) {
        const along: Span = [column / across, (column + 1) / across]
        const above: Span = [lerp(low, high, row / up), lerp(low, high, (row + 1) / up)]
        const [s, v] = sail.gores ? [above, along] : [along, above]
        const normal = facing(pose, sail.patch, middle(s), middle(v))
        const tone = mix(dark, colour, clamp(0.3 + lit(stage, normal, true) * 0.95))
        const corners = [sail.patch(s[0], v[0]), sail.patch(s[1], v[0])]
        const rest = [sail.patch(s[1], v[1]), sail.patch(s[0], v[1])]
        face(brush, [...corners, ...rest], tone, { stroke: tone, strokeWidth: 0.7 })
      }
    }
    brush.mirrored.push({ points: ringOf(sail, low, high).map(pose.place), colour })
  })
  const [luff, leech]: Point[] = [pose.place(sail.patch(0, 0.45)), pose.place(sail.patch(1, 0.45))]
  if (!luff || !leech) return
  const { shadow } = stage.palette
  const fold: Stop[] = [
    [0, shadow, 0.26],
    [0.3, shadow, 0],
    [0.62, '#ffffff', 0.1],
    [1, shadow, 0.18],
  ]
  drawing.path(outline, drawing.linear(fold, luff, leech))
}

type Span = readonly [number, number]

function middle([from, to]: Span): number {
  return clamp((from + to) / 2, 0.03, 0.97)
}

function ringOf(sail: Sail, low: number, high: number): Vector[] {
  const there = steps(9)
  const at = (along: number, band: number): Vector =>
    sail.gores ? sail.patch(band, along) : sail.patch(along, band)
  return [...there.map((s) => at(s, low)), ...there.toReversed().map((s) => at(s, high))]
}
