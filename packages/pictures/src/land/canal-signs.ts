import type { Drawing } from '../kit/drawing.ts'
import { across } from '../kit/fade.ts'
import { oval, polygon, roundedBox } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** A board of the European inland waterways: no passage, go this way, do not anchor, go slow. */
export interface CanalSign {
  readonly shape: 'no entry' | 'arrow' | 'no anchoring' | 'sound'
  readonly foot: Point
  /** Width of its board, and how far its middle is above its foot. */
  readonly size: number
  readonly up: number
}

const [red, white, ink] = ['#c8352c', '#fbf8ee', '#22303a'] as const

/** Draws a sign on its post; its symbol is drawn on a board 100 wide, about its middle. */
export function paintCanalSign(drawing: Drawing, sign: CanalSign): void {
  const {
    foot: [x, y],
    size,
    up,
  } = sign
  drawing.path(oval(x + size * 0.1, y, size * 0.3, size * 0.06), '#2f4a3a', { opacity: 0.35 })
  for (const side of [-0.22, 0.22]) {
    const left = x + size * (side - 0.035)
    drawing.box(
      left,
      y - up,
      size * 0.07,
      up,
      across(drawing, left, left + size * 0.07, '#c3ccd0', '#7c888f'),
    )
  }
  drawing.group({ transform: `translate(${x} ${y - up}) scale(${size / 100})` }, () => {
    drawing.path(roundedBox(-50, -46, 106, 106, 4), '#2f3f3c', { opacity: 0.3 })
    drawing.path(roundedBox(-52, -52, 104, 104, 4), '#e9e6da')
    boards[sign.shape](drawing)
    drawing.path('M-50-50H20L-50 20z', '#ffffff', { opacity: 0.12 })
  })
}

const boards: Record<CanalSign['shape'], (drawing: Drawing) => void> = {
  'no entry': (drawing) => {
    drawing.box(-50, -50, 100, 100, red)
    drawing.box(-50, -16, 100, 32, white)
  },
  arrow: (drawing) => {
    edged(drawing)
    drawing.path('M-26-9H4V-26L30 0L4 26V9H-26z', ink)
  },
  'no anchoring': (drawing) => {
    edged(drawing)
    drawing.circle(0, -22, 6, 'none', { stroke: ink, strokeWidth: 4 })
    drawing.line('M0-16V26M-13-6H13M-24 8Q-18 27 0 27T24 8M-24 8l-4 9M24 8l4 9', ink, 5.5)
    slashed(drawing)
  },
  sound: (drawing) => {
    edged(drawing)
    drawing.circle(0, 0, 14, ink)
  },
}

function edged(drawing: Drawing): void {
  drawing.box(-50, -50, 100, 100, red)
  drawing.box(-37, -37, 74, 74, white)
}

function slashed(drawing: Drawing): void {
  drawing.path(
    polygon([
      [-50, -50],
      [-38, -50],
      [50, 38],
      [50, 50],
      [38, 50],
      [-50, -38],
    ]),
    red,
  )
}
