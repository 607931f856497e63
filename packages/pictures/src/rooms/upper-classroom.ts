import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { paintChartSheet, paintMug, paintTable } from './furniture.ts'
import { along } from './limbs.ts'
import { paintLoft } from './loft.ts'
import { paintBody, paintGuest, paintOneArm } from './paint-guest.ts'

/** Draws the loft by the marina: white boards, roof windows, a tidal triangle on the board. */
export function paintUpperClassroom(drawing: Drawing): void {
  paintLoft(drawing)
  paintTidalBoard(drawing)
  paintGuest(drawing, {
    view: 'right',
    hip: [244, 402],
    size: 0.82,
    lean: 3,
    hands: [
      [274, 396],
      [346, 284],
    ],
    feet: [
      [232, 566],
      [262, 570],
    ],
    skin: '#c98f6a',
    hair: '#3a2620',
    style: 'tail',
    top: '#c8432a',
    trousers: '#2a4a63',
    neck: 'round',
    mouth: 'speak',
  })
  drawing.line('M346 284L370 276', '#1f6f80', 7)
  paintLeftTable(drawing)
  paintRightTable(drawing)
}

function paintTidalBoard(drawing: Drawing): void {
  drawing.path(roundedBox(282, 176, 260, 176, 6), '#aab6bd')
  drawing.path(roundedBox(290, 184, 244, 160, 3), '#ffffff')
  const grid = [334, 378, 422, 466, 510].map((x) => `M${x} 188V340`).join('')
  drawing.line(`${grid}M294 236H530M294 288H530`, '#d3e1e6', 1.6)
  const [start, stream, end]: readonly Point[] = [
    [352, 316],
    [384, 246],
    [508, 214],
  ]
  if (start && stream && end) {
    paintVector(drawing, start, stream, { colour: '#1f6f80', arrows: 3 })
    paintVector(drawing, stream, end, { colour: '#10304d', arrows: 1 })
    paintVector(drawing, start, end, { colour: '#c8432a', arrows: 2 })
    drawing.circle(start[0], start[1], 6, '#10304d')
  }
  drawing.box(296, 352, 232, 7, '#8d99a2')
  drawing.box(420, 347, 26, 6, '#c8432a')
  drawing.box(452, 347, 26, 6, '#1f6f80')
}

function paintVector(
  drawing: Drawing,
  from: Point,
  to: Point,
  { colour, arrows }: { readonly colour: Colour; readonly arrows: number },
): void {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  drawing.line(polygon([from, to], false), colour, 4.4)
  for (let arrow = 0; arrow < arrows; arrow++) {
    const at = along(
      from,
      to,
      0.5 + ((arrow - (arrows - 1) / 2) * 11) / Math.hypot(to[0] - from[0], to[1] - from[1]),
    )
    const wing = (by: number): Point => [
      at[0] + Math.cos(turn + by) * 9,
      at[1] + Math.sin(turn + by) * 9,
    ]
    drawing.line(polygon([wing(2.6), at, wing(-2.6)], false), colour, 3.4)
  }
}

function paintLeftTable(drawing: Drawing): void {
  paintTable(
    drawing,
    [
      [22, 468],
      [330, 468],
      [352, 516],
      [-20, 516],
    ],
    { top: '#cfd8d4', glow: '#ffffff', legs: 140 },
  )
  paintChartSheet(drawing, [
    [60, 476],
    [180, 476],
    [176, 508],
    [40, 508],
  ])
  paintChartSheet(
    drawing,
    [
      [206, 476],
      [310, 476],
      [322, 508],
      [204, 508],
    ],
    'right',
  )
  for (const guest of [
    {
      hip: [84, 650],
      hands: [
        [32, 660],
        [136, 660],
      ],
      top: '#1f6f80',
      hair: '#d8d2c8',
      style: 'short',
      skin: '#e8b896',
      build: 1.12,
    },
    {
      hip: [276, 652],
      hands: [
        [228, 660],
        [334, 492],
      ],
      top: '#eab64f',
      hair: '#20242c',
      style: 'bob',
      skin: '#e0b08c',
      build: 0.92,
    },
  ] as const)
    paintGuest(drawing, { view: 'back', size: 0.86, ...guest })
}

function paintRightTable(drawing: Drawing): void {
  paintBody(drawing, {
    view: 'left',
    hip: [690, 500],
    size: 0.84,
    skin: '#6b442e',
    hair: '#20242c',
    style: 'afro',
    top: '#3f6ea5',
    neck: 'round',
    lean: 4,
  })
  paintTable(
    drawing,
    [
      [470, 468],
      [778, 468],
      [830, 516],
      [448, 516],
    ],
    { top: '#cfd8d4', glow: '#ffffff', legs: 140 },
  )
  paintChartSheet(drawing, [
    [494, 476],
    [610, 476],
    [612, 508],
    [480, 508],
  ])
  paintMug(drawing, [744, 500], '#c8432a', { size: 0.9 })
  paintOneArm(
    drawing,
    {
      view: 'left',
      hip: [690, 500],
      size: 0.84,
      lean: 4,
      hands: [undefined, [628, 488]],
      skin: '#6b442e',
      hair: '#20242c',
      style: 'afro',
      top: '#3f6ea5',
    },
    1,
  )
  paintGuest(drawing, {
    view: 'back',
    hip: [544, 652],
    size: 0.86,
    hands: [
      [490, 494],
      [596, 660],
    ],
    top: '#efe9dc',
    bands: '#24466b',
    hair: '#a8542c',
    style: 'bun',
    skin: '#f0c9a8',
  })
}
