import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { filledBelow, lens, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Barge } from './near-parts.ts'

/** Draws a laden barge of 58 metres from her starboard side, in metres from her middle. */
export function paintBarge(stage: Stage, barge: Barge): void {
  const { drawing, scale, width, horizon, camera, palette } = stage
  const k = barge.size * scale
  const y = horizon + camera.height * k
  const place = `translate(${tenth(barge.x * width)} ${tenth(y)}) scale(${Math.round(k * 100) / 100})`
  drawing.group({ transform: place }, () => {
    drawing.path(lens(-1, 0.5, 66, 2.4), palette.waveDark, { opacity: 0.5 })
    drawing.path('M-28 .4H28L24 4.4H-25z', seen(stage, '#2a3440'), { opacity: 0.22 })
    paintHold(stage, barge)
    paintHull(stage)
    paintHouse(stage)
    paintBoard(stage)
    const foam = steps(5, -24, 22).map((x, i) => lens(x, 0.35 + (i % 2) * 0.4, 7, 0.13))
    drawing.path(`${foam.join('')}M28.6 .4Q31.4-.9 33.4 .3Q31 .9 27 .7z`, palette.foam, {
      opacity: 0.75,
    })
    drawing.path(
      [-33, -38, -44].map((x, i) => lens(x, 0.4 + i * 0.3, 6, 0.18)).join(''),
      palette.foam,
      { opacity: 0.6 },
    )
  })
}

function paintHull(stage: Stage): void {
  const { drawing } = stage
  const tone = (colour: Colour): Colour => seen(stage, colour)
  const hull =
    'M-29-1.9Q-29.6-.6-27.6 .4H27Q29.4-.2 30.6-3.1L26-2.6Q24-1.5 21-1.4H-19Q-21-1.5-22-1.9z'
  drawing.path(hull, downwards(drawing, -3, 0.4, tone('#2f4a63'), tone('#16222e')))
  drawing.path('M-27.6 .4H27Q27.9 .2 28.6-.3H-28.3Q-28 .2-27.6 .4z', tone('#8f2f24'))
  drawing.line('M-29-1.9H-22Q-21-1.5-19-1.4H21Q24-1.5 26-2.6L30.6-3.1', tone('#f2e6cc'), 0.24)
  drawing.path('M27-1.7l1 .3l-.3 1l-.8-.4z', tone('#c9d2d8'))
  drawing.line('M26-2.8V-4.2H30.2V-3.3M28.2-4.2v1', tone('#f2e6cc'), 0.14)
  drawing.line('M28.4-3V-6.6', tone('#d9dde0'), 0.22)
}

function paintHold(stage: Stage, { cargo }: Barge): void {
  const { drawing, lightSide } = stage
  const random = seeded(stage.name, 'cargo')
  const heaps = steps(25, -16, 20).map((x, i): Point => [
    x,
    -3.1 - 1.6 * Math.abs(Math.sin(i * 0.52 + 0.4)) - random.range(0, 0.12),
  ])
  const [light, dark] = [mix(cargo, '#fff0c8', 0.5), mix(cargo, stage.palette.shadow, 0.28)]
  drawing.path(
    filledBelow(heaps, -2),
    drawing.linear(
      [
        [0, seen(stage, lightSide < 0 ? light : dark)],
        [1, seen(stage, lightSide < 0 ? dark : light)],
      ],
      [-16, -4],
      [20, -2],
    ),
  )
  drawing.path('M-17.6-3.1H21.4L22-1.3H-18z', seen(stage, '#a34a32'))
  drawing.path('M-17.6-3.1H21.4L21.5-2.8H-17.7z', seen(stage, '#e9a07c'))
  drawing.line(
    steps(14, -16, 20)
      .map((x) => `M${tenth(x)}-2.8v1.4`)
      .join(''),
    seen(stage, '#6f2c22'),
    0.16,
  )
}

function paintHouse(stage: Stage): void {
  const { drawing } = stage
  const tone = (colour: Colour): Colour => seen(stage, colour)
  drawing.path(
    roundedBox(-28, -4.1, 9.6, 2.4, 0.3),
    downwards(drawing, -4.1, -1.8, tone('#fdf6e6'), tone('#c9bda6')),
  )
  for (const x of [-27, -24.9, -22.8]) {
    drawing.path(roundedBox(x, -3.5, 1.4, 0.95, 0.15), tone('#22384a'))
    drawing.box(x, -3.5, 0.5, 0.95, tone('#f4efe2'), { opacity: 0.6 })
  }
  drawing.box(-28.3, -4.4, 10.2, 0.42, tone('#8f2f24'))
  drawing.path(
    polygon([
      [-25.6, -4.3],
      [-25.3, -7.5],
      [-20.3, -7.5],
      [-19.7, -4.3],
    ]),
    tone('#f4ead4'),
  )
  drawing.path(
    polygon([
      [-25.1, -5.3],
      [-24.9, -7],
      [-20.7, -7],
      [-20.3, -5.3],
    ]),
    downwards(drawing, -7, -5.3, tone('#7fb0c4'), tone('#24405a')),
  )
  drawing.line('M-23.5-7.1V-5.2M-22-7.1V-5.2', tone('#f4ead4'), 0.26)
  drawing.box(-26.1, -7.9, 6.8, 0.5, tone('#c8432a'))
  drawing.line('M-22.6-7.9V-11', tone('#d9dde0'), 0.2)
  drawing.line('M-24.2-8.3h3', tone('#d9dde0'), 0.3)
  drawing.circle(-22.6, -11, 0.26, tone('#fff6d8'))
  drawing.line('M-28.8-2V-6', tone('#d9dde0'), 0.18)
  for (const [index, colour] of (['#24529a', '#f6f2e8', '#d23c30'] as const).entries())
    drawing.path(`M${tenth(-28.8 - 0.8 * (index + 1))}-5.8h.8v1.8q-.4 .2-.8 0z`, tone(colour))
  drawing.line('M-29-2.2h.1v-1h6.9v1M-26.5-3.2v1', tone('#d9dde0'), 0.12)
}

/** The light-blue board with its white light by which the two agree to pass starboard to starboard. */
function paintBoard(stage: Stage): void {
  const { drawing } = stage
  drawing.line('M-19.6-6H-17.8', seen(stage, '#3a4650'), 0.24)
  drawing.path(roundedBox(-18.1, -7.5, 3, 3, 0.15), '#f8fbfc')
  drawing.path(roundedBox(-17.75, -7.15, 2.3, 2.3, 0.1), '#2f9fe0')
  drawing.circle(-16.6, -6, 1.5, '#ffffff', { opacity: 0.25 })
  drawing.path(oval(-16.6, -6, 0.55, 0.55), '#ffffff')
}
