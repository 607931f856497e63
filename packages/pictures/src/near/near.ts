import type { Stage } from '../world/stage.ts'
import { paintAfloat } from './afloat.ts'
import { paintAloft, paintFlyingFish } from './aloft.ts'
import { paintBarge } from './barge.ts'
import { paintBuoy } from './buoys.ts'
import { paintFoliage, paintPier } from './foreground.ts'
import { paintGannets } from './gannets.ts'
import { paintGorse } from './gorse.ts'
import { paintInflatable } from './inflatable.ts'
import { paintLedge } from './ledge.ts'
import { paintLock } from './lock.ts'
import type { NearPart } from './near-parts.ts'
import { paintPalm } from './palm.ts'
import { paintSailingBarge } from './sailing-barge.ts'
import { paintShore } from './shore.ts'
import { paintSkiff } from './skiff.ts'
import { paintSparks, paintSpray } from './spray.ts'
import { paintStern } from './stern.ts'
import { paintWaterfront } from './waterfront.ts'
import { paintDolphins, paintTurtle, paintWhale } from './wildlife.ts'
import { paintWork } from './work.ts'

/** Draws what floats or stands in front of the view. */
export function paintNear(stage: Stage, parts: readonly NearPart[]): void {
  for (const part of parts) painters[part.kind](stage, part as never)
}

/** Who draws which kind of part. */
const painters: {
  readonly [Kind in NearPart['kind']]: (
    stage: Stage,
    part: Extract<NearPart, { readonly kind: Kind }>,
  ) => void
} = {
  buoy: paintBuoy,
  palm: paintPalm,
  whale: paintWhale,
  dolphins: paintDolphins,
  pier: paintPier,
  work: paintWork,
  lock: paintLock,
  inflatable: paintInflatable,
  foliage: paintFoliage,
  afloat: paintAfloat,
  skiff: paintSkiff,
  ledge: paintLedge,
  spray: paintSpray,
  sparks: paintSparks,
  shore: paintShore,
  gorse: paintGorse,
  gannets: paintGannets,
  stern: paintStern,
  barge: paintBarge,
  turtle: paintTurtle,
  aloft: paintAloft,
  'flying fish': paintFlyingFish,
  'sailing barge': paintSailingBarge,
  quayside: paintWaterfront,
  wall: paintWaterfront,
  'round tower': paintWaterfront,
  terraces: paintWaterfront,
  'long pier': paintWaterfront,
  pontoons: paintWaterfront,
  shoals: paintWaterfront,
  coast: paintWaterfront,
  breakers: paintWaterfront,
  withies: paintWaterfront,
  slipway: paintWaterfront,
  sands: paintWaterfront,
  company: paintWaterfront,
  rib: paintWaterfront,
  lights: paintWaterfront,
  mist: paintWaterfront,
  tracks: paintWaterfront,
}
