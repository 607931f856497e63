import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { disc, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { paintDimness, paintGlow, paintMug } from './furniture.ts'
import type { Guest } from './guest.ts'
import { paintGuest } from './paint-guest.ts'

const reader: Guest = {
  view: 'front',
  hip: [352, 452],
  size: 1,
  turn: -0.6,
  hands: [
    [330, 388],
    [362, 392],
  ],
  feet: [
    [322, 562],
    [376, 566],
  ],
  sits: true,
  skin: '#f0c9a8',
  hair: '#b86a34',
  style: 'long',
  top: '#e9e0cc',
  bands: '#b8432e',
  neck: 'roll',
  trousers: '#3d4f66',
  eyes: 'laugh',
  build: 0.94,
}

const mate: Guest = {
  view: 'left',
  hip: [566, 452],
  size: 1.06,
  lean: 5,
  hands: [
    [470, 396],
    [486, 384],
  ],
  feet: [
    [478, 570],
    [504, 576],
  ],
  skin: '#7a4e34',
  hair: '#cfc9be',
  style: 'short',
  beard: '#cfc9be',
  top: '#2f5d6b',
  trousers: '#5a4a42',
  neck: 'roll',
  build: 1.08,
}

/** Draws a winter's day below: the stove aglow, rain at the glass, jumpers, mugs and wet oilskins. */
export function paintWarmSaloon(drawing: Drawing): void {
  drawing.box(-20, -20, 840, 640, downwards(drawing, 0, 560, '#c3d0d2', '#8fa2aa'))
  drawing.line(
    steps(15, -20, 520)
      .map((y) => `M-20 ${tenth(y)}H820`)
      .join(''),
    '#6f848e',
    2,
    { opacity: 0.45 },
  )
  drawing.box(-20, -20, 840, 46, '#e9ece6')
  drawing.box(-20, 26, 840, 10, '#a87542')
  for (const x of [254, 414, 574]) paintWetPorthole(drawing, x)
  drawing.box(-20, 540, 840, 80, downwards(drawing, 540, 600, '#a8784c', '#6f4a34'))
  drawing.path(
    roundedBox(246, 300, 384, 170, 20),
    downwards(drawing, 300, 460, '#4f7388', '#37556b'),
  )
  drawing.line('M446 304V450', '#2c4658', 3)
  drawing.path(roundedBox(236, 440, 400, 50, 16), '#5f8599')
  drawing.box(246, 486, 380, 66, '#8a5c38')
  paintOilskin(drawing, 688, '#eab64f')
  paintOilskin(drawing, 758, '#d0503a')
  drawing.box(654, 112, 180, 12, '#a87542')
  paintStove(drawing)
  paintGuest(drawing, mate)
  paintGuest(drawing, reader)
  paintMug(drawing, [344, 392], '#24466b', { size: 1.15 })
  paintMug(drawing, [474, 392], '#c8432a', { size: 1.15, handle: -1 })
  for (const [x, y] of [
    [344, 346],
    [474, 346],
  ] as const)
    drawing.line(`M${x} ${y}q-9-14 0-26t0-26`, '#ffffff', 6, { opacity: 0.45 })
  paintDimness(drawing, [330, 420], 720, '#14203a', 0.34)
}

function paintWetPorthole(drawing: Drawing, x: number): void {
  drawing.group({ transform: `translate(${tenth(x * 0.2)} -10) scale(0.8)` }, () =>
    paintPane(drawing, x),
  )
}

function paintPane(drawing: Drawing, x: number): void {
  drawing.circle(x, 166, 78, '#b08a4c')
  drawing.group({ clip: drawing.clip(disc(x, 166, 64)) }, () => {
    drawing.box(x - 70, 96, 140, 140, downwards(drawing, 100, 232, '#7f92a6', '#b9c4cc'))
    drawing.box(x - 70, 176, 140, 60, downwards(drawing, 176, 232, '#7a929e', '#4a6674'))
    drawing.path(`M${x - 70} 180q40-26 80-12t70-4v14z`, '#94a6b0')
    const random = seeded('saloon', x)
    const drops = steps(34).map(() => {
      const [dx, y, long] = [random.range(-62, 62), random.range(106, 220), random.range(4, 22)]
      return `M${tenth(x + dx)} ${tenth(y)}l${tenth(-long * 0.2)} ${tenth(long)}`
    })
    drawing.line(drops.join(''), '#eef4f4', 2.6, { opacity: 0.75 })
    drawing.path(
      `M${x - 70} 236V200Q${x - 44} 206 ${x - 30} 236zM${x + 70} 236V206Q${x + 50} 212 ${x + 40} 236z`,
      '#f4f8f8',
      { opacity: 0.8 },
    )
  })
  drawing.path(disc(x, 166, 70), 'none', { stroke: '#8a6a34', strokeWidth: 3 })
}

function paintStove(drawing: Drawing): void {
  drawing.box(120, -20, 30, 356, across(drawing, 120, 150, '#5a646c', '#2f3840'))
  drawing.path(roundedBox(40, 316, 190, 14, 5), '#c79a4a')
  drawing.path(roundedBox(50, 328, 170, 214, 14), across(drawing, 50, 220, '#4a545c', '#262e36'))
  drawing.path(roundedBox(74, 364, 122, 108, 14), '#1d232a')
  drawing.path(
    roundedBox(83, 373, 104, 90, 10),
    downwards(drawing, 373, 463, '#8f2f1c', '#f0802c', '#ffd870'),
  )
  drawing.path(
    'M92 463C84 430 108 424 106 398C126 414 122 430 134 436C140 420 136 410 148 394C154 420 180 430 176 463z',
    '#ffc24a',
  )
  drawing.path('M112 463C108 444 124 440 126 424C138 438 150 442 152 463z', '#fff2c0')
  drawing.line('M136 373V463', '#1d232a', 5)
  drawing.circle(208, 420, 7, '#c79a4a')
  drawing.box(66, 488, 138, 10, '#1d232a')
  for (const x of [66, 188]) drawing.box(x, 538, 18, 24, '#262e36')
  drawing.line('M44 306H226M58 306v12M212 306v12', '#c79a4a', 5)
  paintGlow(drawing, [136, 420], 330, '#ff9a48', 0.55)
  drawing.path(
    polygon([
      [60, 560],
      [212, 560],
      [330, 620],
      [20, 620],
    ]),
    '#ffb468',
    { opacity: 0.3 },
  )
}

function paintOilskin(drawing: Drawing, x: number, colour: Colour): void {
  const dark = mix(colour, '#3a2430', 0.3)
  drawing.line(`M${x} 118V136`, '#8d99a2', 6)
  drawing.path(
    `M${x - 12} 136Q${x} 126 ${x + 12} 136C${x + 34} 144 ${x + 40} 200 ${x + 42} 330L${x + 26} 336L${x + 24} 376H${x - 24}L${x - 26} 336L${x - 42} 330C${x - 40} 200 ${x - 34} 144 ${x - 12} 136z`,
    across(drawing, x - 40, x + 40, mix(colour, '#fff3d8', 0.2), dark),
  )
  drawing.path(`M${x - 16} 138Q${x} 166 ${x + 16} 138Q${x} 126 ${x - 16} 138z`, dark)
  drawing.line(
    `M${x} 158V372M${x - 25} 190Q${x - 22} 270 ${x - 26} 334M${x + 25} 190Q${x + 22} 270 ${x + 26} 334`,
    dark,
    3,
  )
  drawing.line(`M${x - 36} 306h16M${x + 20} 306h16`, '#f4efe0', 8, { cap: 'butt' })
  for (const [dx, y] of [
    [-14, 398],
    [10, 440],
  ] as const)
    drawing.path(`M${x + dx} ${y - 9}q6 9 0 13q-6-4 0-13z`, '#e4f0f2')
  drawing.path(oval(x, 560, 34, 6), '#dce8ea', { opacity: 0.5 })
}
