import { add, scaled } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import { letOut, threeCornered } from './patches.ts'
import { spar, wire } from './rig.ts'
import type { Rig, RigOrder } from './rig.ts'

const mast: Vector = [0.6, 0, 0.5]
const top: Vector = [0.5, 0, 6.2]
const gooseneck: Vector = [0.55, 0, 1.05]
const stem: Vector = [2.1, 0, 0.62]

/** The rig of a two-handed sailing dinghy: main and a small jib. */
export function dinghyRig({ plan, sail, livery }: RigOrder): Rig {
  const bare = plan.main === 'stowed'
  const end = add(gooseneck, scaled(letOut(bare ? 0 : sail.sheet, sail.lee), 2.5))
  const main = threeCornered(
    { tack: gooseneck, head: [0.5, 0, 6], clew: end },
    { camber: 0.1, roach: 0.45, lee: sail.lee, draft: 0.44 },
  )
  const clew = add([2, 0, 0.95], scaled(letOut(sail.sheet + 5, sail.lee), 1.7))
  const jib = threeCornered(
    { tack: add(stem, [-0.05, 0, 0.15]), head: [0.62, 0, 4.4], clew },
    { camber: 0.12, roach: -0.15, lee: sail.lee, draft: 0.38 },
  )
  const cloth = livery.sails ? { cloth: livery.sails } : {}
  return {
    sails: bare
      ? []
      : [
          { name: 'main', patch: main, seams: 5, battens: true, ...cloth },
          ...(plan.head === 'none' ? [] : [{ name: 'head', patch: jib, seams: 4 } as const]),
        ],
    sticks: [
      spar([mast, top], livery.spar, 0.08),
      spar([gooseneck, end], livery.spar, 0.08),
      wire([stem, [0.55, 0, 4.5]], livery.spar),
      ...[-1, 1].map((side) =>
        wire(
          [
            [0.3, side * 0.72, 0.5],
            [0.55, 0, 4.5],
          ],
          livery.spar,
        ),
      ),
    ],
    truck: top,
  }
}
