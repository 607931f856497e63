import type { Colour } from '../kit/colour.ts'
import { add, between, scaled } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { fourCornered, letOut, threeCornered } from './patches.ts'
import { spar, wire } from './rig.ts'
import type { Rig, RigOrder, Sail, Stick } from './rig.ts'

const mast = { x: 2.1, top: 14.6, hounds: 12 }
const boom = { height: 2.6, length: 7.4 }
const stem: Vector = [7.9, 0, 2.4]
const sprit: Vector = [12.3, 0, 2.9]
const mizzen = { x: -5.1, top: 10.4 }

/** A gaff rig on the classic hull: cutter, or ketch when `mizzenMast`. */
export function gaffRig(order: RigOrder, mizzenMast: boolean): Rig {
  const main = gaffSail(order, {
    foot: [mast.x - 0.15, 0, boom.height],
    throat: 9.6,
    peak: [5, 3.3] as const,
    boomLength: boom.length,
    steeve: 0.45,
    lean: 7,
    seams: 8,
  })
  const after = gaffSail(order, {
    foot: [mizzen.x - 0.1, 0, 2.7],
    throat: 7.1,
    peak: [2.8, 2] as const,
    boomLength: 4.3,
    steeve: 0.3,
    lean: 6,
    seams: 6,
  })
  return {
    sails: [
      ...(order.plan.main === 'stowed' ? [] : [main.sail]),
      ...(order.plan.topsail ? [topsail(order, main.throat, main.peak)] : []),
      ...headsails(order),
      ...(mizzenMast && order.plan.main !== 'stowed' ? [after.sail] : []),
    ],
    sticks: [
      ...mainmast(order),
      ...main.sticks,
      ...(mizzenMast ? [...mizzenmast(order), ...after.sticks] : []),
    ],
    truck: [mast.x - 0.15, 0, mast.top + 2.4],
  }
}

interface GaffSail {
  readonly foot: Vector
  /** Height of the throat; length of the gaff and the rise of its peak. */
  readonly throat: number
  readonly peak: readonly [length: number, rise: number]
  readonly boomLength: number
  /** How far the boom rises outwards, and how far the gaff falls off beyond the boom, in degrees. */
  readonly steeve: number
  readonly lean: number
  readonly seams: number
}

function gaffSail(order: RigOrder, made: GaffSail) {
  const { sail, livery, plan } = order
  const stowed = plan.main === 'stowed'
  const reef = plan.main === 'reefed' ? 0.78 : plan.main === 'deep reefed' ? 0.6 : 1
  const sheet = stowed ? 0 : sail.sheet
  const foot = scaled(letOut(sheet, sail.lee), made.boomLength)
  const clew = add(add(made.foot, foot), [0, 0, made.steeve])
  const height = stowed ? made.foot[2] + 0.6 : made.foot[2] + (made.throat - made.foot[2]) * reef
  const throat: Vector = [made.foot[0], 0, height]
  const gaff = scaled(letOut(sheet + (stowed ? 0 : made.lean), sail.lee), made.peak[0])
  const peak = add(add(throat, gaff), [0, 0, stowed ? 0.4 : made.peak[1]])
  const tack = add(made.foot, [0, 0, 0.1])
  const patch = fourCornered({ tack, throat, peak, clew }, { camber: 0.09, lee: sail.lee })
  const cloth = livery.sails
  return {
    throat,
    peak,
    sail: { name: 'main', patch, seams: made.seams, ...(cloth ? { cloth } : {}) } satisfies Sail,
    sticks: [
      spar([throat, peak], livery.wood, 0.17),
      spar([made.foot, clew], livery.wood, 0.2),
      ...(stowed ? [bundle(made.foot, clew, cloth ?? livery.canvas)] : []),
      ...(stowed
        ? []
        : [
            wire(
              [[made.foot[0], 0, made.throat + made.peak[1] * 0.75], between(throat, peak, 0.6)],
              livery.spar,
            ),
          ]),
    ],
  }
}

function bundle(foot: Vector, clew: Vector, colour: Colour): Stick {
  const up: Vector = [0, 0, 0.35]
  return spar([add(foot, up), add(between(foot, clew, 0.94), up)], colour, 0.62)
}

function topsail({ sail, livery }: RigOrder, throat: Vector, peak: Vector): Sail {
  const corners = {
    tack: [mast.x - 0.1, 0, 10.2],
    head: [mast.x - 0.1, 0, mast.top + 2.2],
    clew: between(throat, peak, 0.93),
  } as const
  const patch = threeCornered(corners, { camber: 0.06, lee: sail.lee })
  return { name: 'other', patch, seams: 4, ...(livery.sails ? { cloth: livery.sails } : {}) }
}

function headsails({ plan, sail, livery }: RigOrder): Sail[] {
  if (plan.head === 'none') return []
  const { sheet, lee } = sail
  const hounds: Vector = [mast.x, 0, 12.4]
  const truck: Vector = [mast.x + 0.1, 0, 14.4]
  const staysail = threeCornered(
    {
      tack: between(stem, hounds, 0.05),
      head: between(stem, hounds, 0.86),
      clew: add([mast.x + 0.6, 0, 2.5], scaled(letOut(sheet + 6, lee), 0.6)),
    },
    { camber: 0.1, roach: -0.3, lee },
  )
  const jib = threeCornered(
    {
      tack: between(sprit, truck, 0.04),
      head: between(sprit, truck, 0.9),
      clew: add([7, 0, 3.1], scaled(letOut(sheet + 10, lee), 1.7)),
    },
    { camber: 0.12, roach: -0.5, lee },
  )
  const cloth = livery.sails ? { cloth: livery.sails } : {}
  const light = livery.jib ?? livery.sails
  return [
    { name: 'other', patch: staysail, seams: 5, ...cloth },
    ...(plan.head === 'jib'
      ? []
      : [{ name: 'other', patch: jib, seams: 6, ...(light ? { cloth: light } : {}) } as const]),
  ]
}

function mainmast({ livery }: RigOrder): Stick[] {
  const { spar: dark, wood } = livery
  const shrouds = [-1, 1].flatMap((side) =>
    [0.3, 0.9].map((aft) =>
      wire(
        [
          [mast.x - aft, side * 1.9, 1.2],
          [mast.x - 0.05, 0, 11.8],
        ],
        dark,
      ),
    ),
  )
  return [
    spar(
      [
        [mast.x, 0, 1.15],
        [mast.x - 0.1, 0, mast.hounds],
      ],
      wood,
      0.3,
    ),
    spar(
      [
        [mast.x - 0.1, 0, 11.5],
        [mast.x - 0.15, 0, mast.top + 2.4],
      ],
      wood,
      0.16,
    ),
    spar([stem, sprit], wood, 0.24),
    wire([[mast.x, 0, 12.4], stem], dark),
    wire([[mast.x, 0, 14.4], sprit], dark),
    wire([sprit, [7.8, 0, 0.4]], dark),
    ...shrouds,
  ]
}

function mizzenmast({ livery }: RigOrder): Stick[] {
  const { spar: dark, wood } = livery
  const shrouds = [-1, 1].map((side) =>
    wire(
      [
        [mizzen.x - 0.3, side * 1.6, 1.15],
        [mizzen.x, 0, 9],
      ],
      dark,
    ),
  )
  return [
    spar(
      [
        [mizzen.x, 0, 1.15],
        [mizzen.x - 0.1, 0, mizzen.top],
      ],
      wood,
      0.24,
    ),
    ...shrouds,
  ]
}
