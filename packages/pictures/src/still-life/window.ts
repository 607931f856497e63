import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { roundedBox, tenth } from '../kit/path.ts'

/** A window in a wall: its panes' place, and how many there are across and down. */
export interface Window {
  readonly place: readonly [x: number, y: number, width: number, height: number]
  readonly panes: readonly [across: number, down: number]
  readonly frame: Colour
  readonly shade: Colour
  /** Width of its frame in pixels; 14 unless told. */
  readonly bar?: number
}

/** Draws a window with `view` seen through it, its bars and its sill. */
export function paintWindow(drawing: Drawing, window: Window, view: () => void): void {
  const {
    place: [x, y, width, height],
    panes,
    frame,
    shade,
    bar = 14,
  } = window
  drawing.path(roundedBox(x - bar, y - bar, width + bar * 2, height + bar * 2, 4), frame)
  drawing.group({ clip: drawing.clip(roundedBox(x, y, width, height, 2)) }, view)
  drawing.path(
    `M${x} ${y}h${width}v${tenth(bar * 0.4)}h${-width}zM${x} ${y}h${tenth(bar * 0.4)}v${height}h${tenth(-bar * 0.4)}z`,
    shade,
    { opacity: 0.4 },
  )
  const [across, down] = panes
  for (let index = 1; index < across; index++) {
    const at = x + (width * index) / across
    drawing.box(at - bar * 0.3, y, bar * 0.6, height, frame)
    drawing.box(at + bar * 0.18, y, bar * 0.12, height, shade, { opacity: 0.5 })
  }
  for (let index = 1; index < down; index++) {
    const at = y + (height * index) / down
    drawing.box(x, at - bar * 0.3, width, bar * 0.6, frame)
    drawing.box(x, at + bar * 0.18, width, bar * 0.12, shade, { opacity: 0.5 })
  }
  const sill = bar * 1.1
  drawing.path(roundedBox(x - bar * 2, y + height + bar * 0.6, width + bar * 4, sill, 3), frame)
  drawing.box(x - bar * 1.6, y + height + bar * 0.6 + sill, width + bar * 3.2, bar * 0.5, shade, {
    opacity: 0.45,
  })
}
