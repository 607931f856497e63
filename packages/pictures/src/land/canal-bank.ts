import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { lerp, steps } from '../kit/numbers.ts'
import { lens, oval, polygon, roundedBox, tenth } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { paintCanalSign } from './canal-signs.ts'

const vanish: Point = [470, 258]
const water = [vanish, [830, 470], [830, 610], [276, 610]] as const satisfies readonly Point[]

/** Draws a canal that runs away between poplars under a grey sky, with boards on its banks. */
export function paintCanalBank(drawing: Drawing, name: string): void {
  paintCloud(drawing)
  drawing.path('M-10 262Q120 238 260 248T470 250T660 244T820 252V300H-10z', '#9fb0a2')
  drawing.path(
    'M-10 264H810V610H-10z',
    downwards(drawing, 258, 600, '#a9b893', '#7f9a68', '#5f7f50'),
  )
  paintFields(drawing, name)
  paintWater(drawing, name)
  paintPath(drawing)
  paintRow(drawing, name, [560, 300], [0.035, 0.44], '#6f8f68')
  paintRow(drawing, name, [-620, 250], [0.035, 0.66], '#7f9a66')
  paintFarBarge(drawing)
  paintCanalSign(drawing, { shape: 'sound', foot: [392, 346], size: 34, up: 62 })
  paintCanalSign(drawing, { shape: 'no anchoring', foot: [668, 366], size: 78, up: 116 })
  paintCanalSign(drawing, { shape: 'arrow', foot: [318, 440], size: 84, up: 150 })
  paintCanalSign(drawing, { shape: 'no entry', foot: [166, 566], size: 150, up: 262 })
  paintReeds(drawing, name)
  paintDucks(drawing)
}

function paintCloud(drawing: Drawing): void {
  drawing.box(0, 0, 800, 264, downwards(drawing, 0, 262, '#b4bec2', '#cdd3d0', '#e9e6d8'))
  for (const [y, colour, opacity] of [
    [30, '#a6b2b8', 0.6],
    [84, '#dfe2dd', 0.7],
    [132, '#b9c3c5', 0.5],
    [180, '#eceadf', 0.7],
  ] as const)
    drawing.path(
      `M-10 ${y}Q150 ${y - 26} 320 ${y - 4}T620 ${y - 8}T820 ${y - 4}V${y + 16}Q640 ${y + 34} 460 ${y + 18}T160 ${y + 22}T-10 ${y + 18}z`,
      colour,
      { opacity },
    )
}

function paintFields(drawing: Drawing, name: string): void {
  drawing.path('M-10 300Q120 284 300 290L200 330L-10 352z', '#c3bd7e', { opacity: 0.7 })
  drawing.path('M-10 352L200 330L110 400L-10 436z', '#86a468', { opacity: 0.8 })
  drawing.path('M620 286Q720 276 820 284V330z', '#c3bd7e', { opacity: 0.6 })
  const random = seeded(name, 'hedges')
  const hedge = steps(30, -6, 330).map((x) =>
    oval(x, 274 - random.range(0, 4), 10, random.range(5, 10)),
  )
  drawing.path(hedge.join(''), '#86a08a')
  const beyond = steps(22, 590, 806).map((x) =>
    oval(x, 272 - random.range(0, 3), 9, random.range(4, 8)),
  )
  drawing.path(beyond.join(''), '#8fa890')
  drawing.group({ transform: 'translate(690 27) scale(0.9)' }, () => {
    drawing.path('M64 268V238L72 204L80 238V268z', '#7f8c90')
    drawing.path('M80 268V248L98 240L116 248V268z', '#e3dccb')
    drawing.path('M78 250L98 236L118 250z', '#a87a68')
    drawing.path('M126 270V256H150V270zM24 270V254H50V270z', '#ece6d6')
    drawing.path('M122 257L138 246L154 257zM20 255L37 243L54 255z', '#a87a68')
  })
}

function paintWater(drawing: Drawing, name: string): void {
  const shape = polygon(water)
  drawing.path(shape, downwards(drawing, 258, 600, '#d3d8cf', '#a9bab6', '#7f9a9c'))
  drawing.group({ clip: drawing.clip(shape) }, () => {
    for (const p of rowOf([0.035, 0.44])) {
      const [x, y] = [vanish[0] + 560 * p, vanish[1] + 300 * p]
      drawing.path(lens(x - 14 * p, y + 170 * p, 70 * p, 0), '#5f7f68')
      drawing.path(
        `M${tenth(x - 30 * p)} ${tenth(y)}Q${tenth(x - 44 * p)} ${tenth(y + 170 * p)} ${tenth(x)} ${tenth(y + 330 * p)}Q${tenth(x + 44 * p)} ${tenth(y + 170 * p)} ${tenth(x + 30 * p)} ${tenth(y)}z`,
        '#5f7f6c',
        { opacity: 0.42 },
      )
    }
    const random = seeded(name, 'ripples')
    const lines = steps(46).map(() => {
      const y = 270 + 330 * random.next() ** 1.3
      return lens(random.range(300, 800), y, 8 + (y - 258) * 0.28, 0.5 + (y - 258) * 0.008)
    })
    drawing.path(lines.join(''), '#eef0e8', { opacity: 0.6 })
  })
  drawing.path(polygon([vanish, [830, 470], [830, 452], [vanish[0] + 3, vanish[1] - 1]]), '#8a8474')
  drawing.path(polygon([vanish, [276, 610], [250, 610], [vanish[0] - 3, vanish[1]]]), '#b3ab98')
}

function paintPath(drawing: Drawing): void {
  drawing.path(
    polygon([
      [462, 262],
      [30, 610],
      [-120, 610],
      [458, 262],
    ]),
    downwards(drawing, 262, 600, '#e3dcc6', '#cdbf9f'),
  )
  drawing.line('M458 264Q300 400 220 610', '#6f8f58', 3, { opacity: 0.4 })
}

function rowOf([far, close]: readonly [number, number]): number[] {
  const count = 14
  return steps(count).map((t) => 1 / lerp(1 / far, 1 / close, t ** 0.62))
}

function paintRow(
  drawing: Drawing,
  name: string,
  [dx, dy]: Point,
  span: readonly [number, number],
  colour: Colour,
): void {
  const random = seeded(name, 'row', dx)
  for (const p of rowOf(span)) {
    const [x, y] = [vanish[0] + dx * p, vanish[1] + dy * p - 8 * p]
    const tone = mix(mix(colour, '#c3ccc2', 0.75 - p * 1.3), '#4f6f4c', random.range(0, 0.2))
    const tall = (480 + random.range(-50, 50)) * p
    const half = 58 * p
    drawing.box(x - 5 * p, y - 90 * p, 10 * p, 92 * p, mix(tone, '#4a4a40', 0.5))
    drawing.path(leaves(x, y - 36 * p, half, tall), mix(tone, '#2f4f48', 0.35))
    drawing.path(leaves(x - half * 0.22, y - 52 * p, half * 0.66, tall * 0.9), tone)
    drawing.path(
      leaves(x - half * 0.4, y - 110 * p, half * 0.28, tall * 0.62),
      mix(tone, '#f0ecc8', 0.22),
    )
  }
}

function leaves(x: number, y: number, half: number, tall: number): string {
  const n = tenth
  return `M${n(x)} ${n(y)}C${n(x - half * 1.2)} ${n(y - tall * 0.06)} ${n(x - half)} ${n(y - tall * 0.72)} ${n(x)} ${n(y - tall)}C${n(x + half)} ${n(y - tall * 0.72)} ${n(x + half * 1.2)} ${n(y - tall * 0.06)} ${n(x)} ${n(y)}z`
}

function paintFarBarge(drawing: Drawing): void {
  drawing.path('M484 294Q508 300 532 294L528 312H488z', '#7f9a9c', { opacity: 0.6 })
  drawing.path(
    'M482 276Q508 268 534 276L531 294Q508 299 485 294z',
    downwards(drawing, 270, 296, '#4a6274', '#2a3a48'),
  )
  drawing.line('M482 277Q508 269 534 277', '#f2ead6', 2)
  drawing.path('M494 272V258H522V272z', '#f4eee0')
  drawing.box(497, 261, 22, 7, '#3f5f70')
  drawing.box(491, 255, 34, 4, '#b8473a')
  drawing.line('M508 255V240', '#5f6a70', 1.6)
  drawing.path(lens(508, 297, 56, 2.6), '#f6f4ea')
}

function paintReeds(drawing: Drawing, name: string): void {
  const random = seeded(name, 'reeds')
  const blades = steps(34, 268, 470).map((x) => {
    const tall = random.range(40, 116) * (1 - (x - 268) / 330)
    const lean = random.range(-14, 26)
    return `M${tenth(x - 4)} 606Q${tenth(x)} ${tenth(606 - tall * 0.6)} ${tenth(x + lean)} ${tenth(606 - tall)}Q${tenth(x + 6)} ${tenth(606 - tall * 0.5)} ${tenth(x + 5)} 606z`
  })
  drawing.path(blades.filter((_, i) => i % 2).join(''), '#4a6b48')
  drawing.path(blades.filter((_, i) => i % 2 === 0).join(''), '#6f8f58')
  for (const [x, y] of [
    [300, 516],
    [336, 530],
    [378, 548],
  ] as const) {
    drawing.line(`M${x} 606V${y}`, '#6f8f58', 2.4)
    drawing.path(roundedBox(x - 4, y - 12, 8, 32, 4), '#7a4a30')
  }
}

function paintDucks(drawing: Drawing): void {
  for (const [x, y, k] of [
    [590, 520, 1],
    [648, 500, 0.8],
  ] as const) {
    drawing.group({ transform: `translate(${x} ${y}) scale(${k})` }, () => {
      drawing.path(oval(0, 6, 40, 5), '#5f7a7c', { opacity: 0.5 })
      drawing.path('M-30 0Q-34-14-16-14Q10-18 24-4Q22 8 0 8Q-24 8-30 0z', '#a89478')
      drawing.path('M-30-2Q-38-10-34-14Q-24-12-18-8z', '#6f5f4c')
      drawing.path('M12-6Q14-30 26-30Q38-28 34-18Q26-10 26-2z', k === 1 ? '#2f6b4f' : '#8a7458')
      drawing.path('M34-24l12 4l-11 3z', '#e0a33c')
      drawing.circle(29, -23, 1.8, '#1d2730')
    })
  }
}
