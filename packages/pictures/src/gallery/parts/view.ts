import type { Drawing } from '../../kit/drawing.ts'
import type { LandPart } from '../../land/land-parts.ts'
import { paintLand } from '../../land/land.ts'
import type { NearPart } from '../../near/near-parts.ts'
import { paintNear } from '../../near/near.ts'
import { paintGlitter } from '../../sea/glitter.ts'
import { paintRipples } from '../../sea/ripples.ts'
import { paintRollers } from '../../sea/rollers.ts'
import type { SeaState } from '../../sea/sea-state.ts'
import { paintSheet, paintWaves } from '../../sea/surface.ts'
import { paintGulls } from '../../sky/gulls.ts'
import type { Gull } from '../../sky/gulls.ts'
import type { SkyPart } from '../../sky/sky-parts.ts'
import { paintSky } from '../../sky/sky.ts'
import { palettes } from '../../world/palettes/index.ts'
import type { PaletteName } from '../../world/palettes/index.ts'
import { stageFor } from '../../world/stage.ts'
import type { Camera, Lamp, Stage } from '../../world/stage.ts'
import type { Wind } from '../../world/wind.ts'
import { drawVessel } from '../../yacht/draw-vessel.ts'
import type { Vessel } from '../../yacht/vessel.ts'

/** A view over the sea that is a part of something else: a book's cover, the ground of a close-up. */
export interface View {
  readonly name: string
  readonly palette: PaletteName
  readonly camera: Camera
  readonly lamp: Lamp
  readonly wind?: Wind
  readonly sky?: readonly SkyPart[]
  readonly land?: readonly LandPart[]
  readonly sea?: SeaState
  readonly vessels?: readonly Vessel[]
  readonly near?: readonly NearPart[]
  readonly gulls?: readonly Gull[]
}

const calm: SeaState = { swell: 0.2, length: 9, rows: 12, ripples: 160 }

/** Draws a view into a picture under way, from its origin, `width` by `height` pixels. */
export function paintView(drawing: Drawing, view: View, width: number, height: number): Stage {
  const { name, camera, lamp, wind = { from: 90, force: 3 }, sea = calm } = view
  const setting = { name, camera, lamp, wind, palette: palettes[view.palette] }
  const stage: Stage = { ...stageFor(setting, width, height), drawing }
  paintSky(stage, view.sky ?? [])
  paintLand(stage, view.land ?? [])
  paintSheet(stage)
  paintGlitter(stage, sea, true)
  paintWaves(stage, sea)
  paintRipples(stage, sea)
  paintGlitter(stage, sea, false)
  const vessels = view.vessels ?? []
  for (const vessel of vessels.toSorted((a, b) => a.size - b.size)) drawVessel(stage, vessel)
  paintRollers(stage, sea)
  paintNear(stage, view.near ?? [])
  paintGulls(stage, view.gulls ?? [], stage.palette.foam)
  return stage
}
