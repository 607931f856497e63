import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import type { Guest } from './guest.ts'
import { paintGuest } from './paint-guest.ts'

const students: readonly Guest[] = [
  {
    view: 'right',
    hip: [72, 404],
    size: 0.6,
    hands: [undefined, [84, 420]],
    feet: [
      [66, 524],
      [84, 526],
    ],
    skin: '#f0c9a8',
    hair: '#c98a3c',
    style: 'short',
    top: '#2b8a8c',
    trousers: '#3d4f66',
  },
  {
    view: 'front',
    hip: [156, 396],
    size: 0.58,
    turn: 0.9,
    hands: [
      [122, 408],
      [190, 408],
    ],
    feet: [
      [144, 514],
      [170, 514],
    ],
    skin: '#5f3d2a',
    hair: '#20242c',
    style: 'afro',
    top: '#d8472c',
    trousers: '#24364a',
    neck: 'round',
  },
  {
    view: 'right',
    hip: [236, 410],
    size: 0.62,
    hands: [undefined, [250, 424]],
    feet: [
      [228, 534],
      [250, 538],
    ],
    skin: '#e8bd9c',
    hair: '#dcd6cc',
    style: 'bob',
    top: '#efb23a',
    trousers: '#4a5568',
    neck: 'round',
    mouth: 'laugh',
  },
  {
    view: 'front',
    hip: [316, 396],
    size: 0.58,
    turn: 0.8,
    hands: [
      [280, 408],
      [352, 408],
    ],
    feet: [
      [304, 514],
      [328, 514],
    ],
    skin: '#c98f6a',
    hair: '#2a2024',
    style: 'crop',
    beard: '#2a2024',
    top: '#e9e2d0',
    bands: '#24466b',
    trousers: '#5a4a42',
    neck: 'round',
    build: 1.1,
  },
  {
    view: 'right',
    hip: [396, 414],
    size: 0.62,
    hands: [
      [440, 360],
      [474, 372],
    ],
    feet: [
      [386, 538],
      [410, 542],
    ],
    skin: '#b47a52',
    hair: '#20242c',
    style: 'tail',
    top: '#6b4a7c',
    trousers: '#2f3f52',
    mouth: 'laugh',
  },
]

const skipper: Guest = {
  view: 'left',
  hip: [560, 408],
  size: 0.66,
  hands: [
    [512, 268],
    [484, 374],
  ],
  feet: [
    [552, 542],
    [576, 546],
  ],
  skin: '#eab898',
  hair: '#24466b',
  style: 'beanie',
  beard: '#b86a34',
  top: '#10304d',
  trousers: '#c8b48a',
  lifejacket: '#c8432a',
  mouth: 'laugh',
}

/** Draws the quay on the first day: students with soft bags, the skipper who greets them. */
export function paintJoiningDay(drawing: Drawing): void {
  for (const x of [640, 762]) {
    drawing.line(`M${x} 336V360`, '#f6efe0', 3)
    drawing.path(
      roundedBox(x - 11, 356, 22, 56, 11),
      across(drawing, x - 11, x + 11, '#3f6f94', '#1f3f60'),
    )
  }
  drawing.path('M-20 424L820 408V620H-20z', downwards(drawing, 410, 600, '#d9c8a8', '#a08a70'))
  drawing.path('M-20 412L820 396V410L-20 426z', '#efe2c4')
  const joints = steps(8, -10, 800).map((x) => `M${tenth(x)} 420L${tenth(x * 1.3 - 120)} 610`)
  drawing.line(`${joints.join('')}M-20 470L820 456M-20 542L820 534`, '#7a6650', 2.4, {
    opacity: 0.4,
  })
  paintBollard(drawing, [700, 452])
  drawing.line('M700 430Q726 400 712 332', '#f6efe0', 5)
  for (const { hip, feet } of [...students, skipper]) {
    const y = feet?.[1]?.[1] ?? 540
    drawing.path(
      polygon([
        [hip[0] - 14, y + 6],
        [hip[0] + 26, y + 6],
        [hip[0] + 150, y + 34],
        [hip[0] + 104, y + 36],
      ]),
      '#4a3a40',
      { opacity: 0.2 },
    )
  }
  for (const guest of students.filter(({ view }) => view === 'front')) paintGuest(drawing, guest)
  paintBag(drawing, [286, 440], '#c8432a', 0)
  for (const guest of students.filter(({ view }) => view !== 'front')) paintGuest(drawing, guest)
  paintGuest(drawing, skipper)
  paintBag(drawing, [116, 540], '#24466b')
  paintBag(drawing, [452, 566], '#1f6f80')
  paintBag(drawing, [206, 558], '#eab64f')
}

/** Draws a soft bag, with its shadow where it stands on the ground. */
function paintBag(drawing: Drawing, [x, y]: Point, colour: Colour, shadow = 0.25): void {
  if (shadow) drawing.path(oval(x + 12, y + 20, 54, 8), '#4a3a40', { opacity: shadow })
  drawing.path(`M${x - 22} ${y - 18}q20-26 44 0`, 'none', {
    stroke: mix(colour, '#1d2438', 0.4),
    strokeWidth: 5,
  })
  drawing.path(
    roundedBox(x - 48, y - 20, 96, 40, 19),
    downwards(drawing, y - 20, y + 20, mix(colour, '#fff3d8', 0.22), mix(colour, '#1d2438', 0.25)),
  )
  drawing.line(`M${x - 24} ${y - 19}v38M${x + 24} ${y - 19}v38`, mix(colour, '#1d2438', 0.35), 5)
  drawing.line(`M${x - 40} ${y - 10}h80`, mix(colour, '#fff3d8', 0.5), 2)
}

function paintBollard(drawing: Drawing, [x, y]: Point): void {
  drawing.path(oval(x + 10, y + 6, 40, 8), '#4a3a40', { opacity: 0.25 })
  drawing.path(`M${x - 18} ${y + 4}L${x - 14} ${y - 26}H${x + 14}L${x + 18} ${y + 4}z`, '#4a5864')
  drawing.path(roundedBox(x - 22, y - 40, 44, 17, 8), '#5f6d77')
  drawing.line(`M${x - 16} ${y - 18}h32M${x - 16} ${y - 10}h32`, '#f6efe0', 5)
}
