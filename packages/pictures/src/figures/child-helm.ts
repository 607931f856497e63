import type { Drawing } from '../kit/drawing.ts'
import { paintCockpitAft } from './cockpit.ts'
import { paintHand, paintSailor } from './draw-sailor.ts'
import { paintEnsign } from './ensign.ts'
import { paintWheel } from './helm.ts'
import type { Sailor } from './sailor.ts'

const girl: Sailor = {
  view: 'front',
  looks: 1,
  size: 0.72,
  light: 1,
  headSize: 1.34,
  hip: [420, 466],
  shoulder: [420, 356],
  head: [420, 296],
  arms: [
    { to: [311, 428], bend: 1, long: 0.92 },
    { to: [529, 428], bend: -1, long: 0.92 },
  ],
  legs: [
    { to: [404, 620], bend: 1 },
    { to: [436, 620], bend: -1 },
  ],
  top: '#f2c14e',
  sleeves: 'short',
  legwear: '#24466b',
  skin: '#c98f6a',
  hair: '#3a2a22',
  style: 'tail',
  lifejacket: '#d8472c',
}

const father: Sailor = {
  looks: 1,
  size: 1.12,
  light: 1,
  hip: [172, 506],
  shoulder: [196, 330],
  head: [224, 262],
  arms: [
    { to: [392, 372], bend: 1 },
    { to: [318, 498], bend: 1 },
  ],
  legs: [
    { to: [130, 640], bend: -1 },
    { to: [64, 594], bend: -1 },
  ],
  top: '#2b8a8c',
  sleeves: 'short',
  legwear: '#c9a06a',
  shorts: true,
  feet: 'shoes',
  skin: '#c98f6a',
  hair: '#2a2224',
  beard: '#2f2522',
  lifejacket: '#22303c',
}

const family: readonly Sailor[] = [
  {
    view: 'front',
    looks: -1,
    turned: true,
    size: 0.74,
    light: 1,
    hip: [612, 446],
    shoulder: [610, 336],
    head: [606, 286],
    arms: [
      { to: [584, 440], bend: 1 },
      { to: [662, 384], bend: 1, long: 0.52 },
    ],
    legs: [
      { to: [596, 600], bend: 1, long: 0.95 },
      { to: [630, 602], bend: -1, long: 0.95 },
    ],
    top: '#f6efe0',
    sleeves: 'short',
    pattern: 'stripes',
    legwear: '#3a5f7a',
    skin: '#8a5a3c',
    hair: '#2a2224',
    style: 'curls',
    lifejacket: '#22303c',
  },
  {
    view: 'front',
    looks: -1,
    size: 0.54,
    light: 1,
    headSize: 1.3,
    hip: [688, 450],
    shoulder: [688, 372],
    head: [686, 328],
    arms: [
      { to: [670, 440], bend: 1 },
      { to: [752, 334], bend: 1 },
    ],
    legs: [
      { to: [676, 564], bend: 1, long: 0.96 },
      { to: [702, 565], bend: -1, long: 0.96 },
    ],
    top: '#6fae9c',
    sleeves: 'short',
    legwear: '#c9543a',
    skin: '#a8714e',
    hair: '#2a2224',
    hat: ['cap', '#f6efe0', '#2f6db0'],
    lifejacket: '#e9a23c',
  },
]

/** Draws a girl at the wheel, her father kneeling beside her, her family on the stern bench. */
export function paintChildHelm(drawing: Drawing): void {
  paintEnsign(drawing, [306, 378], 0.92, -1)
  paintCockpitAft(drawing)
  for (const one of family.toReversed()) paintSailor(drawing, one)
  paintSailor(drawing, { ...father, arms: [father.arms[0], undefined] })
  paintSailor(drawing, { ...girl, arms: [undefined, undefined] })
  paintWheel(drawing, [420, 458], 116)
  paintSailor(drawing, { ...girl, part: 'both arms' })
  paintSailor(drawing, { ...father, part: 'near arm' })
  for (const one of [girl, father]) if (one.arms[1]) paintHand(drawing, one, one.arms[1])
}
