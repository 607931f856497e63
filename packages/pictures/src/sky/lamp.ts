import { mix } from '../kit/colour.ts'
import type { Stage } from '../world/stage.ts'

/** Draws the glow, the rings and the disc of sun or moon. */
export function paintLamp(stage: Stage): void {
  const { drawing, palette, lamp, sun, width, horizon } = stage
  const moon = lamp.kind === 'moon'
  const reach = (moon ? 0.45 : 0.62) * Math.max(width, stage.height)
  const strength = (moon ? 0.5 : 0.85) * (lamp.glow ?? 1)
  const glow = drawing.radial(
    [
      [0, palette.glow, strength],
      [0.16, palette.glow, strength * 0.52],
      [0.42, palette.glow, strength * 0.17],
      [1, palette.glow, 0],
    ],
    sun,
    reach,
  )
  drawing.box(0, 0, width, horizon + 2, glow)
  if (lamp.size <= 0) return
  const radius = lamp.size * Math.min(width, stage.height)
  const ring = mix(palette.glow, palette.disc, 0.6)
  for (const [times, opacity] of [
    [4.6, 0.06],
    [3.1, 0.1],
    [1.9, 0.17],
  ] as const) {
    drawing.circle(sun[0], sun[1], radius * times, ring, {
      opacity: moon ? opacity * 0.55 : opacity,
    })
  }
  drawing.circle(sun[0], sun[1], radius, palette.disc)
  if (moon) paintSeas(stage, radius)
}

function paintSeas({ drawing, palette, sun }: Stage, radius: number): void {
  const shade = mix(palette.disc, '#7d7f86', 0.3)
  for (const [x, y, size] of [
    [-0.3, -0.25, 0.26],
    [0.25, 0.15, 0.34],
    [-0.1, 0.4, 0.18],
    [0.38, -0.35, 0.14],
  ] as const) {
    drawing.circle(sun[0] + x * radius, sun[1] + y * radius, size * radius, shade, { opacity: 0.3 })
  }
}
