import type { Folk } from '../figures/folk-person.ts'
import { paintFolk } from '../figures/folk.ts'
import { mix } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { lens, oval, roundedBox, tenth } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import type { Rib } from './waterfront-parts.ts'

const crew: readonly (readonly [x: number, y: number, folk: Folk])[] = [
  [
    -62,
    -18,
    {
      does: 'rides',
      top: '#24466b',
      legs: '#22303c',
      skin: '#8a5a3c',
      hair: '#20242c',
      wears: 'helmet',
      lifejacket: '#e2593c',
    },
  ],
  [
    -24,
    -19,
    {
      does: 'rides',
      top: '#2b8a8c',
      legs: '#22303c',
      skin: '#f0c9a8',
      hair: '#8a5a2a',
      wears: 'helmet',
      lifejacket: '#e2593c',
    },
  ],
  [
    18,
    -21,
    {
      does: 'rides',
      top: '#c8432a',
      legs: '#24364a',
      skin: '#c98f6a',
      hair: '#3a2a22',
      wears: 'cap',
      lifejacket: '#e9b53c',
      broad: true,
    },
  ],
]

/** Draws a rigid inflatable planing to the right, three hundred units long, her wake curving away. */
export function paintRib(stage: Stage, { x, y, size }: Rib): void {
  const { drawing, width, height } = stage
  const unit = (size * 800 * stage.scale) / 300
  paintWake(stage, [x * width, y * height], unit)
  const place = `translate(${tenth(x * width)} ${tenth(y * height)}) rotate(-7) scale(${unit.toFixed(3)})`
  drawing.group({ transform: place }, () => {
    paintFarSide(drawing)
    paintConsole(drawing)
    for (const [cx, cy, folk] of crew) {
      drawing.path(roundedBox(cx - 20, cy - 32, 34, 32, 5), '#3a4752')
      drawing.path(roundedBox(cx - 23, cy - 58, 8, 40, 4), '#2c3842')
      paintFolk(drawing, folk, [cx, cy + 2], 104)
    }
    paintWheel(drawing)
    paintNearSide(drawing)
    paintEngine(drawing)
  })
  paintSpray(stage, [x * width, y * height], unit)
}

function paintFarSide(drawing: Drawing): void {
  drawing.path(
    'M-138-26C-60-34 40-36 104-50C132-56 152-70 168-84C160-58 140-34 104-20L-132-8z',
    '#5d6a73',
  )
  drawing.path('M-130-20L110-30L96-8L-126-4z', '#434f58')
  drawing.line('M-128-28L-122-94M-92-24L-100-92M-124-92Q-112-98-98-91', '#c3ccd0', 5)
  drawing.line('M-112-96V-112', '#c3ccd0', 3)
  drawing.circle(-112, -115, 4, '#fdf7e2')
}

function paintConsole(drawing: Drawing): void {
  drawing.path('M44-16L52-66L74-72L92-62L98-20z', '#e9ecea')
  drawing.path('M74-72L92-62L98-20L80-18z', '#b9c2c4')
  drawing.path('M52-66L62-100Q76-100 84-92L92-62L74-72z', '#9fc3c9', { opacity: 0.75 })
  drawing.line('M62-100Q76-100 84-92L92-62', '#5d6a73', 2.4)
}

function paintWheel(drawing: Drawing): void {
  drawing.path(oval(45, -73, 4, 14), 'none', { stroke: '#20282f', strokeWidth: 4 })
  drawing.line('M45-73L56-64', '#20282f', 3)
}

function paintNearSide(drawing: Drawing): void {
  drawing.path(
    'M-126 6C-40 22 60 22 112-4C138-16 156-40 170-76C172-30 138 26 92 34C20 46-80 40-128 24z',
    '#eceeea',
  )
  drawing.path('M-126 16C-40 34 60 34 108 8L92 34C20 46-80 40-128 24z', '#bcc6c6')
  drawing.path(
    'M-140-12C-140-24-132-28-122-28C-40-22 50-24 104-40C134-50 154-68 166-86C176-92 182-84 178-72C166-40 140-10 108 2C50 20-60 18-124 8C-136 6-140-2-140-12z',
    downwards(drawing, -60, 16, '#c9d1d3', '#9aa6ac', '#66737c'),
  )
  drawing.path(
    'M-136-2C-60 8 50 8 110-14C138-26 160-48 174-72C164-42 140-12 108 2C50 20-60 18-124 8C-132 6-136 2-136-2z',
    '#4d5a63',
    { opacity: 0.55 },
  )
  drawing.line('M-130-20C-40-14 50-16 106-32C136-42 156-60 168-80', '#e9eef0', 2.4, {
    opacity: 0.8,
  })
  drawing.line('M-100-20Q-84-10-66-19T-32-18T2-19T38-22T72-28T104-37', '#e2593c', 2.6)
  drawing.path('M-64 2l30 1.4v5l-30-1.6z', '#e2593c')
}

function paintEngine(drawing: Drawing): void {
  drawing.path(
    'M-172-56C-172-66-164-70-154-70L-140-66C-134-64-132-58-132-52L-136-24L-164-26z',
    '#26333e',
  )
  drawing.path('M-172-56C-172-66-164-70-154-70L-140-66C-136-64-136-60-140-60L-164-60z', '#3d4b56')
  drawing.path('M-160-26L-140-24L-142 20L-156 22z', '#1f2a33')
  drawing.path('M-168-46h32v5h-32z', '#e9eef0')
}

function paintWake(stage: Stage, [x, y]: readonly [number, number], unit: number): void {
  const { drawing, palette, horizon, width } = stage
  const at = (dx: number, dy: number): string => `${tenth(x + dx * unit)} ${tenth(y + dy * unit)}`
  const far = horizon + 14 * stage.scale
  const end = `${tenth(width * 0.86)} ${tenth(far)}`
  const band = (near: number, wide: number): string =>
    `M${at(-120, near)}C${at(-330, near + 34)} ${at(-330, -64)} ${at(-150, -88)}S${tenth(width * 0.74)} ${tenth(far + 10)} ${end}` +
    `C${tenth(width * 0.6)} ${tenth(far + 6)} ${at(-90, -96 - wide * 0.1)} ${at(-180, -78)}S${at(-290, near + wide)} ${at(-110, near + wide)}z`
  drawing.path(band(-4, 44), mix(palette.waveDark, palette.waveLight, 0.35), { opacity: 0.45 })
  drawing.path(band(2, 30), palette.foam, { opacity: 0.75 })
  drawing.path(band(10, 10), palette.foam, { opacity: 0.9 })
}

function paintSpray(stage: Stage, [x, y]: readonly [number, number], unit: number): void {
  const { drawing, palette } = stage
  const random = seeded(stage.name, 'rib spray')
  const at = (dx: number, dy: number): string => `${tenth(x + dx * unit)} ${tenth(y + dy * unit)}`
  drawing.path(lens(x - 14 * unit, y + 36 * unit, 330 * unit, 13 * unit), palette.waveDark, {
    opacity: 0.4,
  })
  drawing.path(
    `M${at(92, 18)}C${at(60, 10)} ${at(20, 22)} ${at(-30, 34)}S${at(-150, 26)} ${at(-196, 8)}C${at(-206, 44)} ${at(-150, 56)} ${at(-112, 52)}Q${at(-84, 66)} ${at(-52, 55)}Q${at(-24, 66)} ${at(6, 52)}Q${at(34, 58)} ${at(56, 44)}Q${at(84, 44)} ${at(122, 24)}Q${at(104, 24)} ${at(92, 18)}z`,
    palette.foam,
    { opacity: 0.95 },
  )
  drawing.path(
    `M${at(40, 40)}C${at(0, 40)} ${at(-80, 48)} ${at(-160, 30)}C${at(-130, 50)} ${at(-30, 54)} ${at(40, 40)}z`,
    mix(palette.foam, palette.waveDark, 0.22),
    { opacity: 0.7 },
  )
  let drops = ''
  for (let i = 0; i < 150; i++) {
    const t = random.next()
    const [dx, dy] = [
      96 - t * 300,
      24 - random.next() ** 1.6 * 66 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.12)),
    ]
    const r = random.range(0.8, 3) * unit * (0.5 + 0.5 * t)
    if (dx < -130 || dy > 14) drops += oval(x + dx * unit, y + (dy + 6) * unit, r, r * 0.8)
  }
  for (let i = 0; i < 34; i++) {
    const dx = random.range(-230, 110)
    const down = random.next() ** 1.5
    drops += lens(
      x + dx * unit,
      y + (50 + down * 40 - Math.abs(dx + 60) * 0.12) * unit,
      random.range(8, 34) * (1 - 0.5 * down) * unit,
      random.range(0.8, 2) * unit,
    )
  }
  drawing.path(drops, palette.foam, { opacity: 0.85 })
}
