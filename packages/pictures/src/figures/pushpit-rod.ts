import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { lens, oval } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const angler: Sailor = {
  looks: 1,
  size: 1.02,
  light: 1,
  hip: [268, 396],
  shoulder: [262, 236],
  head: [286, 172],
  tilt: -2,
  arms: [
    { to: [402, 276], bend: 1 },
    { to: [358, 310], bend: 1 },
  ],
  legs: [
    { to: [306, 632], bend: -1 },
    { to: [242, 638], bend: -1 },
  ],
  top: '#1f7f86',
  legwear: '#3a3f5c',
  skin: '#e0b08c',
  hair: '#d9d4ca',
  style: 'bun',
  hat: ['beanie', '#e2593c', '#f0a24a'],
  lifejacket: '#24304a',
  dim: ['#46305c', 0.36],
  glow: { from: [440, 230], reach: 250, colour: '#ffb884', strength: 0.42 },
}

/** Draws an angler at the pushpit of a yacht that glides along at dusk, the rod bent over the wake. */
export function paintPushpitRod(drawing: Drawing): void {
  const wake = [
    lens(560, 580, 210, 8),
    lens(634, 556, 190, 7),
    lens(580, 540, 130, 5),
    lens(700, 526, 170, 6),
    lens(660, 508, 110, 4),
    lens(752, 496, 140, 4),
  ]
  drawing.path(wake.join(''), '#fde0cc', { opacity: 0.5 })
  drawing.line('M96 -20L152 486', '#3d3358', 5)
  drawing.path(
    'M-20 620V498Q240 470 440 486L470 620z',
    downwards(drawing, 480, 610, '#a88a94', '#4a4468'),
  )
  drawing.path('M440 486L470 620H420L404 484z', '#5d4f72')
  drawing.line('M-20 498Q240 470 440 486', '#f0c8b0', 4, { opacity: 0.8 })
  drawing.path('M-20 620V560Q200 540 380 550L390 620z', '#7a5a58')
  paintRails(drawing, true)
  paintSailor(drawing, { ...angler, arms: [angler.arms[0], undefined] })
  paintRod(drawing)
  if (angler.arms[0]) paintHand(drawing, angler, angler.arms[0])
  paintSailor(drawing, { ...angler, part: 'near arm' })
  paintRails(drawing, false)
}

function paintRails(drawing: Drawing, behind: boolean): void {
  const steel = behind ? '#8d7f9c' : '#c9b0b4'
  if (behind)
    return drawing.line('M-20 384H400Q424 384 424 406V486M-20 432H420M120 384V484', steel, 6)
  drawing.line('M-20 404H440Q462 406 460 428L446 494M-20 456H454M60 404V500M220 404V486', steel, 7)
  drawing.path(oval(464, 396, 8, 9), '#fff2cc')
  drawing.circle(
    464,
    394,
    34,
    drawing.radial(
      [
        [0, '#fff6da', 0.95],
        [0.25, '#ffe9b8', 0.5],
        [1, '#ffe9b8', 0],
      ],
      [464, 394],
      34,
    ),
  )
}

function paintRod(drawing: Drawing): void {
  drawing.line('M316 336L436 258', '#3a2a3c', 9)
  drawing.path('M336 330m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z', '#2a2440')
  drawing.path(oval(352, 336, 12, 12), '#8d7f9c')
  drawing.line('M430 262Q590 154 684 128', '#4a3448', 5)
  drawing.line('M684 128Q722 120 742 136', '#4a3448', 3)
  drawing.line('M742 136L772 452', '#fde8d8', 1.6, { opacity: 0.85 })
  drawing.path(lens(772, 454, 34, 3), '#fde8d8', { opacity: 0.9 })
}
