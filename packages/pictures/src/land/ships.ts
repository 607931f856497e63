import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { steps } from '../kit/numbers.ts'
import { tenth } from '../kit/path.ts'
import type { Stage } from '../world/stage.ts'
import { seen } from './ground.ts'
import type { Ship } from './port-parts.ts'

interface Tones {
  readonly see: (colour: Colour, dark?: number) => Colour
}

/** Draws a ship far off, her bow to the right and a hundred units long, then turned and sized. */
export function paintShip(stage: Stage, ship: Ship): void {
  const { drawing, width, horizon, scale, palette } = stage
  const unit = (ship.length * 800 * scale) / 100
  const facing = ship.facing ?? 1
  const place = `translate(${tenth(ship.x * width)} ${tenth(horizon + 3 * scale)}) scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)})`
  const tones: Tones = {
    see: (colour, dark = 0) => mix(seen(stage, colour, ship.far), palette.shadow, dark),
  }
  drawing.group({ transform: place }, () => shapes[ship.shape](stage, tones))
}

const shapes: Record<Ship['shape'], (stage: Stage, tones: Tones) => void> = {
  liner: paintLiner,
  ferry: paintFerry,
  warship: paintWarship,
}

/** Rows of windows as one shape: each row its height, from where to where, and how many. */
function windows(
  rows: readonly (readonly [y: number, from: number, to: number, count: number])[],
  wide: number,
  tall: number,
): string {
  return rows
    .flatMap(([y, from, to, count]) =>
      steps(count, from, to).map((x) => `M${tenth(x)} ${y}h${wide}v${tall}h${-wide}z`),
    )
    .join('')
}

function paintLiner({ drawing }: Stage, { see }: Tones): void {
  drawing.path('M-50 2V-7H-47L-44-9H40L52-10C49-5 46-1 45 2z', see('#fdfaf2'))
  drawing.path('M-50 2V-0.6H46.2L45 2z', see('#24405f', 0.1))
  drawing.path('M-46-9V-12H-43V-15H-38V-17.4H30V-15H36V-12H41L40-9z', see('#f7f3ea'))
  drawing.path('M-46-9V-12H41L40-9z', see('#e4e6e4', 0.04))
  drawing.path('M-38-17.4V-19.4H22V-17.4zM18-19.4V-21.4H27V-17.4H18z', see('#eef0ee'))
  drawing.path('M-22-19.4L-20-26.5H-10L-6-19.4z', see('#c23b2e'))
  drawing.path('M-20.6-24.6L-20-26.5H-10L-9-24.6z', see('#22303c'))
  drawing.line('M12-19V-27M10-24.4H14', see('#8c949a'), 0.6)
  drawing.path(
    windows(
      [
        [-5, -44, 38, 40],
        [-10.8, -44, 37, 38],
        [-13.8, -41, 33, 34],
        [-16.6, -36, 27, 30],
      ],
      1,
      0.9,
    ),
    see('#5c7687', 0.1),
    { opacity: 0.8 },
  )
  drawing.path(
    'M-36-9.4h6v1.8h-6zM-24-9.4h6v1.8h-6zM-12-9.4h6v1.8h-6zM0-9.4h6v1.8h-6zM12-9.4h6v1.8h-6z',
    see('#e2873c'),
  )
}

function paintFerry({ drawing }: Stage, { see }: Tones): void {
  drawing.path('M-50 2L-52-8H52L50 2z', see('#f7f3ea'))
  drawing.path('M-50 2L-50.6-1H50.6L50 2z', see('#c23b2e'))
  drawing.path('M-48-8V-15H48L46-8z', see('#fbf8f0'))
  drawing.path('M-36-15V-21H36V-15z', see('#eceae2'))
  drawing.path('M-52-8L-56-16L-53-16L-47-8zM52-8L56-16L53-16L47-8z', see('#7d8a92'))
  drawing.path('M-10-21L-8-26H8L10-21z', see('#fbf8f0'))
  drawing.path('M-26-21V-29H-19V-21zM19-21V-29H26V-21z', see('#c23b2e'))
  drawing.path('M-26-26.6V-29H-19V-26.6zM19-26.6V-29H26V-26.6z', see('#22303c'))
  drawing.line('M0-26V-36', see('#8c949a'), 1)
  drawing.path(
    windows(
      [
        [-13, -42, 40, 17],
        [-19.4, -32, 29, 14],
      ],
      3.4,
      2.6,
    ),
    see('#4d6878'),
  )
  drawing.path(windows([[-24.6, -6, 3.6, 4]], 2.2, 1.8), see('#4d6878'))
  drawing.path('M-44-6h88v3.4h-88z', see('#8b979c'), { opacity: 0.5 })
}

function paintWarship({ drawing }: Stage, { see }: Tones): void {
  const grey: Colour = '#8b97a0'
  drawing.path('M-50 2L-49-5H-20L-18-7H18L52-9.4C49-5 45-1 44 2z', see(grey))
  drawing.path('M-50 2L-49.8 0.4H44.6L44 2z', see('#3a3a44'))
  drawing.path('M-20-5.2L-18-12H-6L-4-7H-4V-5z', see(grey, 0.1))
  drawing.path('M-2-6L0-14H14L19-7.2z', see('#97a3ab'))
  drawing.path('M8-6.6L8-14H14L19-7.2z', see(grey, 0.2))
  drawing.path('M3-14L5-24H9L11-14z', see('#939fa8'))
  drawing.path('M7-14V-24H9L11-14z', see(grey, 0.22))
  drawing.circle(7, -25, 3, see('#b2bcc2'))
  drawing.path('M-16-12L-15-20H-11L-9-12z', see('#939fa8'))
  drawing.line('M7-28V-33M5-30.6H9M-13-20V-28M-15-25H-11', see('#6f7b84'), 0.5)
  drawing.path('M24-7.8L25-10.4H30L31-8.2z', see('#97a3ab'))
  drawing.line('M29-9.6L36-11', see('#6f7b84'), 0.9)
  drawing.path('M-40-5.2L-39-10H-24L-22-5.2z', see('#97a3ab'))
  drawing.path('M-34-6h6v-2.6h-6z', see(grey, 0.4))
  drawing.path(windows([[-12.2, 1.6, 12, 8]], 0.9, 0.9), see('#2b3946'))
  drawing.line('M-49-5V-10', see('#6f7b84'), 0.5)
  drawing.path('M-49-10.4h-5v3h5z', see('#f4f0e8'))
  drawing.path('M-49-10.4h-2.4v1.4h2.4z', see('#2c4a78'))
  drawing.line('M-51.5-10.4v3M-54-8.9h5', see('#c23b2e'), 0.6)
}
