import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { paintDimness, paintGlow } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintGuest } from './paint-guest.ts'

const woman: Guest = {
  view: 'right',
  hip: [132, 452],
  size: 1.04,
  lean: 22,
  nod: 4,
  hands: [
    [292, 414],
    [306, 356],
  ],
  feet: [
    [34, 566],
    [20, 578],
  ],
  knees: [-1, -1],
  skin: '#e0b08c',
  hair: '#6b3a20',
  style: 'bun',
  top: '#3f7f9c',
  trousers: '#2f3f52',
  neck: 'round',
  eyes: 'down',
  lit: -1,
}

const man: Guest = {
  view: 'left',
  hip: [668, 448],
  size: 1.04,
  lean: 14,
  nod: 4,
  hands: [
    [516, 430],
    [566, 322],
  ],
  feet: [
    [762, 566],
    [778, 578],
  ],
  knees: [1, 1],
  skin: '#6b442e',
  hair: '#20242c',
  style: 'crop',
  beard: '#2a2a30',
  top: '#c9553a',
  trousers: '#3d3a48',
  neck: 'round',
}

/** Draws a lesson at the engine: the steps swung up, spanner, filter and the light of a torch. */
export function paintEngineService(drawing: Drawing): void {
  drawing.box(
    -20,
    -20,
    840,
    640,
    drawing.linear(
      [
        [0, '#966644'],
        [1, '#4a302c'],
      ],
      [0, 0],
      [700, 600],
    ),
  )
  drawing.line(
    steps(9, 20, 780)
      .map((x) => `M${tenth(x)} -20V520`)
      .join(''),
    '#2a1818',
    3,
    { opacity: 0.35 },
  )
  paintHatch(drawing)
  drawing.box(-20, 532, 840, 90, downwards(drawing, 532, 600, '#9a6a40', '#5a3a2a'))
  drawing.line('M-20 556H820M-20 584H820', '#4a2c20', 2.6, { opacity: 0.5 })
  drawing.path(roundedBox(242, 214, 316, 332, 10), '#5a3a28')
  drawing.box(256, 228, 288, 306, downwards(drawing, 228, 534, '#2a2226', '#443434'))
  paintGlow(drawing, [400, 380], 260, '#ffe2a0', 0.55)
  paintDiesel(drawing)
  paintSteps(drawing)
  paintGlow(drawing, [400, 380], 300, '#ffe2a0', 0.2)
  drawing.path(
    'M528 306L262 250V520L528 330z',
    drawing.linear(
      [
        [0, '#fff2c4', 0.62],
        [0.5, '#ffe9b0', 0.24],
        [1, '#ffe2a0', 0],
      ],
      [528, 318],
      [270, 390],
    ),
  )
  paintGuest(drawing, woman)
  paintSpanner(drawing)
  paintGuest(drawing, man)
  paintTorch(drawing)
  paintFilter(drawing)
  paintTools(drawing)
  paintDimness(drawing, [400, 370], 560, '#140c1c', 0.44)
}

function paintHatch(drawing: Drawing): void {
  drawing.path(
    polygon([
      [286, -20],
      [514, -20],
      [502, 96],
      [298, 96],
    ]),
    downwards(drawing, -20, 96, '#27406e', '#7f8fb0'),
  )
  drawing.line('M286 -20L298 96H502L514 -20', '#a8723c', 13)
}

function paintSteps(drawing: Drawing): void {
  drawing.path(
    polygon([
      [262, 104],
      [538, 104],
      [556, 214],
      [244, 214],
    ]),
    downwards(drawing, 104, 214, '#a8723c', '#7a4e2e'),
  )
  for (const [y, inset] of [
    [122, 16],
    [152, 11],
    [184, 6],
  ] as const) {
    drawing.path(roundedBox(262 + inset - 10, y, 276 - inset * 2 + 20, 17, 5), '#c99460')
    drawing.box(262 + inset - 4, y + 4, 276 - inset * 2 + 8, 5, '#4a2c1c', { opacity: 0.5 })
  }
}

function paintDiesel(drawing: Drawing): void {
  const green = downwards(drawing, 290, 500, '#4fb08a', '#24765a', '#134738')
  for (const x of [286, 476])
    drawing.path(`M${x} 520L${x + 8} 486H${x + 42}L${x + 50} 520z`, '#3d4b55')
  drawing.path(roundedBox(290, 336, 222, 156, 14), green)
  drawing.path(
    roundedBox(300, 292, 202, 54, 10),
    downwards(drawing, 292, 346, '#6cc49c', '#2a8062'),
  )
  drawing.path(
    roundedBox(322, 270, 150, 30, 12),
    downwards(drawing, 270, 300, '#f4ead6', '#b9a98e'),
  )
  drawing.circle(366, 268, 13, '#eab64f')
  drawing.circle(366, 268, 7, '#a8741c')
  for (const x of [326, 372, 418, 464]) drawing.line(`M${x} 316v26`, '#c9d2d8', 8)
  drawing.path('M346 398L426 376A30 30 0 0 1 446 420L372 468A36 36 0 0 1 346 398z', 'none', {
    stroke: '#26323c',
    strokeWidth: 8,
  })
  for (const [x, y, r] of [
    [362, 432, 36],
    [434, 398, 24],
  ] as const) {
    drawing.circle(x, y, r - 4, '#8b99a3')
    drawing.circle(x, y, r - 13, '#c9d2d8')
    drawing.circle(x, y, 6, '#3d4b55')
  }
  drawing.path(roundedBox(476, 390, 26, 20, 5), '#3d4b55')
  drawing.line('M500 312q40 10 36 110', '#26323c', 12)
  drawing.line('M300 320q-34 20-26 150', '#c23b2e', 8)
}

function paintSpanner(drawing: Drawing): void {
  drawing.line('M300 362L338 342', '#dfe6ea', 10)
  drawing.path('M332 350a15 15 0 1 1 10 6l6-12z', '#dfe6ea')
  drawing.circle(306, 356, 12, mix(woman.skin, '#6b3325', 0.06))
}

function paintTorch(drawing: Drawing): void {
  drawing.group({ transform: 'translate(560 318) rotate(8)' }, () => {
    drawing.path(roundedBox(-20, -10, 76, 20, 7), '#3d4b55')
    drawing.path('M-20-10L-38-17V17L-20 10z', '#5a6874')
    drawing.path(oval(-38, 0, 5, 17), '#fff6d0')
  })
  drawing.circle(572, 322, 13, mix(man.skin, '#6b3325', 0.06))
}

function paintFilter(drawing: Drawing): void {
  drawing.path(roundedBox(484, 404, 40, 56, 9), across(drawing, 484, 524, '#5a9ad0', '#24466b'))
  drawing.path(roundedBox(481, 400, 46, 13, 5), '#26323c')
  drawing.line('M508 430q18-2 20 6', mix(man.skin, '#6b3325', 0.2), 13)
  drawing.line('M508 444q18-2 20 4', mix(man.skin, '#6b3325', 0.2), 12)
}

function paintTools(drawing: Drawing): void {
  drawing.path(
    polygon([
      [318, 556],
      [496, 556],
      [520, 590],
      [298, 590],
    ]),
    '#8f3a34',
  )
  for (const [x, colour] of [
    [340, '#dfe6ea'],
    [372, '#c9d2d8'],
    [404, '#dfe6ea'],
  ] as const)
    drawing.line(`M${x} 564L${x - 6} 582`, colour, 6)
  drawing.path(roundedBox(440, 550, 34, 32, 6), '#eab64f')
}
