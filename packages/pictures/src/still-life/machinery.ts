import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { radians, steps } from '../kit/numbers.ts'
import { pair, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { shadow } from './table.ts'

/** Draws a small marine diesel from the side: block, head, pulleys and belt, filters, gearbox. */
export function paintEngine(drawing: Drawing): void {
  const block = roundedBox(190, 230, 360, 210, 16)
  shadow(drawing, `${block}M60 500H760V540H60z`, 12, 14)
  drawing.path('M60 486H740L760 526H40z', '#6b4a30')
  for (const x of [150, 590])
    drawing.path(`M${x - 40} 486L${x - 26} 430H${x + 26}L${x + 40} 486z`, '#3d4b55')
  drawing.path(
    block,
    drawing.linear(
      [
        [0, '#3fa07a'],
        [0.6, '#24765a'],
        [1, '#134738'],
      ],
      [190, 230],
      [550, 440],
    ),
  )
  drawing.path('M210 440H530L500 484H240z', '#1b5a45')
  paintHeadAndManifold(drawing)
  drawing.path(
    'M550 262L640 290V420L550 432z',
    drawing.linear(
      [
        [0, '#2a8062'],
        [1, '#134738'],
      ],
      [550, 260],
      [640, 430],
    ),
  )
  drawing.path(roundedBox(636, 330, 74, 64, 12), '#8b99a3')
  drawing.line('M700 362H790', '#c9d2d8', 20)
  drawing.path('M612 290q50-60 44-120', 'none', {
    stroke: '#22303c',
    strokeWidth: 16,
    cap: 'round',
  })
  paintFilters(drawing)
  paintBelt(drawing)
  drawing.line('M520 440q90 50 150 20', '#c23b2e', 10)
  drawing.line('M300 130q40-70 120-50', '#e2593c', 9)
}

function paintHeadAndManifold(drawing: Drawing): void {
  drawing.path(
    roundedBox(206, 168, 330, 70, 10),
    drawing.linear(
      [
        [0, '#58b48d'],
        [1, '#1f6b51'],
      ],
      [206, 168],
      [536, 238],
    ),
  )
  drawing.path(
    roundedBox(226, 126, 290, 50, 20),
    drawing.linear(
      [
        [0, '#f4ead6'],
        [1, '#b9a98e'],
      ],
      [226, 126],
      [226, 176],
    ),
  )
  for (const x of [258, 330, 402, 474]) drawing.circle(x, 150, 7, '#8d8069')
  drawing.circle(500, 128, 20, '#e9b53c')
  drawing.circle(500, 128, 11, '#a8741c')
  for (const x of [244, 322, 400, 478]) {
    drawing.path(roundedBox(x - 12, 186, 24, 60, 8), '#8b99a3')
    drawing.line(`M${x} 190C${x} 120 ${x + 26} 108 ${x + 44} 150`, '#dfe6ea', 5)
  }
  drawing.path(
    roundedBox(222, 262, 300, 46, 20),
    downwards(drawing, 262, 308, '#8d5a44', '#4f3026'),
  )
}

function paintFilters(drawing: Drawing): void {
  for (const [x, y, colour, dark] of [
    [340, 340, '#f4f1e6', '#a7a394'],
    [436, 346, '#2f6db0', '#173a5c'],
  ] as const) {
    drawing.path(roundedBox(x, y, 66, 104, 14), across(drawing, x, x + 66, colour, dark))
    drawing.path(roundedBox(x - 4, y - 10, 74, 26, 8), '#3d4b55')
    drawing.line(
      steps(4, x + 12, x + 54)
        .map((at) => `M${tenth(at)} ${y + 26}v66`)
        .join(''),
      dark,
      2,
      { opacity: 0.5 },
    )
  }
  drawing.circle(270, 384, 34, '#3d4b55')
  drawing.circle(
    268,
    381,
    26,
    drawing.radial(
      [
        [0, '#dfe6ea'],
        [1, '#6f7b84'],
      ],
      [258, 370],
      40,
    ),
  )
}

function paintBelt(drawing: Drawing): void {
  const [low, high, side]: Point[] = [
    [150, 400],
    [150, 222],
    [86, 300],
  ]
  if (!low || !high || !side) return
  drawing.path(
    `M98 400A52 52 0 0 0 ${pair([200, 414])}L${pair([182, 214])}A34 34 0 0 0 ${pair([128, 196])}L${pair([58, 284])}A32 32 0 0 0 ${pair([60, 322])}z`,
    'none',
    { stroke: '#1a2026', strokeWidth: 15 },
  )
  for (const [[x, y], r] of [
    [low, 54],
    [high, 36],
    [side, 32],
  ] as const) {
    drawing.circle(x, y, r, '#2b3742')
    drawing.circle(
      x - 2,
      y - 2,
      r * 0.8,
      drawing.radial(
        [
          [0, '#e9eef0'],
          [1, '#6f7b84'],
        ],
        [x - r * 0.3, y - r * 0.4],
        r * 1.3,
      ),
    )
    const spokes = steps(5, 0, 288).map(
      (a) =>
        `M${x} ${y}L${pair([x + Math.sin(radians(a)) * r * 0.7, y - Math.cos(radians(a)) * r * 0.7])}`,
    )
    drawing.line(spokes.join(''), '#4a5864', r * 0.13)
    drawing.circle(x, y, r * 0.2, '#3d4b55')
  }
}

/** Draws a spanner and a screwdriver laid down. */
export function paintSpanners(drawing: Drawing): void {
  drawing.group({ transform: 'translate(610 548) rotate(-8)' }, () => {
    const spanner =
      'M-92-9H70C76-26 96-34 116-26L98-12V12L116 26C96 34 76 26 70 9H-92C-100 26-122 32-138 22L-122 10V-10L-138-22C-122-32-100-26-92-9z'
    shadow(drawing, spanner, 6, 8)
    drawing.path(spanner, downwards(drawing, -26, 26, '#eef2f4', '#8b99a3'))
  })
}
