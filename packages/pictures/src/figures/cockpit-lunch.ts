import type { Drawing } from '../kit/drawing.ts'
import { across, downwards } from '../kit/fade.ts'
import { disc, oval, roundedBox } from '../kit/path.ts'
import { paintCockpitAft } from './cockpit.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import { paintEnsign } from './ensign.ts'
import { paintMug } from './fare.ts'
import type { Sailor } from './sailor.ts'

const far: readonly Sailor[] = [
  {
    looks: 1,
    size: 0.84,
    light: -1,
    hip: [226, 442],
    shoulder: [234, 310],
    head: [254, 254],
    arms: [undefined, { to: [316, 414], bend: 1 }],
    top: '#2b8a8c',
    sleeves: 'short',
    skin: '#5f3d2a',
    hair: '#2a2224',
    style: 'curls',
  },
  {
    looks: -1,
    size: 0.84,
    light: -1,
    hip: [574, 442],
    shoulder: [566, 310],
    head: [546, 254],
    tilt: -3,
    arms: [undefined, { to: [486, 404], bend: -1 }],
    top: '#efb23a',
    sleeves: 'short',
    skin: '#f0c9a8',
    hair: '#c9c4bc',
    style: 'short',
    beard: '#d9d4ca',
  },
]

const near: readonly Sailor[] = [
  {
    looks: 1,
    size: 1.1,
    light: -1,
    hip: [84, 538],
    shoulder: [100, 366],
    head: [126, 294],
    arms: [
      { to: [236, 490], bend: 1 },
      { to: [226, 446], bend: 1 },
    ],
    legs: [
      { to: [250, 700], bend: -1 },
      { to: [216, 712], bend: -1 },
    ],
    top: '#f6efe0',
    sleeves: 'short',
    pattern: 'stripes',
    legwear: '#24466b',
    skin: '#e0b08c',
    hair: '#8a4a2a',
    style: 'tail',
    hat: ['straw', '#ecd49a', '#c8432a'],
  },
  {
    looks: -1,
    size: 1.1,
    light: -1,
    hip: [716, 538],
    shoulder: [700, 366],
    head: [674, 294],
    tilt: 6,
    eyes: 'down',
    arms: [
      { to: [568, 500], bend: -1 },
      { to: [548, 470], bend: -1 },
    ],
    legs: [
      { to: [550, 700], bend: 1 },
      { to: [584, 712], bend: 1 },
    ],
    top: '#c8432a',
    sleeves: 'short',
    legwear: '#c9a06a',
    skin: '#b97f5c',
    hair: '#20242c',
    style: 'short',
  },
]

/** Draws four people at lunch round the cockpit table, at anchor. */
export function paintCockpitLunch(drawing: Drawing): void {
  paintEnsign(drawing, [470, 380], 0.9, 1)
  paintCockpitAft(drawing)
  for (const guest of far) paintSailor(drawing, { ...guest, arms: [undefined, undefined] })
  for (const guest of near) paintSailor(drawing, { ...guest, arms: [guest.arms[0], undefined] })
  paintTable(drawing)
  paintLunch(drawing)
  for (const guest of [...far, ...near]) {
    paintBareArm(drawing, guest)
    const [, hand] = guest.arms
    if (hand) paintHand(drawing, guest, hand)
  }
  paintAwning(drawing)
}

function paintBareArm(drawing: Drawing, guest: Sailor): void {
  paintSailor(drawing, { ...guest, part: 'near arm' })
}

function paintTable(drawing: Drawing): void {
  drawing.path('M176 552H624L604 620H196z', downwards(drawing, 552, 610, '#7a4e2c', '#573620'))
  drawing.path('M276 416H524L640 548V562H160V548z', '#8a5a32')
  drawing.path('M276 410H524L640 548H160z', downwards(drawing, 410, 548, '#dba766', '#c08848'))
  drawing.line('M330 410L262 548M380 410L352 548M420 410L448 548M470 410L538 548', '#8a5a32', 2, {
    opacity: 0.55,
  })
}

function paintLunch(drawing: Drawing): void {
  drawing.path(oval(400, 506, 92, 24), '#b98a52')
  drawing.path(oval(400, 502, 92, 24), '#e3bd84')
  drawing.path(
    'M336 496C330 462 366 450 396 452C432 454 454 470 448 496Q392 516 336 496z',
    downwards(drawing, 452, 506, '#d9963f', '#9a5a22'),
  )
  drawing.line('M364 468l14 18M390 460l14 20M416 464l12 18', '#f6dca4', 5)
  drawing.path('M458 500q4-26 22-24t16 26z', '#f2dca8')
  drawing.path('M462 500q4-20 18-19t12 20z', '#fff1cf')
  drawing.path(oval(398, 430, 50, 13), '#3f7f9a')
  drawing.path(
    disc(372, 420, 13) +
      disc(398, 424, 14) +
      disc(424, 420, 13) +
      disc(386, 408, 12) +
      disc(411, 408, 12),
    '#d8432c',
  )
  drawing.line('M366 414l5-3M392 417l5-3M419 414l5-3M382 402l4-3M407 402l4-3', '#ffd0b0', 3)
  drawing.path(
    'M348 428Q398 452 448 428Q444 452 398 454Q352 452 348 428z',
    across(drawing, 348, 448, '#4f9ab4', '#24607c'),
  )
  drawing.path(roundedBox(488, 424, 18, 40, 6), '#6f8a3a')
  drawing.path(roundedBox(493, 408, 8, 20, 3), '#6f8a3a')
  drawing.path(oval(280, 512, 44, 12), '#f6f1e4')
  drawing.path(disc(270, 506, 9) + disc(290, 507, 8), '#d8432c')
  drawing.path('M258 514h40l-8-8h-26z', '#f0d48a')
  drawing.path(oval(520, 524, 46, 12), '#f6f1e4')
  paintMug(drawing, [232, 462], 0.78, '#e2593c', -1)
  paintMug(drawing, [318, 428], 0.62, '#f6efe0', -1)
  paintMug(drawing, [484, 420], 0.62, '#24466b', 1)
  paintMug(drawing, [560, 482], 0.78, '#1f6f80', 1)
}

function paintAwning(drawing: Drawing): void {
  const scallops = Array.from({ length: 14 }, () => 'q-30 34-60 0').join('')
  drawing.path(`M-20 -20H820V46${scallops}z`, downwards(drawing, -10, 66, '#fff8ea', '#dccfb4'))
  for (const x of [40, 160, 280, 400, 520, 640, 760])
    drawing.path(`M${x} -20h60V46q-30 34-60 0z`, downwards(drawing, -10, 66, '#d8694a', '#a8452f'))
}
