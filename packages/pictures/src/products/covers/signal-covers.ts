import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { radians, steps } from '../../kit/numbers.ts'
import { curve, disc, pair, polygon } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { coverSize } from '../book/pose.ts'

const { width, height } = coverSize

/** A vessel seen end on by night: red to port, green to starboard, white above, by their arcs. */
export function paintRules(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#0b1a36', '#1c3d68'), [0, 0], [0, height]),
  )
  const [cx, cy] = [200, 370]
  const fan = (from: number, to: number, r: number): string => {
    const arc = steps(24, from, to).map((a): Point => [
      cx + Math.sin(radians(a)) * r,
      cy - Math.cos(radians(a)) * r,
    ])
    return polygon([[cx, cy], ...arc])
  }
  for (const [r, opacity] of [
    [330, 0.3],
    [240, 0.35],
    [150, 0.5],
  ] as const) {
    drawing.path(fan(-112, 0, r), '#e2593c', { opacity })
    drawing.path(fan(0, 112, r), '#39b37a', { opacity })
    drawing.path(fan(112, 248, r * 0.8), '#f4ecd4', { opacity: opacity * 0.75 })
  }
  drawing.line(`M${cx} ${cy}V20`, '#fbf7ef', 3, { dash: '14 12', opacity: 0.8 })
  drawing.path(
    'M200 282C236 322 246 370 240 446Q200 460 160 446C154 370 164 322 200 282z',
    '#fbf7ef',
  )
  drawing.path('M200 322C216 346 222 378 220 416H180C178 378 184 346 200 322z', '#b9c6d0')
  drawing.path('M186 366h28v34h-28z', '#10304d')
  drawing.circle(168, 352, 12, '#e2593c', { stroke: '#fbf7ef', strokeWidth: 3 })
  drawing.circle(232, 352, 12, '#39b37a', { stroke: '#fbf7ef', strokeWidth: 3 })
  drawing.circle(200, 438, 9, '#fff4c8', { stroke: '#10304d', strokeWidth: 2 })
}

/** A hand-held radio, its message going out in rings. */
export function paintRadio(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#f3a24f', '#e2593c'), [0, 0], [width * 0.3, height]),
  )
  for (const [r, opacity] of [
    [320, 0.16],
    [240, 0.22],
    [165, 0.3],
    [95, 0.42],
  ] as const) {
    drawing.circle(150, 232, r, 'none', { stroke: '#fff2d8', strokeWidth: 16, opacity })
  }
  drawing.group({ transform: 'translate(190 0) rotate(8 0 400)' }, () => {
    drawing.path('M-62 214h20l4 120h-28z', '#1b2838')
    drawing.path(
      'M-80 330q0-22 22-22H58q24 0 24 24v236H-80z',
      drawing.linear(evenly('#2c435c', '#1d3048', '#101c2c'), [-80, 0], [84, 0]),
    )
    drawing.path('M44 308v-26q0-10 12-10t12 10v30z', '#0f1a28')
    drawing.path('M-56 340q0-10 10-10H48q10 0 10 10v62q0 10-10 10H-46q-10 0-10-10z', '#bfe3c4')
    drawing.path('M-44 346h40v50h-40zM8 346h14v50H8zM30 346h14v50H30z', '#2f5a4a')
    drawing.circle(0, 496, 48, '#0d1622')
    for (const y of steps(6, 466, 526)) drawing.line(`M-30 ${y}H30`, '#33506c', 5)
    for (const x of [-48, 0, 48]) drawing.circle(x, 432, 10, x ? '#5b7590' : '#e2593c')
  })
}

/** The screen of a radar: rings, coast and a bright sweep. */
export function paintRadar(drawing: Drawing): void {
  drawing.box(0, 0, width, height, '#0b1f24')
  const [cx, cy, r] = [200, 346, 178]
  drawing.circle(cx, cy, r + 14, '#1b3a3e')
  drawing.circle(cx, cy, r, drawing.radial(evenly('#11463c', '#062a26'), [cx, cy], r))
  const clip = drawing.clip(disc(cx, cy, r))
  drawing.group({ clip }, () => {
    for (const [angle, opacity] of steps(16, 0, 1).map(
      (t) => [t * 62, 0.09 * (1 - t) + 0.01] as const,
    )) {
      const edge = (a: number): Point => [
        cx + Math.sin(radians(a)) * r * 1.1,
        cy - Math.cos(radians(a)) * r * 1.1,
      ]
      drawing.path(polygon([[cx, cy], edge(48), edge(44 - angle)]), '#7dffb0', { opacity })
    }
    paintEchoes(drawing)
  })
  for (const share of [0.25, 0.5, 0.75, 1])
    drawing.line(disc(cx, cy, r * share), '#58e09a', 2.5, { opacity: share === 1 ? 0.9 : 0.5 })
  drawing.line(`M${cx} ${cy - r}V${cy + r}M${cx - r} ${cy}H${cx + r}`, '#58e09a', 1.6, {
    opacity: 0.4,
  })
  drawing.line(`M${cx} ${cy}L${cx + 132} ${cy - 119}`, '#c4ffdc', 5)
  drawing.circle(cx, cy, 6, '#eafff2')
}

function paintEchoes(drawing: Drawing): void {
  const random = seeded('cover-radar')
  const coast = steps(30, 0, 1).map((t): Point => [
    74 + Math.sin(t * 7) * 24 + random.range(-10, 10),
    200 + t * 320,
  ])
  const inland = coast.map(([x, y]): Point => [x - random.range(16, 46), y])
  drawing.path(polygon([...coast, ...inland.toReversed()]), '#e0b93f', { opacity: 0.8 })
  drawing.line(polygon(coast, false), '#fff0a0', 5)
  for (const [x, y] of [
    [262, 258],
    [312, 330],
    [246, 426],
    [176, 250],
    [296, 432],
  ] as const) {
    const turn = random.range(-0.4, 0.4)
    drawing.line(`M${pair([x - 10, y - 10 * turn])}L${pair([x + 10, y + 10 * turn])}`, '#ffe88a', 9)
  }
}

/** A weather chart: isobars about a low, a warm front and a cold one. */
export function paintWeather(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(evenly('#dfeef0', '#b4d9df'), [0, 0], [0, height]),
  )
  drawing.path('M-10 470C60 440 130 476 190 458C250 440 300 480 410 452V570H-10z', '#a9c9a4')
  const [cx, cy] = [150, 330]
  steps(7, 0, 1).forEach((t, i) => {
    const ring = steps(26, 0, 346).map((a): Point => {
      const r =
        34 +
        t * 240 +
        Math.sin(radians(a * 2 + 40)) * (6 + 26 * t) +
        (Math.abs(a - 150) < 40 ? t * 22 : 0)
      return [cx + Math.sin(radians(a)) * r * 1.12, cy - Math.cos(radians(a)) * r * 0.86]
    })
    drawing.line(curve(ring, true), '#2f6f8c', i % 2 ? 2.4 : 3.4, { opacity: 0.75 })
  })
  const warm = [
    [178, 322],
    [236, 316],
    [292, 346],
    [348, 404],
    [384, 470],
  ] as const
  const cold = [
    [166, 348],
    [190, 400],
    [190, 454],
    [168, 514],
    [130, 566],
  ] as const
  drawing.line(curve(warm), '#c8432a', 7)
  drawing.line(curve(cold), '#10304d', 7)
  for (const [x, y, turn] of [
    [226, 314, 8],
    [284, 340, 34],
    [340, 392, 50],
  ] as const) {
    drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () =>
      drawing.path('M-19 2a19 19 0 0 1 38 0z', '#c8432a'),
    )
  }
  for (const [x, y, turn] of [
    [188, 398, 72],
    [189, 452, 94],
    [170, 508, 112],
  ] as const) {
    drawing.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () =>
      drawing.path('M-19 2L0-30L19 2z', '#10304d'),
    )
  }
  drawing.circle(cx, cy, 24, '#fbf7ef', { opacity: 0.9 })
  drawing.line(`M${cx - 11} ${cy - 11}l22 22m0-22l-22 22`, '#c8432a', 6)
}
