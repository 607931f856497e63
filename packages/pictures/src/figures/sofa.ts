import { paintChartInView } from '../chart/chart-in-view.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { oval, polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { lying } from '../kit/plane.ts'
import { paintMug } from '../still-life/mug.ts'
import { paintWindow } from '../still-life/window.ts'
import { limb } from './body.ts'
import { paintPerson } from './person.ts'

/** Draws an evening at home: somebody with a tablet and a cat on a sofa, a chart on the low table. */
export function paintSofa(drawing: Drawing, name: string): void {
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.linear(
      [
        [0, '#6a5480'],
        [0.6, '#8a5f78'],
        [1, '#b4766c'],
      ],
      [0, 0],
      [800, 200],
    ),
  )
  paintWindow(
    drawing,
    { place: [70, 40, 190, 190], panes: [2, 2], frame: '#e9d9c8', shade: '#5a4870' },
    () => paintDusk(drawing),
  )
  paintPicture(drawing)
  paintFloorLamp(drawing)
  drawing.box(0, 470, 800, 130, downwards(drawing, 470, 600, '#8a5a48', '#5f3b3c'))
  drawing.path(oval(400, 560, 420, 60), '#c98a72', { opacity: 0.5 })
  paintCouch(drawing)
  paintReader(drawing)
  paintCat(drawing)
  paintLowTable(drawing, name)
  drawing.box(
    0,
    0,
    800,
    600,
    drawing.radial(
      [
        [0, '#ffdf9d', 0.3],
        [0.5, '#ffb870', 0.08],
        [1, '#2a1840', 0.3],
      ],
      [640, 150],
      640,
    ),
  )
}

function paintDusk(drawing: Drawing): void {
  drawing.box(60, 30, 210, 210, downwards(drawing, 40, 190, '#2f3f74', '#b9768a', '#fcc78a'))
  drawing.box(60, 176, 210, 60, downwards(drawing, 176, 230, '#e0a58c', '#4a4a7c'))
  drawing.path('M60 178Q120 158 160 170T270 164V180H60z', '#4a4470')
  drawing.path('M196 188l22 0l-4 6h-15z', '#22284a')
  drawing.line('M206 188V142', '#22284a', 2)
}

function paintPicture(drawing: Drawing): void {
  drawing.path(roundedBox(336, 54, 150, 112, 3), '#c59a58')
  drawing.box(346, 64, 130, 92, '#f2e3c6')
  drawing.box(346, 122, 130, 34, '#2b8a8c')
  drawing.path('M412 124V76L446 124zM406 124V86L380 124z', '#fffaf0')
  drawing.path('M384 128h60l-10 12h-40z', '#c8432a')
}

function paintFloorLamp(drawing: Drawing): void {
  drawing.line('M706 150V500', '#4a2f38', 8)
  drawing.path(oval(706, 502, 44, 11), '#3a2430')
  drawing.path(
    'M668 76H744L772 166H640z',
    drawing.linear(
      [
        [0, '#fff0c4'],
        [0.5, '#ffdc94'],
        [1, '#f0b060'],
      ],
      [640, 76],
      [780, 166],
    ),
  )
  drawing.path(oval(706, 166, 66, 8), '#fff6dc')
}

function paintCouch(drawing: Drawing): void {
  const teal = '#2b7f86'
  drawing.path(oval(380, 520, 350, 26), '#2a1830', { opacity: 0.3 })
  drawing.line('M96 500v24M650 500v24', '#4a2f28', 16)
  drawing.path(
    roundedBox(66, 256, 618, 236, 46),
    downwards(drawing, 256, 490, '#3b979a', '#1d5f6a'),
  )
  drawing.path(roundedBox(132, 276, 240, 140, 24), downwards(drawing, 276, 416, '#45a3a4', teal))
  drawing.path(roundedBox(378, 276, 240, 140, 24), downwards(drawing, 276, 416, '#4fabaa', teal))
  drawing.path(
    roundedBox(118, 396, 512, 66, 20),
    downwards(drawing, 396, 462, '#57b1ae', '#247680'),
  )
  drawing.line('M375 400V458', '#1d5f6a', 3)
  drawing.path(roundedBox(40, 330, 94, 176, 38), downwards(drawing, 330, 506, '#3b979a', '#174f5a'))
  drawing.path(
    roundedBox(614, 330, 94, 176, 38),
    downwards(drawing, 330, 506, '#52aeac', '#1d5f6a'),
  )
  drawing.group({ transform: 'translate(172 352) rotate(-14)' }, () => {
    drawing.path(
      roundedBox(-46, -46, 92, 92, 18),
      drawing.linear(
        [
          [0, '#d9993a'],
          [1, '#f3c668'],
        ],
        [-46, 0],
        [46, 0],
      ),
    )
    drawing.line('M-30-20H30M-30 0H30M-30 20H30', '#fbe3a8', 5, { opacity: 0.7 })
  })
}

function paintReader(drawing: Drawing): void {
  paintPerson(drawing, {
    looks: 1,
    hip: [268, 416],
    shoulder: [252, 272],
    head: [268, 204],
    arms: [limb('312 356, 372 330'), limb('284 366, 366 352')],
    legs: [limb('402 392, 418 508'), limb('386 408, 384 516')],
    jacket: '#e9b04a',
    trousers: '#34426e',
    skin: '#8a5a3c',
    hair: '#2a1e24',
    wears: 'bun',
  })
  const tablet: Point[] = [
    [352, 300],
    [420, 290],
    [398, 370],
    [330, 376],
  ]
  drawing.path(polygon(tablet), '#1f2b3a', { stroke: '#1f2b3a', strokeWidth: 10 })
  drawing.path(polygon(tablet), '#c8432a', { stroke: '#c8432a', strokeWidth: 6 })
  drawing.circle(404, 302, 4, '#1f2b3a')
  drawing.circle(340, 362, 13, '#8a5a3c')
}

function paintCat(drawing: Drawing): void {
  const fur = drawing.linear(
    [
      [0, '#b98a66'],
      [1, '#f3d3a8'],
    ],
    [470, 0],
    [620, 0],
  )
  drawing.path(oval(542, 408, 92, 10), '#123f4a', { opacity: 0.35 })
  drawing.path('M456 402C446 350 500 332 548 336C612 340 630 374 616 404Q540 416 456 402z', fur)
  drawing.line('M612 396Q590 414 520 408T470 396', '#c4926a', 17)
  drawing.line('M478 396Q466 392 470 384', '#f6e6cc', 14)
  for (const x of [520, 548, 576])
    drawing.line(`M${x} 340q${x > 540 ? 8 : -2} 16 ${x > 540 ? 4 : -6} 30`, '#a86f48', 6, {
      opacity: 0.7,
    })
  drawing.path(
    'M452 352L446 318L470 334H492L516 318L512 354Q508 382 482 384Q456 382 452 352z',
    drawing.linear(
      [
        [0, '#c4926a'],
        [1, '#efcb9e'],
      ],
      [450, 0],
      [516, 0],
    ),
  )
  drawing.path('M453 344L450 326L464 336zM510 344L512 326L498 336z', '#e59a8c')
  drawing.line('M462 356q6 5 12 0M490 356q6 5 12 0', '#4a2f28', 2.6)
  drawing.path('M478 366h8l-4 5z', '#c8675a')
  drawing.line('M482 371q-5 6-10 2M482 371q5 6 10 2', '#4a2f28', 2)
  drawing.line('M456 368l-18-3M457 373l-17 4M508 368l18-3M507 373l17 4', '#fff3dc', 1.6, {
    opacity: 0.8,
  })
}

function paintLowTable(drawing: Drawing, name: string): void {
  drawing.path('M160 596L176 560M690 596L672 560', '#4a2f28', {
    stroke: '#4a2f28',
    strokeWidth: 18,
  })
  drawing.path('M196 510H650L716 566H128z', downwards(drawing, 510, 566, '#d9a070', '#b5784c'))
  drawing.path('M128 566H716V582H128z', '#7a4a34')
  const corners = [
    [284, 516],
    [566, 516],
    [596, 558],
    [242, 558],
  ] as const
  drawing.path(
    polygon([
      [282, 518],
      [572, 518],
      [606, 562],
      [248, 562],
    ]),
    '#3a2030',
    { opacity: 0.25 },
  )
  drawing.group({ clip: drawing.clip(polygon([...corners])) }, () =>
    paintChartInView(
      drawing,
      name,
      {
        coast: { land: 'right', share: 0.28 },
        ratio: 0.6,
        ink: 'paper',
        fine: 30,
        line: 1.6,
        course: [
          [0.08, 0.2],
          [0.34, 0.5],
          [0.5, 0.95],
        ],
      },
      lying(corners),
    ),
  )
  paintMug(drawing, {
    at: [648, 548],
    half: 22,
    tall: 1.8,
    flat: 0.28,
    colour: '#e2593c',
    drink: '#6b3822',
    handle: 1,
    steam: '#fff3dc',
  })
}
