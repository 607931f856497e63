import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { held } from '../kit/numbers.ts'
import { curve, lens, pair } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Sands } from './waterfront-parts.ts'

/** Draws a beach along the foot: swash, wet sand, dry sand with ripples, grass where it is told. */
export function paintSands(stage: Stage, sands: Sands): void {
  const { drawing, width, height, palette, scale } = stage
  const random = seeded(stage.name, 'beach')
  const dry = seen(stage, sands.colour)
  const wet = mix(dry, palette.waveDark, 0.24)
  const points = sands.edge.map(([x, y]): Point => [x * width, y * height])
  const band = (down: number): string => {
    const line = points.map(([x, y], i): Point => [
      x,
      y + (down + 2.4 * Math.sin(i * 2.1 + down)) * scale,
    ])
    return `${curve(line)}L${pair([width + 30, height + 30])}L${pair([-30, height + 30])}z`
  }
  drawing.path(band(-34), palette.waveLight, { opacity: 0.3 })
  drawing.path(band(-15), palette.foam, { opacity: 0.55 })
  drawing.path(band(-9), mix(palette.waveLight, dry, 0.3), { opacity: 0.9 })
  drawing.path(band(-2), palette.foam, { opacity: 0.95 })
  drawing.path(band(2), wet)
  const top = Math.min(...points.map(([, y]) => y))
  drawing.path(
    band(20),
    drawing.linear(
      [
        [0, mix(dry, wet, 0.3)],
        [0.35, dry],
        [1, mix(dry, '#fff6e0', 0.35)],
      ],
      [0, top + 20 * scale],
      [0, height],
    ),
  )
  let marks = ''
  for (let i = 0; i < 60; i++) {
    const x = random.next() * width
    const edge = held(points, (x / width) * (points.length - 1))[1] + 34 * scale
    const y = edge + random.next() * Math.max(0, height - edge)
    marks += lens(x, y, random.range(10, 46) * scale, random.range(0.7, 1.8) * scale)
  }
  drawing.path(marks, mix(dry, palette.shadow, 0.2), { opacity: 0.4 })
  if (sands.castle) paintCastle(stage, sands.castle, dry)
}

/** A keep and two towers of damp sand with a paper flag, and a bucket beside them. */
function paintCastle(stage: Stage, [x, y, wide]: NonNullable<Sands['castle']>, dry: Colour): void {
  const { drawing, width, height, scale, lightSide } = stage
  const unit = (wide * 800 * scale) / 100
  const damp = mix(dry, '#a8793f', 0.36)
  const place = `translate(${pair([x * width, y * height])}) scale(${(unit * -lightSide).toFixed(3)} ${unit.toFixed(3)})`
  drawing.group({ transform: place }, () => {
    drawing.path('M-64 6Q-40-14 0-14T66 6Q0 14-64 6z', mix(damp, dry, 0.3))
    drawing.path('M-44 0L-38-34H-34V-28H-28V-34H-22V-28H-18V-34H-14L-8 0z', damp)
    drawing.path('M12 0L17-32H21V-26H27V-32H33V-26H37V-32H41L46 0z', damp)
    drawing.path('M-22 2L-15-54H-10V-46H-2V-54H4V-46H10V-54H16L23 2z', mix(damp, '#fff3d8', 0.16))
    drawing.path('M6 2L9-46H10V-54H16L23 2zM36 0L37-32H41L46 0z', mix(damp, '#6b4a34', 0.34))
    drawing.line('M0-50V-84', '#7d6a54', 2.4)
    drawing.path('M0-84L22-76L0-68z', '#c8432a')
    drawing.path('M58 8L54-18H84L80 8z', '#2f7f9a')
    drawing.path('M54-18a15 4 0 0 1 30 0a15 4 0 0 1-30 0z', '#1f5f78')
  })
}
