import { lens, tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import type { Dolphins, Turtle, Whale } from './near-parts.ts'

const body =
  'M-50 8C-36-14-6-24 20-15C32-13 38-8 44-5L56-2C57 0 56 2 53 2L42 4C30 10 8 8-8 6C-24 6-38 10-46 16C-52 20-58 28-60 30C-64 26-60 18-60 16C-64 14-70 14-74 10C-66 6-56 6-50 8z'
const fin = 'M-4-20C-2-30-10-36-14-38C-14-30-18-24-18-17z'
const flipper = 'M10 5C8 14 2 20-4 22C-4 16-2 10 0 6z'
const belly = 'M42 3C30 10 8 8-8 6C-24 6-36 9-44 14C-30 6-10 2 6 2C24 2 34 2 42 3z'

/** Draws two dolphins leaping, with the splash of the one that enters the water. */
export function paintDolphins(stage: Stage, { x, y, size }: Dolphins): void {
  const { drawing, width, height, palette } = stage
  const unit = size * 800 * stage.scale
  const leaps = [
    [0, 0, 1, -20],
    [0.95, 0.34, 0.85, 6],
  ] as const
  for (const [right, down, scale, turn] of leaps) {
    const place = `translate(${tenth(x * width + right * unit)} ${tenth(y * height + down * unit)})`
    drawing.group(
      { transform: `${place} rotate(${turn}) scale(${(unit * scale * 0.01).toFixed(3)})` },
      () => {
        drawing.path(body + fin, '#12364f')
        drawing.path(flipper, '#0a2740')
        drawing.path(belly, '#a3c6cd')
      },
    )
  }
  const at = (right: number, down: number, w: number): string =>
    lens(x * width + right * unit, y * height + down * unit, w * unit, unit * 0.09)
  drawing.path(at(-0.5, 0.4, 0.6) + at(1.3, 0.66, 0.75), palette.foam, { opacity: 0.9 })
}

const stem = 'M-21 8C-15-14-9-30-7-48L7-47C9-30 17-12 25 8z'
const ridge = 'M1 8C3-14 2-30 1-47L7-47C9-30 17-12 25 8z'
const flukes =
  'M-8-46C-14-56-27-62-41-62C-55-62-66-57-74-48C-77-44-80-39-81-34C-72-39-63-41-55-40C-44-39-36-34-27-34C-16-34-7-36 0-42C8-36 17-34 28-35C37-36 44-41 55-43C63-44 72-43 80-39C78-45 75-49 71-53C63-61 52-65 39-64C26-63 13-57 8-46C4-43-4-43-8-46z'
const edge =
  'M-81-34C-72-39-63-41-55-40C-44-39-36-34-27-34C-16-34-7-36 0-42C8-36 17-34 28-35C37-36 44-41 55-43C63-44 72-43 80-39C72-46 60-47 52-46C42-45 34-40 27-39C17-38 8-40 0-46C-7-40-16-38-26-39C-35-39-43-44-54-45C-64-45-73-41-81-34z'
const gleam = 'M-70-50C-62-57-50-60-40-59C-28-59-18-55-12-48C-20-53-29-55-40-55C-51-55-61-53-70-50z'
const falls =
  'M-66-40v9M-55-39v17M-49-38v9M-38-36v22M-31-35v11M-17-36v9M17-36v9M29-35v19M35-37v10M48-42v21M56-43v11M67-43v13'

/** Draws a whale's flukes as they go under: the water pours off them and boils below. */
export function paintWhale(stage: Stage, { x, y, size }: Whale): void {
  const { drawing, width, height, palette, scale } = stage
  const unit = size * 800 * scale
  const at = (down: number, wide: number, thick: number, right = 0): string =>
    lens(x * width + right * unit, y * height + down * unit, wide * unit, thick * unit)
  drawing.path(at(0.07, 1.9, 0.2) + at(0.11, 1.2, 0.14), palette.waveDark, { opacity: 0.4 })
  const place = `translate(${tenth(x * width)} ${tenth(y * height)}) scale(${(unit / 100).toFixed(3)})`
  drawing.group({ transform: place }, () => {
    const skin = drawing.linear(
      [
        [0, '#28506a'],
        [0.55, '#17384e'],
        [1, '#0f2a3f'],
      ],
      [-stage.lightSide * -60, -60],
      [-stage.lightSide * 60, 0],
    )
    drawing.path(stem, skin)
    drawing.path(ridge, '#0b2236', { opacity: 0.55 })
    drawing.path(flukes, skin)
    drawing.path(edge, '#0b2236', { opacity: 0.7 })
    drawing.path(gleam, '#9fc4cf', { opacity: 0.6 })
    drawing.line(falls, palette.foam, 0.8, { opacity: 0.55 })
  })
  drawing.path(at(0.06, 0.78, 0.07) + at(0.1, 0.5, 0.05, 0.2), palette.foam, { opacity: 0.92 })
  drawing.path(at(0.14, 1.3, 0.022, -0.1) + at(0.18, 0.9, 0.02, 0.24), palette.waveLight, {
    opacity: 0.55,
  })
}

/** Draws a turtle gliding under the surface, its shadow on the sand below. */
export function paintTurtle(stage: Stage, turtle: Turtle): void {
  const { drawing, width, height, scale } = stage
  const unit = turtle.size * 0.08 * scale
  const shape = (right: number, down: number): string =>
    `translate(${tenth(turtle.x * width + right)} ${tenth(turtle.y * height + down)}) scale(1 0.62) rotate(${turtle.turn}) scale(${(unit * 100).toFixed(2)})`
  const limbs =
    'M.22-.14C.3-.4.52-.56.66-.48C.62-.32.46-.14.32-.06zM.22.14C.3.4.52.56.66.48C.62.32.46.14.32.06zM-.3-.12C-.42-.22-.52-.3-.6-.26C-.58-.16-.48-.08-.36-.04zM-.3.12C-.42.22-.52.3-.6.26C-.58.16-.48.08-.36.04z'
  const shell =
    'M-.46 0C-.4-.26-.14-.36.1-.32C.3-.28.42-.14.42 0C.42.14.3.28.1.32C-.14.36-.4.26-.46 0z'
  const head = 'M.38-.08C.48-.14.62-.12.64 0C.62.12.48.14.38.08z'
  drawing.group({ transform: shape(-14 * scale, 30 * scale), opacity: 0.16 }, () =>
    drawing.path(limbs + shell + head, '#0b4f5c'),
  )
  drawing.group({ transform: shape(0, 0), opacity: 0.82 }, () => {
    drawing.path(limbs + head, '#3f7a5c')
    drawing.path(shell, '#7a6a3a')
    drawing.path('M-.4 0C-.34-.22-.12-.3.1-.27C.26-.24.36-.12.36 0C.2-.1-.2-.1-.4 0z', '#a5904f')
    drawing.line(
      'M-.4 0H.38M-.24-.26L-.14-.1L-.24 0L-.14.1L-.24.26M.02-.32L.04-.12L-.14-.1M.02.32L.04.12L-.14.1M.26-.22L.18-.1L.04-.12M.26.22L.18.1L.04.12M.18-.1L.26 0L.18.1',
      '#4f4522',
      0.022,
    )
  })
}
