import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { steps } from '../../kit/numbers.ts'
import { disc, oval, roundedBox } from '../../kit/path.ts'
import { paintSoftShadow } from '../parts/soft-shadow.ts'

/** The galley: the boat is heeled, the stove and the sea outside are level, the kettle boils. */
export function paintStove(drawing: Drawing): void {
  drawing.group({ transform: 'rotate(12 400 460)' }, () => paintGalley(drawing))
  paintOven(drawing)
  paintKettle(drawing)
}

function paintGalley(drawing: Drawing): void {
  drawing.box(
    -200,
    -200,
    1200,
    1200,
    drawing.linear(evenly('#f7e9cb', '#e2c796'), [0, 0], [0, 800]),
  )
  for (const x of steps(13, -120, 960))
    drawing.line(`M${x}-200V480`, '#c9a76c', 3, { opacity: 0.7 })
  drawing.path(roundedBox(62, 58, 340, 148, 74), '#a8723c')
  const port = roundedBox(80, 74, 304, 116, 58)
  drawing.path(port, '#bfe3ea')
  drawing.group({ clip: drawing.clip(port) }, () => {
    drawing.group({ transform: 'rotate(-12 400 460)' }, () => {
      drawing.box(0, 0, 500, 400, drawing.linear(evenly('#7fc0da', '#eef3e4'), [0, 20], [0, 112]))
      drawing.box(
        0,
        112,
        500,
        300,
        drawing.linear(evenly('#5fb0bd', '#1f6f8c'), [0, 112], [0, 190]),
      )
      drawing.path('M300 112C340 92 390 94 430 112z', '#5f9467')
    })
  })
  drawing.path('M104 100C150 80 210 78 250 82L180 188C140 186 100 160 104 100z', '#ffffff', {
    opacity: 0.2,
  })
  drawing.box(
    -200,
    470,
    1200,
    600,
    drawing.linear(
      [
        [0, '#b57a42'],
        [0.4, '#8a5628'],
        [1, '#5a3416'],
      ],
      [0, 470],
      [0, 900],
    ),
  )
  drawing.box(-200, 458, 1200, 30, '#d9a868')
  drawing.box(-200, 486, 1200, 6, '#4a2a10', { opacity: 0.5 })
  drawing.path('M120 460H690V900H120z', '#2a1a10')
  drawing.path('M560 120H740V330H560z', '#c48a4c')
  for (const [x, colour] of [
    [580, '#2b7f90'],
    [632, '#c8432a'],
    [684, '#eab64f'],
  ] as const) {
    drawing.line(`M${x + 18} 130V170`, '#e9e2cf', 5)
    drawing.path(`M${x - 8} 170h54v54q0 14-14 14h-26q-14 0-14-14z`, colour)
    drawing.path(`M${x - 8} 184q-18 0-18 18t18 18`, 'none', { stroke: colour, strokeWidth: 8 })
    drawing.path(`M${x - 2} 174h10v56h-10z`, '#ffffff', { opacity: 0.3 })
  }
  drawing.box(556, 256, 188, 16, '#8a5628')
}

function paintOven(drawing: Drawing): void {
  const steel = drawing.linear(
    evenly('#8d9aa2', '#eef2f3', '#cbd4d8', '#f4f7f7', '#76848d'),
    [190, 0],
    [620, 0],
  )
  paintSoftShadow(drawing, roundedBox(186, 486, 430, 320, 12), {
    fall: [0, 10],
    spread: 22,
    strength: 0.5,
    colour: '#120a06',
  })
  for (const x of [170, 632]) {
    drawing.circle(x, 548, 30, '#6b7880')
    drawing.circle(x, 548, 19, '#dfe6e8')
    drawing.circle(x, 548, 8, '#4a565e')
  }
  drawing.path(roundedBox(186, 478, 430, 340, 14), steel)
  drawing.path(roundedBox(186, 478, 430, 66, 14), '#dfe6e8')
  drawing.box(186, 538, 430, 5, '#7d8a92')
  for (const x of steps(4, 244, 558)) {
    drawing.circle(x, 511, 20, '#1d2832')
    drawing.line(`M${x} 511V494`, x < 300 ? '#e2593c' : '#e9eef0', 6)
  }
  drawing.path(roundedBox(226, 588, 350, 230, 16), '#1b242c')
  drawing.path(
    roundedBox(248, 610, 306, 220, 10),
    drawing.linear(evenly('#3a2a20', '#7a3c1a'), [0, 610], [0, 800]),
  )
  drawing.path('M270 620L360 620L290 800L260 800z', '#ffffff', { opacity: 0.08 })
  drawing.line('M240 572H562', '#5d6a72', 20)
  drawing.line('M240 568H562', '#f7fafa', 8)
  drawing.line('M196 436V480M606 436V480M196 438H606', '#5d6a72', 15)
  drawing.line('M196 435H606', '#f1f5f5', 5)
  drawing.line('M270 478V456H530V478M330 456V470M470 456V470', '#222c34', 10)
  for (const x of steps(9, 332, 468))
    drawing.path(`M${x - 9} 474Q${x - 8} 454 ${x} 446Q${x + 8} 454 ${x + 9} 474z`, '#4fa3e8', {
      opacity: 0.9,
    })
  for (const x of steps(8, 340, 460))
    drawing.path(`M${x - 4} 474Q${x} 458 ${x + 4} 474z`, '#d6f0ff')
}

function paintKettle(drawing: Drawing): void {
  const red = drawing.linear(
    [
      [0, '#8f2417'],
      [0.22, '#f0795a'],
      [0.4, '#dd4c32'],
      [0.75, '#b53320'],
      [1, '#6f1a10'],
    ],
    [280, 0],
    [520, 0],
  )
  drawing.line('M316 300C306 190 494 190 484 300', '#1d2430', 22)
  drawing.line('M326 250C346 206 454 206 474 250', '#6f808d', 6)
  drawing.path(
    'M300 380C256 366 236 330 214 292L188 296L182 276L226 258C252 300 282 320 310 326z',
    red,
  )
  drawing.path('M276 452C268 380 300 296 360 288H440C500 296 532 380 524 452z', red)
  drawing.path('M300 440C294 384 318 320 356 306C334 350 326 400 330 440z', '#ffd9c8', {
    opacity: 0.5,
  })
  drawing.path('M276 436H524L522 454H278z', '#6f1a10')
  drawing.path(oval(400, 290, 54, 14), '#8f2417')
  drawing.path('M352 288Q400 262 448 288z', '#dd4c32')
  drawing.path(disc(400, 268, 13), '#1d2430')
  for (const steam of [
    'M196 270C150 230 200 190 160 140C140 100 176 80 170 40C214 84 190 112 204 146C224 196 186 224 222 256z',
    'M206 262C230 210 186 170 214 120C228 88 214 60 236 30C250 76 238 100 240 136C244 186 236 220 226 260z',
  ]) {
    drawing.path(
      steam,
      drawing.linear(
        [
          [0, '#ffffff', 0.05],
          [0.5, '#ffffff', 0.6],
          [1, '#ffffff', 0.7],
        ],
        [0, 30],
        [0, 270],
      ),
    )
  }
}
