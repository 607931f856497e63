import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { lens, oval, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { paintPasser } from './passers-by.ts'
import { paintPlaneTree } from './plane-tree.ts'
import { paintTownHouse, pavement } from './town-house.ts'

const kerb = 516

/** Draws the house of a sailing association in a London street on a wet evening, 800 by 600. */
export function paintLondonSquare(drawing: Drawing): void {
  drawing.box(-200, -200, 1200, 900, downwards(drawing, -10, 380, '#2f4a6c', '#6f86a0', '#c4a890'))
  paintTownHouse(drawing, {
    left: -60,
    right: 168,
    top: 92,
    brick: '#8a7058',
    columns: [20, 112],
    lit: [[1, 1]],
  })
  paintTownHouse(drawing, {
    left: 556,
    right: 860,
    top: 84,
    brick: '#7d5f52',
    columns: [614, 700, 784],
    lit: [
      [2, 0],
      [1, 2],
      [3, 0],
    ],
  })
  paintTownHouse(drawing, {
    left: 168,
    right: 556,
    top: 62,
    brick: '#9a5140',
    columns: [246, 362, 478],
    lit: [
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
      [1, 1],
    ],
    door: 0,
  })
  paintFlag(drawing)
  paintStreet(drawing)
  paintRailings(drawing)
  paintLampPost(drawing)
  paintPassers(drawing)
  paintPlaneTree(drawing)
  paintRain(drawing)
}

function paintPassers(drawing: Drawing): void {
  paintPasser(drawing, {
    x: 330,
    y: 508,
    tall: 84,
    coat: '#28496a',
    skin: '#c98f6a',
    hair: '#2a2622',
    trousers: '#2f3a48',
    umbrella: '#d8472c',
    bag: '#c9a04c',
    facing: -1,
  })
  paintPasser(drawing, {
    x: 392,
    y: 511,
    tall: 66,
    coat: '#efb23a',
    skin: '#8a5a3c',
    hair: '#1f2026',
    trousers: '#34506a',
    facing: -1,
  })
}

function paintFlag(drawing: Drawing): void {
  drawing.line('M424 330L470 222', '#e6dccb', 3.4)
  drawing.circle(471, 220, 3.4, '#f0c86a')
  drawing.path(
    'M469 226C476 238 492 240 500 236C498 250 500 262 496 276C486 284 470 280 452 268C458 254 464 240 469 226z',
    '#2b6cb0',
  )
  drawing.path(
    'M484 238C482 252 484 266 480 280C488 282 493 280 496 276C500 262 498 250 500 236C495 239 490 240 484 238z',
    '#1f5288',
  )
}

function paintStreet(drawing: Drawing): void {
  drawing.box(
    -200,
    pavement,
    1200,
    kerb - pavement,
    downwards(drawing, pavement, kerb, '#6c7480', '#868a90'),
  )
  drawing.box(-200, kerb, 1200, 7, '#a5a39e')
  drawing.box(-200, kerb + 5, 1200, 4, '#26323f')
  drawing.box(
    -200,
    kerb + 9,
    1200,
    300,
    downwards(drawing, kerb, 600, '#4b5a6b', '#2b3a4c', '#1d2a3a'),
  )
  let joints = ''
  for (const x of steps(13, -100, 900))
    joints += `M${tenth(400 + (x - 400) * 0.94)} ${pavement}L${tenth(400 + (x - 400) * 1.04)} ${kerb}`
  drawing.line(joints, '#4b5562', 1, { opacity: 0.5 })
  for (const [x, wide, strength] of [
    [246, 40, 0.8],
    [362, 34, 0.7],
    [478, 34, 0.7],
    [614, 26, 0.45],
    [118, 22, 0.75],
  ] as const) {
    const light = downwards(drawing, pavement, 600, '#ffd28a', '#f0a050')
    const random = seeded('london-square', 'shine', x)
    let shape = ''
    for (const y of steps(15, pavement + 6, 596)) {
      const near = (y - pavement) / 126
      shape += lens(
        x + random.range(-6, 6) * near,
        y,
        wide * random.range(0.7, 1.5) * (1 + near * 0.3),
        1.2 + 2.2 * near,
      )
    }
    drawing.path(shape, light, { opacity: strength * 0.55 })
  }
  const random = seeded('london-square', 'puddles')
  let [sheen, leaves] = ['', '']
  for (let i = 0; i < 18; i++) {
    const y = random.range(kerb + 14, 598)
    sheen += lens(random.range(0, 800), y, random.range(30, 120), 1 + (y - kerb) * 0.018)
    leaves += oval(
      random.range(420, 820),
      random.range(pavement + 14, 596),
      random.range(3, 5),
      1.8,
    )
  }
  drawing.path(sheen, '#a9bccb', { opacity: 0.26 })
  drawing.path(leaves, '#b9863c')
}

function paintRailings(drawing: Drawing): void {
  let bars = ''
  for (const [from, to] of [
    [-10, 196],
    [298, 690],
    [744, 820],
  ] as const) {
    bars += `M${from} 446H${to}M${from} 486H${to}`
    for (const x of steps(Math.round((to - from) / 16) + 1, from, to))
      bars += `M${tenth(x)} 490V437`
  }
  drawing.line(bars, '#1f2a38', 2.3)
}

function paintLampPost(drawing: Drawing): void {
  const glow = drawing.radial(
    [
      [0, '#fff0c0', 0.95],
      [0.2, '#ffdf9a', 0.45],
      [1, '#ffd48a', 0],
    ],
    [118, 262],
    92,
  )
  drawing.circle(118, 262, 92, glow)
  drawing.path('M114 512V296h8V512zM108 512h20l4 12h-28zM112 380h12v6h-12z', '#1f2a38')
  drawing.path('M106 246h24l-5 34h-14z', '#fff3cc')
  drawing.path('M103 246h30l-8-12h-14zM110 280h16l-3 16h-10zM116 234h4v-8h-4z', '#1f2a38')
  drawing.line('M112 247L114 280M124 247L122 280', '#1f2a38', 1.4)
}

function paintRain(drawing: Drawing): void {
  const random = seeded('london-square', 'rain')
  let [drops, rings] = ['', '']
  for (let i = 0; i < 34; i++) {
    const [x, y, long] = [random.range(-20, 820), random.range(-20, 560), random.range(10, 26)]
    drops += `M${tenth(x)} ${tenth(y)}l${tenth(-long * 0.2)} ${tenth(long)}`
  }
  for (let i = 0; i < 12; i++)
    rings += oval(
      random.range(10, 790),
      random.range(kerb + 16, 592),
      random.range(3, 7),
      random.range(1, 2),
    )
  drawing.line(drops, '#dfe9f0', 0.9, { opacity: 0.3 })
  drawing.line(rings, '#c9d8e2', 0.8, { opacity: 0.4 })
}
