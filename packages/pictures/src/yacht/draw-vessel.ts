import { clamp } from '../kit/numbers.ts'
import { curve, polygon } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import type { Stage } from '../world/stage.ts'
import { closestToWind, pointOfSail } from '../world/wind.ts'
import { detailAt, rope } from './brush.ts'
import type { Brush } from './brush.ts'
import { paintCrew } from './crew.ts'
import { hullShape } from './hull-shape.ts'
import { paintLights } from './lights.ts'
import { liveryIn } from './livery.ts'
import { paintAloft } from './paint-aloft.ts'
import {
  paintCoachroof,
  paintCockpit,
  paintDeck,
  paintDeckhouses,
  paintRails,
  paintWheel,
} from './paint-deck.ts'
import { paintEnsign, paintPennant, paintSignal } from './paint-flags.ts'
import { paintSide, paintTransom, waterlineAt } from './paint-hull.ts'
import { paintSail } from './paint-sail.ts'
import { paintWheelhouse } from './paint-wheelhouse.ts'
import { poseOf } from './pose.ts'
import type { Pose } from './pose.ts'
import { paintReflection } from './reflection.ts'
import type { Rig } from './rig.ts'
import { builtAs, underBarePoles } from './vessel.ts'
import type { Vessel } from './vessel.ts'
import { paintTrail, paintWash } from './wake.ts'

/**
 * Draws a vessel where its size puts it, trimmed and heeled by the picture's wind, with its
 * reflection, foam, flags and, by night, lights. Throws when it would have to sail into the wind.
 */
export function drawVessel(stage: Stage, vessel: Vessel): void {
  const brush = brushFor(stage, vessel)
  const name = `${stage.name}/${vessel.x}/${vessel.size}`
  const wash = {
    name,
    pose: brush.pose,
    length: brush.hull.lines.length,
    speed: speedOf(vessel),
    edge: (u: number) => waterlineAt(brush, u),
  }
  if (stage.fromAir) {
    paintShadow(brush)
    paintTrail(stage, wash)
    paintVessel(brush, vessel)
    return
  }
  paintVessel(brush, vessel)
  const waterline = Math.max(brush.pose.place([0, 0, -brush.pose.lift])[1], wash.edge(0.5)[1])
  const rows = Math.round(clamp(brush.pose.pixels * 1.1, 8, 34))
  const calm = stage.wind.force <= 2 ? 0.62 : stage.wind.force <= 4 ? 0.5 : 0.34
  paintReflection(stage, brush.mirrored, { name, waterline, rows, strength: calm })
  paintWash(stage, wash)
}

/** Where a vessel's masthead comes in the picture; its top edge is 0. */
export function mastheadOf(stage: Stage, vessel: Vessel): number {
  const brush = brushFor(stage, vessel)
  return brush.pose.place(rigOf(brush, vessel)?.truck ?? [0, 0, 6])[1]
}

function speedOf(vessel: Vessel): number {
  return vessel.speed ?? (underBarePoles(vessel) ? 0 : 1)
}

function brushFor(stage: Stage, vessel: Vessel): Brush {
  const { lines } = builtAs(vessel)
  const pixels = vessel.size * stage.scale
  const away = stage.focal / pixels
  const right = ((vessel.x - 0.5) * stage.width) / pixels
  const sail = pointOfSail(vessel.heading, stage.wind)
  const bare = underBarePoles(vessel)
  if (!bare && !vessel.tacking && sail.off < closestToWind) {
    throw new Error(
      `${stage.name}: the vessel at x ${vessel.x} heads ${Math.round(sail.off)} degrees from the ` +
        `wind; sails need ${closestToWind} or more, so turn its heading or the wind`,
    )
  }
  const pose = poseOf(
    stage,
    { right, away, heading: vessel.heading, ...motionOf(stage, vessel, bare, sail.heel) },
    sail,
    { deck: lines.middle, way: speedOf(vessel) },
  )
  const livery = liveryIn(stage.palette, vessel.livery ?? 'white')
  const small = lines.length < 6 ? 3 : 1
  return {
    stage,
    drawing: stage.drawing,
    pose,
    hull: hullShape(lines),
    livery,
    detail: detailAt(pixels / small),
    mirrored: [],
  }
}

function motionOf({ clock }: Stage, vessel: Vessel, bare: boolean, heel: number) {
  const phase = seeded(vessel.x, 'motion').next()
  const size = (vessel.size > 8 ? 1 : 0.6) * (bare ? 0.4 : 1)
  const swing = (times: number, shift: number): number =>
    clock.swing(times, phase * shift) - Math.sin(2 * Math.PI * phase * shift)
  return {
    heel: (bare ? 0 : heel) + size * Math.sign(heel || 1) * (1.3 * swing(1, 5) + 0.8 * swing(2, 3)),
    pitch: (vessel.pitch ?? 0) + size * (1.15 * swing(2, 6) + 0.5 * swing(3, 9)),
    lift: (vessel.lift ?? 0) + size * (0.13 * swing(2, 6.2) + 0.06 * swing(3, 2)),
  }
}

function rigOf(brush: Brush, vessel: Vessel): Rig | undefined {
  const kind = builtAs(vessel)
  return kind.rig?.({
    plan: { ...kind.plan, ...vessel.plan },
    sail: brush.pose.sail,
    livery: brush.livery,
  })
}

function paintVessel(brush: Brush, vessel: Vessel): void {
  const rig = rigOf(brush, vessel)
  const { pose } = brush
  const sailsNear = pose.sail.lee === pose.near
  if (sailsNear || !rig) {
    paintHull(brush, vessel)
    if (rig) paintRig(brush, vessel, rig)
  } else {
    paintRig(brush, vessel, rig)
    paintHull(brush, vessel)
  }
  if (vessel.shows) paintAloft(brush, vessel.shows, rig?.truck ?? [0, 0, 6])
  if (vessel.signal && brush.detail > 0) paintSignal(brush, vessel.signal)
  if (brush.stage.palette.night && rig && !underBarePoles(vessel)) paintLights(brush, rig.truck)
}

function paintHull(brush: Brush, vessel: Vessel): void {
  const { pose } = brush
  paintSide(brush, -pose.near)
  if (!pose.deckInSight) paintOnDeck(brush, vessel)
  if (pose.sternInSight) paintTransom(brush)
  paintSide(brush, pose.near)
  if (pose.deckInSight) {
    paintDeck(brush)
    paintOnDeck(brush, vessel)
  }
  if (brush.detail === 2 && brush.hull.lines.length > 6) paintRails(brush)
  if (brush.detail > 0 && vessel.ensign !== false && brush.hull.lines.length > 6) paintEnsign(brush)
}

function paintOnDeck(brush: Brush, vessel: Vessel): void {
  const kind = vessel.kind ?? 'sloop'
  if (brush.detail === 0) return
  if (kind === 'sloop') {
    if (brush.pose.deckInSight && brush.detail === 2) paintCockpit(brush)
    paintCoachroof(brush, true)
    if (brush.detail === 2) paintWheel(brush)
  }
  if (kind === 'cutter' || kind === 'ketch') paintDeckhouses(brush)
  if (kind === 'motor') paintWheelhouse(brush)
  if (brush.pose.pixels > 6) paintCrew(brush, vessel.crew ?? [])
}

function paintRig(brush: Brush, vessel: Vessel, rig: Rig): void {
  const sticks = (): void => {
    for (const stick of rig.sticks) {
      if (stick.detail <= brush.detail) {
        rope(brush, stick.points, stick.colour, stick.width, {
          least: stick.least,
          ...(stick.opacity ? { opacity: stick.opacity } : {}),
        })
      }
    }
  }
  const sails = rig.sails.toSorted((a, b) => depth(brush.pose, b) - depth(brush.pose, a))
  const paintSails = (): void => {
    let main: string | undefined
    for (const sail of sails) {
      const outline = paintSail(brush, sail)
      if (sail.name === 'head' && main && brush.detail === 2) paintShowThrough(brush, main, outline)
      main = sail.name === 'main' ? outline : undefined
    }
  }
  if (brush.pose.sail.lee === brush.pose.near) {
    sticks()
    paintSails()
  } else {
    paintSails()
    sticks()
  }
  if (brush.detail === 2 && (vessel.kind === 'cutter' || vessel.kind === 'ketch'))
    paintPennant(brush, rig.truck)
}

function depth(pose: Pose, sail: Rig['sails'][number]): number {
  return pose.world(sail.patch(0.4, 0.35))[2]
}

function paintShowThrough({ drawing, stage }: Brush, behind: string, over: string): void {
  drawing.path(behind, stage.palette.shadow, { opacity: 0.12, clip: drawing.clip(over) })
}

function paintShadow({ stage, pose, hull, drawing }: Brush): void {
  const half = hull.lines.length / 2
  const ring = [
    [1, 0],
    [0.33, 0.95],
    [-0.66, 0.9],
    [-1, 0.7],
    [-1, -0.7],
    [-0.66, -0.9],
    [0.33, -0.95],
  ] as const
  const side = -stage.lightSide * Math.cos((pose.heading * Math.PI) / 180) >= 0 ? 1 : -1
  const shape = ring.map(([x, y]) =>
    pose.place([x * half + 0.4, y * hull.lines.beam * 1.05 + side * 0.5, -pose.lift]),
  )
  drawing.path(shape.length > 6 ? curve(shape, true) : polygon(shape), stage.palette.waveDark, {
    opacity: 0.35,
  })
}
