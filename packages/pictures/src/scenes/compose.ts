import { Drawing } from '../kit/drawing.ts'
import { paintLand } from '../land/land.ts'
import { paintNear } from '../near/near.ts'
import { paintGleams } from '../sea/gleams.ts'
import { paintGlitter } from '../sea/glitter.ts'
import { paintMirror } from '../sea/mirror.ts'
import { paintReefs } from '../sea/reefs.ts'
import { paintRipples } from '../sea/ripples.ts'
import { paintRollers } from '../sea/rollers.ts'
import { paintShallows } from '../sea/shallows.ts'
import { paintSheet, paintWaves } from '../sea/surface.ts'
import { paintShip } from '../ships/paint-ship.ts'
import { paintGulls } from '../sky/gulls.ts'
import { paintSky } from '../sky/sky.ts'
import { palettes } from '../world/palettes/index.ts'
import { stageFor } from '../world/stage.ts'
import type { Stage } from '../world/stage.ts'
import { drawVessel } from '../yacht/draw-vessel.ts'
import { formats } from './scene.ts'
import type { Format, Scene, Seascape } from './scene.ts'

/** The picture of a scene in one format, as SVG, at moment `t` of its loop (0 unless told). */
export function compose(scene: Scene, format: Format, t = 0): string {
  const [width, height] = formats[format]
  if (scene.kind === 'seascape') return seascape(scene, format, t).toString()
  const drawing = new Drawing(width, height)
  scene.paint(drawing, scene.name)
  return drawing.toString()
}

/** The stage a seascape is set on, and the scene as this format has it. */
export function staged(scene: Seascape, format: Format, t = 0): { stage: Stage; seen: Seascape } {
  const [width, height] = formats[format]
  const seen = { ...scene, ...scene.in?.[format] }
  return { seen, stage: stageFor({ ...seen, palette: palettes[seen.palette] }, width, height, t) }
}

function seascape(scene: Seascape, format: Format, t: number): Drawing {
  const { stage, seen } = staged(scene, format, t)
  if (stage.horizon > 0) paintSky(stage, seen.sky)
  paintLand(stage, seen.land)
  paintSheet(stage)
  paintGlitter(stage, seen.sea, true)
  if (stage.fromAir) paintReefs(stage, seen.sea)
  else paintWaves(stage, seen.sea)
  paintShallows(stage, seen.sea)
  paintMirror(stage, seen.sea, () => paintLand(stage, seen.land, true))
  paintRipples(stage, seen.sea)
  paintGlitter(stage, seen.sea, false)
  paintGleams(stage, seen.sea)
  for (const ship of seen.ships ?? []) paintShip(stage, ship)
  const near = seen.near ?? []
  const behind = near.filter(({ kind }) => kind === 'barge')
  paintNear(stage, behind)
  paintNear(stage, seen.beyond ?? [])
  const far = seen.vessels.toSorted((a, b) => a.size - b.size)
  for (const vessel of far) drawVessel(stage, vessel)
  paintRollers(stage, seen.sea)
  paintNear(
    stage,
    near.filter((part) => !behind.includes(part)),
  )
  paintGulls(stage, seen.gulls ?? [], stage.palette.foam)
  paintVignette(stage)
  return stage.drawing
}

function paintVignette({ drawing, width, height, palette }: Stage): void {
  const edge = palette.waveDark
  const veil = drawing.radial(
    [
      [0, edge, 0],
      [0.62, edge, 0],
      [1, edge, 0.24],
    ],
    [width * 0.5, height * 0.46],
    Math.hypot(width, height) * 0.58,
  )
  drawing.box(0, 0, width, height, veil)
}
