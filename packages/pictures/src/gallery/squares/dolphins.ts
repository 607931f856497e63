import { evenly } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { lens, oval, tenth } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

const body =
  'M0-210C14-206 22-186 26-164C48-140 58-96 58-48C58 30 40 100 18 158C40 166 70 184 84 206C56 204 24 196 0 184C-24 196-56 204-84 206C-70 184-40 166-18 158C-40 100-58 30-58-48C-58-96-48-140-26-164C-22-186-14-206 0-210z'
const flippers =
  'M50-92C84-78 110-44 118-6C92-16 64-32 52-50zM-50-92C-84-78-110-44-118-6C-92-16-64-32-52-50z'
const fin = 'M-9-20C-6-50 6-50 9-20C12 14 8 40 0 52C-8 40-12 14-9-20z'

/** Dolphins under the bow, looked down on from the pulpit. */
export function paintDolphins(drawing: Drawing): void {
  paintWater(drawing)
  paintDolphin(drawing, { x: 214, y: 330, turn: 15, size: 1, deep: 0.42 })
  paintDolphin(drawing, { x: 612, y: 280, turn: -12, size: 0.9, deep: 0.58 })
  paintDolphin(drawing, { x: 416, y: 250, turn: 3, size: 1, deep: 0 })
  paintCaustics(drawing)
  drawing.group({ transform: 'translate(0 56)' }, () => paintBow(drawing))
}

function paintWater(drawing: Drawing): void {
  drawing.box(
    0,
    0,
    800,
    800,
    drawing.radial(evenly('#3fc3cf', '#1c93b3', '#0d5288'), [400, 300], 640),
  )
  for (const [x, wide] of [
    [120, 46],
    [300, 60],
    [520, 50],
    [690, 70],
  ] as const) {
    drawing.path(`M${x} -10L${x + wide} -10L${x + wide * 0.4 + 90} 800L${x - 40} 800z`, '#bff0ea', {
      opacity: 0.07,
    })
  }
}

interface Swimmer {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  /** How much of it the water hides, 0 to 1. */
  readonly deep: number
}

function paintDolphin(drawing: Drawing, { x, y, turn, size, deep }: Swimmer): void {
  const place = (dx: number, dy: number): string =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${size})`
  drawing.group({ transform: place(26 + 40 * deep, 40 + 40 * deep), opacity: 0.22 }, () =>
    drawing.path(body + flippers, '#06325a'),
  )
  drawing.group({ transform: place(0, 0) }, () => {
    drawing.path(flippers, '#2f5a72')
    drawing.path(
      body,
      drawing.linear(
        evenly('#9fc0c8', '#5f8798', '#4a7186', '#35586d', '#86acb8'),
        [-60, 0],
        [60, 0],
      ),
    )
    drawing.path(
      'M0-200C10-190 16-160 18-130C34-90 38-20 30 40C22 100 8 140 0 150C-8 140-22 100-30 40C-38-20-34-90-18-130C-16-160-10-190 0-200z',
      '#2f5068',
      { opacity: 0.75 },
    )
    drawing.path('M-30-60C-36-20-32 40-24 80C-40 30-46-30-40-80z', '#eaf6f6', { opacity: 0.5 })
    drawing.path(oval(0, -128, 7, 4), '#142a3a')
    drawing.path(fin, '#1f3d54')
    drawing.path('M-5-16C-4-40 2-42 4-20C4 8 2 30-1 42C-6 24-7 4-5-16z', '#6f97a8', {
      opacity: 0.7,
    })
    if (deep > 0) drawing.path(body + flippers, '#1c93b3', { opacity: deep })
  })
  if (deep === 0) paintSplash(drawing, x, y)
}

/** Broken water along the back of the one that breathes. */
function paintSplash(drawing: Drawing, x: number, y: number): void {
  const random = seeded('square-dolphins', 'spray')
  let foam = ''
  for (let i = 0; i < 56; i++) {
    const [side, along] = [i % 2 ? 1 : -1, random.next()]
    const out = 40 + 40 * Math.sin(along * 2.6) + random.range(-6, 34) * along
    const wide = random.range(10, 44) * (1.1 - 0.5 * along)
    foam += lens(x + side * out, y - 150 + along * 230, wide, wide * 0.3, random.range(-3, 3))
  }
  drawing.path(foam, '#f3fcfa', { opacity: 0.88 })
  for (let i = 0; i < 34; i++) {
    const out = (i % 2 ? 1 : -1) * random.range(60, 150)
    const size = random.range(2, 6) * (1.5 - Math.abs(out) / 150)
    drawing.circle(x + out, y + random.range(-140, 90), size, '#ffffff', { opacity: 0.85 })
  }
}

/** The net of light that ripples throw. */
function paintCaustics(drawing: Drawing): void {
  const random = seeded('square-dolphins', 'light')
  let [bright, dark] = ['', '']
  for (let i = 0; i < 150; i++) {
    const shape = lens(
      random.range(0, 800),
      random.range(0, 760),
      random.range(24, 90),
      random.range(2, 6),
      random.range(-8, 8),
    )
    if (random.chance(0.55)) bright += shape
    else dark += shape
  }
  drawing.path(dark, '#0b4a7a', { opacity: 0.28 })
  drawing.path(bright, '#c9f6ee', { opacity: 0.42 })
}

function paintBow(drawing: Drawing): void {
  const random = seeded('square-dolphins', 'foam')
  for (const side of [-1, 1]) {
    const at = (dx: number): number => 400 + side * dx
    drawing.path(
      `M400 470C${at(70)} 540 ${at(190)} 610 ${at(420)} 650L${at(420)} 720C${at(260)} 690 ${at(120)} 640 400 530z`,
      '#e9faf6',
      { opacity: 0.92 },
    )
    for (let i = 0; i < 46; i++) {
      const t = random.next()
      drawing.circle(
        at(30 + t * 380 + random.range(-20, 20)),
        500 + t * 160 + random.gauss() * 24,
        random.range(3, 15) * (0.5 + t * 0.7),
        '#ffffff',
        { opacity: 0.85 },
      )
    }
  }
  const hull = 'M400 462C470 560 560 680 600 820H200C240 680 330 560 400 462z'
  drawing.path(hull, drawing.linear(evenly('#ffffff', '#f6f1e4', '#c3ccd0'), [210, 0], [600, 0]))
  const deck = 'M400 508C452 590 526 700 556 820H244C274 700 348 590 400 508z'
  drawing.path(deck, '#c8935a')
  drawing.group({ clip: drawing.clip(deck) }, () => {
    for (const x of [250, 290, 330, 370, 430, 470, 510, 550]) {
      drawing.line(
        `M${x} 830Q${tenth(x + (400 - x) * 0.4)} 640 ${tenth(400 + (x - 400) * 0.5)} 480`,
        '#5a3a1c',
        3.4,
        { opacity: 0.8 },
      )
    }
    drawing.line('M400 480V830', '#5a3a1c', 12)
  })
  const steel = 'M214 830C250 690 330 540 400 486C470 540 550 690 586 830'
  drawing.line(steel, '#52626e', 17)
  drawing.line(steel, '#f3f7f8', 8)
  for (const x of [322, 478])
    drawing.line(`M${x} 596L${x < 400 ? x + 22 : x - 22} 668`, '#8795a0', 11)
  drawing.path(oval(400, 690, 30, 44), '#8795a0')
  drawing.path(oval(400, 686, 26, 38), '#dfe7ea')
}
