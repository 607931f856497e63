import type { Drawing } from '../../kit/drawing.ts'
import { downwards } from '../../kit/fade.ts'
import { places } from '../../kit/path.ts'
import { sampled, paintRope } from '../../still-life/rope.ts'
import { limb } from '../body.ts'
import {
  cream,
  paintEnsign,
  paintGuardrail,
  paintPedestal,
  paintShipsWheel,
  paintTeak,
  paintTube,
} from './deck-parts.ts'
import { paintWinch } from './deck-winch.ts'
import { paintGrip, paintSailor } from './sailor-body.ts'
import { arm } from './sailor.ts'
import type { Sailor } from './sailor.ts'

const helm: Sailor = {
  looks: 1,
  view: 'front',
  face: 'quarter',
  hip: [420, 400],
  shoulder: [420, 262],
  head: [424, 194],
  arms: [arm('496 316, 500 372'), arm('346 316, 340 372')],
  jacket: '#f0eadc',
  trousers: '#2a3d52',
  lifejacket: '#c8432a',
  skin: '#f0c9a8',
  hair: '#dcd8d2',
  style: 'bun',
  glasses: 'dark',
  mood: 'laughs',
}

const trimmer: Sailor = {
  looks: -1,
  view: 'quarter',
  face: 'quarter',
  hip: [690, 500],
  shoulder: [664, 352],
  head: [646, 284],
  nods: 4,
  arms: [arm('590 424, 566 458'), arm('660 452, 604 478')],
  legs: [limb('640 560, 650 640'), limb('720 570, 720 650')],
  jacket: '#e0553a',
  trousers: '#2a3d52',
  lifejacket: '#24384a',
  skin: '#5f3d2a',
  hair: '#241f22',
  style: 'curls',
}

const laughing: readonly Sailor[] = [
  {
    looks: 1,
    view: 'quarter',
    hip: [120, 470],
    shoulder: [118, 330],
    head: [130, 260],
    nods: -8,
    arms: [arm('184 400, 216 446'), arm('70 410, 96 466')],
    legs: [limb('208 486, 214 580'), limb('170 500, 160 590')],
    jacket: '#f0b53c',
    trousers: '#3f6076',
    lifejacket: '#24384a',
    skin: '#c98f6a',
    hair: '#3a2a22',
    style: 'tail',
    mood: 'laughs',
    hat: { kind: 'cap', colour: '#f4ead6' },
  },
  {
    looks: -1,
    view: 'quarter',
    hip: [270, 448],
    shoulder: [266, 318],
    head: [256, 250],
    nods: -6,
    arms: [arm('214 384, 232 432', 'open'), arm('312 388, 292 440')],
    legs: [limb('206 470, 214 560'), limb('244 480, 250 566')],
    jacket: '#2b8a8c',
    trousers: '#2a3d52',
    lifejacket: '#c8432a',
    skin: '#eec3a2',
    hair: '#a6552c',
    style: 'long',
    mood: 'laughs',
  },
]

/** Draws four women sailing their yacht, seen from the companionway. */
export function paintWomenAtTheHelm(drawing: Drawing): void {
  drawing.path(
    'M-20 610V404Q180 330 420 326Q650 330 820 410V610z',
    downwards(drawing, 330, 600, cream, '#b3aa9c'),
  )
  paintEnsign(drawing, [272, 336], [256, 146], 78, 1)
  paintTube(
    drawing,
    'M250 330V246H380M590 330V246H470M250 288H380M590 288H470M380 246V326M470 246V326',
  )
  paintGuardrail(drawing, [
    [250, 332, 86],
    [60, 384, 100],
    [-60, 420, 110],
  ])
  paintGuardrail(drawing, [
    [590, 332, 86],
    [760, 380, 100],
    [860, 420, 110],
  ])
  paintTeak(
    drawing,
    'M180 610L330 372H510L660 610z',
    [
      [
        [330, 372],
        [510, 372],
      ],
      [
        [180, 610],
        [660, 610],
      ],
    ],
    10,
  )
  paintSailor(drawing, helm)
  paintPedestal(drawing, [420, 412], 600)
  paintShipsWheel(drawing, [420, 420], 108, 112)
  paintGrip(drawing, helm, 'both')
  drawing.path(
    'M-20 610V470L196 430L320 440L250 610z',
    downwards(drawing, 430, 610, '#f8f2e4', '#bdb3a2'),
  )
  drawing.path(
    'M820 610V480L640 440L530 446L600 610z',
    downwards(drawing, 430, 610, '#f8f2e4', '#bdb3a2'),
  )
  for (const one of laughing.toReversed()) paintSailor(drawing, one)
  paintWinch(drawing, [556, 470], 0.62)
  paintSailor(drawing, trimmer)
  const sheet = sampled(places('830 260, 720 380, 600 470, 566 486'))
  paintRope(drawing, sheet, { width: 10, colour: '#f3ead6', fleck: '#2b6f9a' })
  paintGrip(drawing, trimmer, 'both')
}
