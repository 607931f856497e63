import type { Drawing } from '../kit/drawing.ts'
import { downwards } from '../kit/fade.ts'
import { disc, oval } from '../kit/path.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import type { Sailor } from './sailor.ts'

const common = { light: -1, eyes: 'down', lifejacket: '#24364a' } as const

const behind: Sailor = {
  ...common,
  view: 'front',
  looks: 1,
  size: 1,
  hip: [404, 486],
  shoulder: [404, 330],
  head: [404, 272],
  arms: [
    { to: [312, 462], bend: 1, long: 0.84 },
    { to: [486, 470], bend: -1, long: 0.84 },
  ],
  top: '#c9382c',
  skin: '#5f3d2a',
  hair: '#20242c',
  style: 'curls',
}

const sides: readonly Sailor[] = [
  {
    ...common,
    looks: 1,
    size: 1.12,
    hip: [96, 512],
    shoulder: [146, 346],
    head: [190, 284],
    tilt: 16,
    arms: [
      { to: [262, 492], bend: 1 },
      { to: [334, 512], bend: 1 },
    ],
    legs: [
      { to: [250, 640], bend: -1 },
      { to: [130, 680], bend: -1 },
    ],
    top: '#d8472c',
    legwear: '#2c3a48',
    skin: '#f0c9a8',
    hair: '#a8622e',
    style: 'tail',
    hat: ['beanie', '#24466b', '#e9b53c'],
  },
  {
    ...common,
    looks: -1,
    size: 1.12,
    hip: [712, 512],
    shoulder: [662, 346],
    head: [620, 284],
    tilt: 14,
    arms: [
      { to: [566, 494], bend: -1 },
      { to: [514, 436], bend: -1 },
    ],
    legs: [
      { to: [570, 640], bend: 1 },
      { to: [690, 680], bend: 1 },
    ],
    top: '#d8472c',
    legwear: '#2c3a48',
    skin: '#c98f6a',
    hair: '#2a2224',
    style: 'short',
  },
]

/** Draws three young people in red jackets bent over a chart on a cockpit seat. */
export function paintYoungCrew(drawing: Drawing): void {
  drawing.line('M-20 352H840M-20 404H840', '#d5dde2', 4)
  for (const x of [40, 288, 530, 770]) drawing.line(`M${x} 350V460`, '#d5dde2', 6, { cap: 'butt' })
  drawing.path(
    'M-20 620V446Q400 430 820 446V620z',
    downwards(drawing, 440, 600, '#f1e8d6', '#b9ac98'),
  )
  drawing.line('M-20 446Q400 430 820 446', '#fffaf0', 5)
  paintSailor(drawing, { ...behind, arms: [undefined, undefined] })
  drawing.path(
    'M-20 620V520L60 468H744L820 520V620z',
    downwards(drawing, 468, 610, '#c79a64', '#8f6238'),
  )
  for (const one of sides) paintSailor(drawing, { ...one, arms: [undefined, undefined] })
  paintSheet(drawing)
  paintSailor(drawing, { ...behind, part: 'both arms' })
  for (const one of sides) paintSailor(drawing, { ...one, part: 'both arms' })
  const holder = sides[1]
  drawing.path(oval(506, 428, 27, 17), '#22303c')
  drawing.path(oval(506, 423, 25, 15), '#e9a23c')
  drawing.path(oval(506, 422, 19, 11), '#f6f1e4')
  drawing.path('M506 412l5 10h-10z', '#c9382c')
  drawing.path('M506 432l5-10h-10z', '#24466b')
  if (holder?.arms[1]) paintHand(drawing, holder, { ...holder.arms[1], to: [526, 438] })
}

function paintSheet(drawing: Drawing): void {
  drawing.group({ transform: 'translate(0 -192) scale(1 1.42)' }, () => paintChart(drawing))
}

function paintChart(drawing: Drawing): void {
  drawing.path('M222 466L590 462L690 578L108 586z', '#5a3a22', { opacity: 0.35 })
  const sheet = 'M222 460L590 456L688 572L112 580z'
  const clip = drawing.clip(sheet)
  drawing.path(sheet, '#d9ecef')
  drawing.path('M100 590V450H266Q300 474 276 500T262 590z', '#a9c9a4', { clip })
  drawing.path('M700 590V450H520Q500 480 560 506T600 590z', '#a9c9a4', { clip })
  drawing.path('M100 590V450H240Q276 476 246 504T226 590z', '#f0d9a0', { clip })
  drawing.path('M700 590V450H546Q530 480 590 506T630 590z', '#f0d9a0', { clip })
  drawing.path('M380 450Q350 490 400 520T396 590H500Q510 540 470 512Q450 486 470 450z', '#b8dce6', {
    clip,
  })
  drawing.path('M404 450Q384 490 424 520T430 590H476Q480 540 452 512Q434 486 446 450z', '#8fc6d8', {
    clip,
  })
  drawing.line('M426 458L438 508L456 570', '#a8357c', 3.5, { clip })
  drawing.path(disc(427, 462, 5) + disc(438, 508, 5), '#a8357c', { clip })
  drawing.path(oval(330, 534, 30, 20) + oval(330, 534, 21, 14), 'none', {
    stroke: '#a8357c',
    strokeWidth: 1.6,
    clip,
  })
  drawing.line(
    'M330 506V518M330 550V558M296 534H304M356 534H364M326 514L330 506L334 514',
    '#a8357c',
    1.4,
    { clip },
  )
  drawing.line('M316 459L286 577M500 457L552 574', '#8fa3a8', 2, { opacity: 0.6 })
  drawing.line('M396 566L520 494', '#8a5426', 9, { cap: 'butt' })
  drawing.line('M396 563L520 491', '#e9c88a', 3, { cap: 'butt' })
}
