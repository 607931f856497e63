import type { Drawing, Paint } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import {
  curve,
  filledBelow,
  lens,
  oval,
  pair,
  places,
  polygon,
  roundedBox,
  tenth,
} from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

/** Draws a barograph in its glass case on a sill, a squall coming in over the sea behind it. */
export function paintBarograph(drawing: Drawing, name: string): void {
  paintSquall(drawing, name)
  paintSill(drawing)
  paintWorks(drawing)
  paintCase(drawing)
}

function paintSquall(drawing: Drawing, name: string): void {
  drawing.box(
    0,
    0,
    800,
    330,
    downwards(drawing, 0, 330, '#2e3b4c', '#55677a', '#a9b3b4', '#e6d9b4'),
  )
  drawing.path('M-10-10H810V150Q700 176 560 168T280 186T-10 160z', '#45566a')
  const veil = drawing.linear(
    [
      [0, '#45566a', 0],
      [0.3, '#45566a', 0.85],
      [0.7, '#45566a', 0.85],
      [1, '#45566a', 0],
    ],
    [300, 0],
    [770, 60],
  )
  drawing.path('M340 150H780L720 312H270z', veil)
  const rain = steps(11, 420, 700).map((x) => `M${tenth(x)} 176L${tenth(x - 40)} 304`)
  drawing.line(rain.join(''), '#c9d3d6', 1.6, { opacity: 0.3 })
  const shelf = places(
    '-20 128, 60 112, 130 134, 220 118, 310 140, 420 120, 520 138, 620 116, 720 122, 820 106',
  )
  const roof = places('-20 66, 90 50, 180 74, 300 54, 410 80, 540 58, 650 70, 740 44, 820 58')
  drawing.path(filledBelow(shelf, -10), '#384759')
  drawing.path(filledBelow(roof, -10), '#2a3648')
  drawing.box(0, 306, 800, 160, downwards(drawing, 306, 440, '#8fa19f', '#3f6272', '#234656'))
  const random = seeded(name, 'seas')
  drawing.path(
    steps(34)
      .map(() => {
        const y = 312 + 110 * random.next() ** 1.4
        return lens(random.range(0, 800), y, 12 + (y - 306) * 0.5, 1 + (y - 306) * 0.02)
      })
      .join(''),
    '#dfe8e4',
    { opacity: 0.65 },
  )
  drawing.path('M700 316l18-3 24 0-6 10h-30zM722 312v-44l20 42zM718 311v-30l-14 28z', '#f4efe2')
}

function paintSill(drawing: Drawing): void {
  for (const [x, w] of [
    [-10, 44],
    [560, 20],
    [776, 40],
  ] as const) {
    drawing.box(x, -10, w, 440, across(drawing, x, x + w, '#e9e6da', '#fbf7ec', '#b9bcb6'))
  }
  drawing.box(0, 412, 800, 18, '#d5d3c6')
  drawing.box(0, 428, 800, 180, downwards(drawing, 428, 600, '#fbf6e8', '#cfc8b6'))
  drawing.box(0, 428, 800, 5, '#ffffff')
  drawing.path('M250 560L640 560L780 584L330 600z', '#3a3440', { opacity: 0.18 })
}

function brass(drawing: Drawing, x: number, width: number): Paint {
  return drawing.linear(
    [
      [0, '#a8752c'],
      [0.3, '#fbe7a8'],
      [0.55, '#d9a648'],
      [1, '#6f4b18'],
    ],
    [x, 0],
    [x + width, 0],
  )
}

function paintWorks(drawing: Drawing): void {
  drawing.path('M112 560L148 484H640L690 560z', downwards(drawing, 484, 560, '#9a5a34', '#6b3822'))
  drawing.path(roundedBox(104, 556, 594, 26, 5), downwards(drawing, 556, 582, '#a8643a', '#54291a'))
  drawing.path('M160 540L184 496H606L640 540z', '#d9a648')
  drawing.path('M160 540H640v7H160z', '#8a6426')
  const drum = 'M196 290V490Q290 520 384 490V290z'
  drawing.path(drum, across(drawing, 196, 384, '#b9ac90', '#fffaf0', '#f3ead2', '#a89a7c'))
  const rows = steps(9, 306, 482).map(
    (y) => `M196 ${tenth(y)}Q290 ${tenth(y + 28)} 384 ${tenth(y)}`,
  )
  drawing.line(rows.join(''), '#c9866a', 1.1, { opacity: 0.8 })
  const days = [206, 230, 262, 298, 334, 362, 378].map((x) => `M${x} 300q8 96 0 200`)
  drawing.line(days.join(''), '#c9866a', 1, { opacity: 0.6 })
  drawing.line(
    curve([
      [204, 340],
      [224, 346],
      [246, 342],
      [268, 356],
      [290, 372],
      [312, 396],
      [330, 424],
      [344, 440],
    ]),
    '#3f3f9a',
    3.4,
  )
  drawing.path(oval(290, 290, 94, 26), brass(drawing, 196, 188))
  drawing.path(oval(290, 288, 82, 20), '#e9c878')
  drawing.path(roundedBox(284, 262, 12, 26, 4), brass(drawing, 284, 12))
  drawing.circle(290, 262, 9, '#f3d98e')
  drawing.path('M196 484Q290 514 384 484V496Q290 526 196 496z', brass(drawing, 196, 188))
  drawing.path(roundedBox(478, 474, 44, 38, 4), brass(drawing, 478, 44))
  drawing.path(oval(500, 512, 40, 9), '#a8752c')
  for (const y of steps(8, 470, 380)) {
    drawing.path(oval(500, y, 42, 11), '#8a6426')
    drawing.path(oval(500, y - 3, 42, 10), brass(drawing, 458, 84))
  }
  drawing.path(roundedBox(494, 338, 12, 40, 4), brass(drawing, 494, 12))
  drawing.path(roundedBox(580, 350, 16, 150, 4), brass(drawing, 580, 16))
  drawing.line('M588 362L500 340', '#8a6426', 7)
  drawing.line(`M588 362L${pair([348, 440])}`, '#6b4a1c', 5)
  drawing.line('M586 361L352 438', '#f3d98e', 1.8)
  drawing.path(
    polygon([
      [344, 441],
      [356, 432],
      [358, 442],
    ]),
    '#3f3f9a',
  )
  drawing.circle(588, 360, 9, '#f3d98e')
}

function paintCase(drawing: Drawing): void {
  const front = polygon([
    [128, 226],
    [664, 226],
    [672, 548],
    [120, 548],
  ])
  const lid = polygon([
    [166, 196],
    [628, 196],
    [664, 226],
    [128, 226],
  ])
  drawing.path(front, '#dcecf0', { opacity: 0.13 })
  drawing.path(lid, '#e9f4f6', { opacity: 0.34 })
  drawing.path('M150 240H250L180 536H134z', '#ffffff', { opacity: 0.22 })
  drawing.path('M470 240H500L436 536H406z', '#ffffff', { opacity: 0.16 })
  drawing.line(
    polygon(
      [
        [128, 226],
        [166, 196],
        [628, 196],
        [664, 226],
      ],
      false,
    ),
    '#c9954a',
    7,
  )
  drawing.line(front, '#7a4526', 11)
  drawing.line(
    polygon(
      [
        [127, 228],
        [664, 228],
      ],
      false,
    ),
    '#d9a070',
    3,
  )
  drawing.line('M124 232L117 546', '#d9a070', 3)
  drawing.path(oval(396, 194, 24, 8), '#a8752c')
  drawing.circle(
    396,
    182,
    12,
    drawing.radial(
      [
        [0, '#fbe7a8'],
        [1, '#8a6426'],
      ],
      [392, 178],
      16,
    ),
  )
  for (const x of [128, 650]) drawing.path(roundedBox(x, 580, 26, 12, 4), '#8a6426')
}
