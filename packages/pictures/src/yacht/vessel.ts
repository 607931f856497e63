import type { Colour } from '../kit/colour.ts'
import { builds } from './builds.ts'
import type { BuildName } from './builds.ts'
import type { Hand } from './crew.ts'
import { dinghyRig } from './dinghy-rig.ts'
import { gaffRig } from './gaff-rig.ts'
import { hulls } from './hull-shape.ts'
import type { Lines } from './hull-shape.ts'
import type { LiveryName } from './livery.ts'
import type { Shown } from './paint-aloft.ts'
import type { Rig, RigOrder, SailPlan } from './rig.ts'
import { sloopRig } from './sloop-rig.ts'

/** The kinds of vessel that can be drawn. */
export type VesselKind = 'sloop' | 'cutter' | 'ketch' | 'dinghy' | 'motor'

/** A vessel in a scene, as data. */
export interface Vessel {
  readonly kind?: VesselKind
  /** How a sloop is built, where it is not to the standard. */
  readonly build?: BuildName
  /** Across the picture, 0 to 1. */
  readonly x: number
  /** Pixels per metre on a card of 800 by 600: what decides how far away it floats. */
  readonly size: number
  readonly heading: number
  readonly plan?: SailPlan
  readonly livery?: LiveryName
  readonly crew?: readonly Hand[]
  /** Degrees the bow is thrown up, and metres the vessel is lifted. */
  readonly pitch?: number
  readonly lift?: number
  /** 0 at rest, 1 for a good breeze; decides foam and wake. */
  readonly speed?: number
  readonly ensign?: false
  /** Signals and gear in the rig. */
  readonly shows?: readonly Shown[]
  /** She is going through the wind, so her heading may be closer to it than any sail can be full. */
  readonly tacking?: true
  /** A small flag: of a rally on the backstay, or a signal under the starboard spreader. */
  readonly signal?: { readonly colour: Colour; readonly at: 'backstay' | 'spreader' }
}

/** The lines and the rig of each kind; a motor boat has none. */
export const kinds: Record<
  VesselKind,
  { readonly lines: Lines; readonly rig?: (order: RigOrder) => Rig; readonly plan: SailPlan }
> = {
  sloop: {
    lines: hulls.sloop,
    rig: (order) => sloopRig(order),
    plan: { main: 'full', head: 'genoa' },
  },
  cutter: {
    lines: hulls.classic,
    rig: (order) => gaffRig(order, false),
    plan: { main: 'full', head: 'genoa', topsail: true },
  },
  ketch: {
    lines: hulls.classic,
    rig: (order) => gaffRig(order, true),
    plan: { main: 'full', head: 'genoa', topsail: true },
  },
  dinghy: { lines: hulls.dinghy, rig: dinghyRig, plan: { main: 'full', head: 'jib' } },
  motor: { lines: hulls.motor, plan: { main: 'stowed', head: 'none' } },
}

/** The lines and the rig that a vessel is drawn with. */
export function builtAs({ kind = 'sloop', build }: Vessel): (typeof kinds)[VesselKind] {
  if (kind !== 'sloop' || !build) return kinds[kind]
  const { lines, rig } = builds[build]
  return { ...kinds.sloop, lines, rig: (order) => sloopRig(order, rig) }
}

/** Is nothing set that the wind could fill? */
export function underBarePoles({ kind = 'sloop', plan }: Vessel): boolean {
  const set = { ...kinds[kind].plan, ...plan }
  return set.main === 'stowed' && set.head === 'none' && !set.topsail
}
