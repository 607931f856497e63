import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { steps } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'

/** What a still life is set on. */
export type Surface = 'teak' | 'table' | 'locker' | 'linen'

/** The size that still lifes are drawn at; they are scaled to fill any other. */
export const board = { width: 800, height: 600 } as const

/** Draws the surface over the whole picture and then the things on it, scaled to fit. */
export function onSurface(
  drawing: Drawing,
  name: string,
  surface: Surface,
  things: () => void,
): void {
  const { width, height } = drawing
  surfaces[surface](drawing, name)
  const scale = Math.min(width / board.width, height / board.height)
  const shift = [(width - board.width * scale) / 2, (height - board.height * scale) / 2]
  const place = `translate(${tenth(shift[0] ?? 0)} ${tenth(shift[1] ?? 0)}) scale(${Math.round(scale * 1000) / 1000})`
  drawing.group({ transform: place }, things)
  const edge = drawing.radial(
    [
      [0, '#1d1530', 0],
      [0.62, '#1d1530', 0],
      [1, '#1d1530', 0.3],
    ],
    [width * 0.46, height * 0.44],
    Math.hypot(width, height) * 0.6,
  )
  drawing.box(0, 0, width, height, edge)
}

/** Draws the soft shadow that a thing throws to the right and down. */
export function shadow(drawing: Drawing, path: string, right = 12, down = 16): void {
  drawing.group({ transform: `translate(${right} ${down})` }, () =>
    drawing.path(path, '#1d1530', { opacity: 0.22 }),
  )
  drawing.group({ transform: `translate(${right / 2} ${down / 2})` }, () =>
    drawing.path(path, '#1d1530', { opacity: 0.2 }),
  )
}

const surfaces: Record<Surface, (drawing: Drawing, name: string) => void> = {
  teak: (drawing, name) =>
    paintPlanks(drawing, name, { board: '#c08a56', seam: '#2e231d', count: 7 }),
  table: (drawing, name) =>
    paintPlanks(drawing, name, { board: '#8d5a36', seam: '#6d4226', count: 3 }),
  locker: paintLocker,
  linen: paintLinen,
}

interface Planks {
  readonly board: Colour
  readonly seam: Colour
  readonly count: number
}

function paintPlanks(drawing: Drawing, name: string, { board: wood, seam, count }: Planks): void {
  const { width, height } = drawing
  const random = seeded(name, 'planks')
  const tall = height / count
  for (let plank = 0; plank < count; plank++) {
    const y = plank * tall
    const tone = random.range(-0.12, 0.12)
    const own = mix(wood, tone > 0 ? '#f0d2a0' : '#5a3420', Math.abs(tone))
    drawing.box(
      0,
      y,
      width,
      tall + 1,
      downwards(drawing, y, y + tall, mix(own, '#f4dcae', 0.14), mix(own, '#4a2c1c', 0.14)),
    )
    const grain = steps(9).map(() => {
      const at = y + tall * random.range(0.08, 0.92)
      return `M0 ${tenth(at)}q${tenth(width / 4)} ${tenth(random.gauss() * tall * 0.06)} ${tenth(width / 2)} 0t${tenth(width / 2)} ${tenth(random.gauss() * tall * 0.05)}`
    })
    drawing.line(grain.join(''), mix(wood, '#3a2114', 0.5), height / 700, { opacity: 0.3 })
    if (plank) drawing.box(0, y - height / 220, width, height / 110, seam, { opacity: 0.85 })
  }
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#fff2cf', 0.36],
        [0.5, '#fff2cf', 0],
        [1, '#1d1530', 0.3],
      ],
      [0, 0],
      [width, height],
    ),
  )
}

function paintLocker(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#2f5f78'],
        [0.6, '#1d4560'],
        [1, '#14324a'],
      ],
      [0, 0],
      [width * 0.6, height],
    ),
  )
  drawing.circle(
    width * 0.34,
    height * 0.3,
    width * 0.6,
    drawing.radial(
      [
        [0, '#bfe4e2', 0.35],
        [1, '#bfe4e2', 0],
      ],
      [width * 0.34, height * 0.3],
      width * 0.6,
    ),
  )
  drawing.box(
    0,
    height * 0.78,
    width,
    height * 0.22,
    downwards(drawing, height * 0.78, height, '#d8b98a', '#a97c4c'),
  )
  drawing.box(0, height * 0.78, width, height * 0.012, '#f3dcae')
}

function paintLinen(drawing: Drawing): void {
  const { width, height } = drawing
  drawing.box(
    0,
    0,
    width,
    height,
    drawing.linear(
      [
        [0, '#f7ecd6'],
        [0.6, '#efdcbb'],
        [1, '#d9bd95'],
      ],
      [0, 0],
      [width, height],
    ),
  )
  drawing.circle(
    width * 0.3,
    height * 0.25,
    width * 0.5,
    drawing.radial(
      [
        [0, '#fffaf0', 0.9],
        [1, '#fffaf0', 0],
      ],
      [width * 0.3, height * 0.25],
      width * 0.5,
    ),
  )
}
