import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lens, tenth } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import type { Aloft, FlyingFish } from './place-parts.ts'

/** Draws seabirds on the wing, near enough to tell their kind. */
export function paintAloft(stage: Stage, { what, at, facing = 1 }: Aloft): void {
  const { drawing, width, height, scale } = stage
  for (const [x, y, size, turn = 0] of at) {
    const unit = size * 0.08 * scale
    const place = `translate(${tenth(x * width)} ${tenth(y * height)}) scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)}) rotate(${turn})`
    drawing.group({ transform: place }, () =>
      what === 'puffin' ? paintPuffin(stage) : paintGannet(stage, what),
    )
  }
}

const wings = {
  far: 'M6-3C2-16 6-34 20-52C24-58 30-62 34-64C30-50 24-30 20-4z',
  near: 'M-8 0C-20 10-36 26-58 34C-50 20-30-2-2-8L16-6C10 0 0 2-8 0z',
  farTip: 'M18-49C22-56 29-62 34-64C32-57 30-51 28-45z',
  nearTip: 'M-46 23C-50 29-54 32-58 34C-54 27-49 21-43 15z',
}

function paintGannet({ ...stage }: Stage, what: 'gannet' | 'skua'): void {
  const { drawing, palette } = stage
  const white = seen(stage, what === 'gannet' ? '#fdfaf2' : '#6a5648')
  const dark = seen(stage, what === 'gannet' ? '#2a3440' : '#3c322c')
  const shade = mix(white, palette.shadow, 0.26)
  drawing.path(wings.far, shade)
  drawing.path(wings.farTip, what === 'gannet' ? dark : seen(stage, '#e9e0cc'))
  drawing.path(
    'M-50 2C-40-4-20-8 0-8C16-8 26-8 34-6L52-2L34 1C24 6 4 7-12 6C-28 6-40 5-50 2z',
    white,
  )
  drawing.path('M-46 3C-28 6-10 7 4 6C18 6 28 4 34 1C20 2-10 3-46 3z', shade)
  if (what === 'gannet')
    drawing.path('M22-8C28-9 34-7 36-5C35-1 31 1 26 2C22 0 21-5 22-8z', seen(stage, '#efcf8c'))
  drawing.path('M35-6L53-2L35 0z', seen(stage, what === 'gannet' ? '#8fa6b8' : '#2f2a28'))
  drawing.path(wings.near, white)
  drawing.path('M-6 0C-18 9-32 20-48 28C-34 14-20 2-2-3z', shade)
  drawing.path(wings.nearTip, what === 'gannet' ? dark : seen(stage, '#e9e0cc'))
}

function paintPuffin(stage: Stage): void {
  const { drawing, palette } = stage
  const see = (colour: Colour): Colour => seen(stage, colour)
  const black = see('#232c36')
  const white = see('#f8f3e8')
  drawing.path('M2-8C-6-22-10-34-22-46C-6-44 12-28 18-8z', mix(black, palette.haze, 0.15))
  drawing.path('M-36 0C-28-10-10-14 8-13C22-14 30-12 33-6C32 4 20 12 0 12C-16 12-28 8-36 0z', black)
  drawing.path('M-30 4C-18 6 4 4 20-2C26-1 30-1 32-2C28 8 16 13 0 13C-14 13-24 10-30 4z', white)
  drawing.path('M20-12C28-14 36-8 35-1C32 4 24 4 21 0C18-4 18-9 20-12z', white)
  drawing.path('M33-9C40-10 47-4 46 2L34 2z', see('#e2593c'))
  drawing.path('M34-9L37-8L37 2L34 2z', see('#4a5a6a'))
  drawing.circle(29, -6, 1.7, '#16202a')
  drawing.path('M-38-1L-52-5L-50 3L-38 6zM-26 8L-36 16L-30 17L-20 11z', see('#e58436'))
  drawing.path('M-38-1L-52-5L-50 3L-36 4z', black)
  drawing.path('M4-8C-8 2-18 16-26 32C-8 26 10 10 16-6z', black)
}

/** Draws flying fish skimming over the water, the drops falling from their tails. */
export function paintFlyingFish(stage: Stage, { at, facing = 1 }: FlyingFish): void {
  const { drawing, width, height, scale, palette } = stage
  for (const [x, y, size, turn = -8] of at) {
    const unit = size * 0.08 * scale
    const [px, py] = [x * width, y * height]
    drawing.path(lens(px, py + unit * 44, unit * 70, unit * 5), palette.waveDark, { opacity: 0.4 })
    drawing.path(
      lens(px - facing * unit * 70, py + unit * 42, unit * 34, unit * 4) +
        lens(px - facing * unit * 112, py + unit * 46, unit * 22, unit * 3),
      palette.foam,
      { opacity: 0.9 },
    )
    const place = `translate(${tenth(px)} ${tenth(py)}) scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)}) rotate(${turn})`
    drawing.group({ transform: place }, () => {
      drawing.path('M6-4C2-22-8-40-26-54C-6-52 16-34 24-5z', '#a9cfe0', { opacity: 0.85 })
      drawing.path(
        'M-48 0C-34-9-6-12 20-9C34-8 44-4 50 1C44 6 32 9 18 9C-6 10-32 7-48 2z',
        '#1f4f86',
      )
      drawing.path(
        'M-46 2C-30 4 0 4 24 3C36 3 44 2 50 1C44 6 32 9 18 9C-6 10-32 7-46 2z',
        '#dfe9ec',
      )
      drawing.path('M-44 1L-60-12L-54 1L-66 22L-44 4z', '#2a5c92')
      drawing.path('M14 0C-2-10-26-14-48-10C-30 4-8 14 10 8z', '#d6ecf2', { opacity: 0.92 })
      drawing.line('M12 1L-40-9M11 3L-30-1M10 5L-18 5M14-6L-18-46M17-6L-4-46', '#6fa3c0', 1.1)
      drawing.path('M-18 6L-32 16L-22 15L-10 8z', '#d6ecf2')
      drawing.circle(39, -2.4, 2.3, '#f3ead0')
      drawing.circle(39.4, -2.4, 1.4, '#16202a')
    })
    drawing.path(
      lens(px - facing * unit * 72, py + unit * 22, unit * 5, unit * 3) +
        lens(px - facing * unit * 80, py + unit * 32, unit * 4, unit * 3),
      palette.foam,
    )
  }
}
