import type { Vector } from '../kit/vector.ts'
import { hulls } from './hull-shape.ts'
import type { Lines } from './hull-shape.ts'

/** What a sloop's rig is built to, in metres. */
export interface SloopMeasures {
  readonly mast: { readonly x: number; readonly deck: number; readonly top: number }
  readonly boom: { readonly height: number; readonly length: number }
  /** The foot and the top of the forestay, and the foot of the backstay. */
  readonly stem: Vector
  readonly stay: Vector
  readonly aft: Vector
  /** How far the clews of genoa and jib reach aft, and the round of the mainsail's leech. */
  readonly genoa: number
  readonly jib: number
  readonly roach: number
  readonly spreaders: readonly [lower: number, upper: number]
}

export const standardSloop: SloopMeasures = {
  mast: { x: 0.75, deck: 1.3, top: 17.6 },
  boom: { height: 2.35, length: 5.1 },
  stem: [5.85, 0, 1.6],
  stay: [0.85, 0, 16.3],
  aft: [-5.9, 0, 1.15],
  genoa: 6.6,
  jib: 4.9,
  roach: 0.62,
  spreaders: [7.2, 12],
}

/** Sloops of the fleet that are not built to the standard: their lines and their rig. */
export const builds = {
  /** Small and handy, with a short rig. */
  small: {
    lines: { ...hulls.sloop, length: 11, beam: 1.8, sternBeam: 1.4, bow: 1.5, rake: 0.5 },
    rig: {
      ...standardSloop,
      mast: { x: 0.8, deck: 1.3, top: 15.3 },
      boom: { height: 2.3, length: 4.5 },
      stem: [5.2, 0, 1.6],
      stay: [0.9, 0, 13.9],
      aft: [-5.3, 0, 1.15],
      genoa: 5.9,
      roach: 0.5,
      spreaders: [6.4, 10.4],
    },
  },
  /** Made for passages: high in the bow, a stay to the masthead, a big genoa. */
  passage: {
    lines: {
      ...hulls.sloop,
      length: 13.1,
      beam: 2.05,
      sternBeam: 1.4,
      bow: 1.85,
      middle: 1.3,
      stern: 1.35,
      draught: 0.8,
      rake: 1.1,
      counter: 0.35,
    },
    rig: {
      ...standardSloop,
      mast: { x: 1, deck: 1.4, top: 17.4 },
      boom: { height: 2.6, length: 4.7 },
      stem: [6.35, 0, 1.95],
      stay: [1, 0, 17.3],
      aft: [-6.3, 0, 1.35],
      genoa: 7.5,
      roach: 0.4,
      spreaders: [7, 12.2],
    },
  },
  /** Light and tall: an upright stem, a long boom, a jib that ends at the mast. */
  racer: {
    lines: {
      ...hulls.sloop,
      sternBeam: 1.8,
      bow: 1.36,
      middle: 1.12,
      stern: 1.02,
      draught: 0.5,
      rake: 0,
    },
    rig: {
      ...standardSloop,
      mast: { x: 0.5, deck: 1.2, top: 19.2 },
      boom: { height: 2.1, length: 5.7 },
      stem: [6, 0, 1.45],
      stay: [0.62, 0, 16.9],
      aft: [-6, 0, 1.02],
      roach: 1.15,
      spreaders: [7.6, 13],
    },
  },
} as const satisfies Record<string, { readonly lines: Lines; readonly rig: SloopMeasures }>

export type BuildName = keyof typeof builds
