import { clockAt } from '../kit/clock.ts'
import type { Clock } from '../kit/clock.ts'
import { Drawing } from '../kit/drawing.ts'
import type { Point } from '../kit/path.ts'
import { unit } from '../kit/vector.ts'
import type { Vector } from '../kit/vector.ts'
import type { Palette } from './palette.ts'
import type { Wind } from './wind.ts'

/** One camera per picture: the horizon crosses everything at the height of the eye. */
export interface Camera {
  /** Where the horizon lies, a share of the picture's height from its top. */
  readonly horizon: number
  /** Metres above the water. Above 10 the picture is drawn as from the air. */
  readonly height: number
  /** 1 unless told; more brings things nearer together in depth. */
  readonly zoom?: number
}

/** The sun or the moon; places are shares of the picture, the height counted up from the horizon. */
export interface Lamp {
  readonly x: number
  readonly height: number
  /** The radius, a share of the shorter side; 0 keeps the disc out of sight. */
  readonly size: number
  readonly kind?: 'sun' | 'moon'
  /** How strongly the sky glows around it, 1 unless told. */
  readonly glow?: number
  /** The light comes from behind what is drawn: sails glow, near sides are dark. */
  readonly behind?: true
}

/** What is needed to set up a stage. */
export interface Setting {
  readonly name: string
  readonly palette: Palette
  readonly camera: Camera
  readonly lamp: Lamp
  readonly wind: Wind
}

/** The picture under way, with everything its parts have in common. */
export interface Stage extends Setting {
  readonly drawing: Drawing
  readonly clock: Clock
  readonly width: number
  readonly height: number
  /** The horizon's y. */
  readonly horizon: number
  /** One on a card of 800 by 600; what sizes in a scene's data are multiplied by. */
  readonly scale: number
  /** Pixels per metre at a distance of one metre. */
  readonly focal: number
  readonly fromAir: boolean
  /** Towards the light. */
  readonly light: Vector
  /** -1 when the light comes from the left, 1 from the right. */
  readonly lightSide: 1 | -1
  readonly sun: Point
}

/** A stage of this many pixels, at moment `t` of its loop. */
export function stageFor(setting: Setting, width: number, height: number, t = 0): Stage {
  const { camera, lamp } = setting
  const horizon = height * camera.horizon
  const lightSide = lamp.x < 0.5 ? -1 : 1
  return {
    ...setting,
    drawing: new Drawing(width, height),
    clock: clockAt(t),
    width,
    height,
    horizon,
    scale: Math.min(width / 800, height / 600),
    focal: Math.max(width, height * 1.15) * (camera.zoom ?? 0.95),
    fromAir: camera.height > 10,
    light: unit([lightSide * (lamp.behind ? 0.42 : 0.6), 0.55, lamp.behind ? 0.3 : -0.48]),
    lightSide,
    sun: [lamp.x * width, horizon - lamp.height * height],
  }
}

/** The place in the picture of a point in the world. */
export function project(stage: Stage, [x, y, distance]: Vector): Point {
  return [
    stage.width / 2 + (stage.focal * x) / distance,
    stage.horizon + (stage.focal * (stage.camera.height - y)) / distance,
  ]
}

/** How far away the water is at a y below the horizon, in metres. */
export function distanceAt(stage: Stage, y: number): number {
  return (stage.focal * stage.camera.height) / Math.max(0.01, y - stage.horizon)
}

/** How far down the sea a y lies: 0 at the horizon, 1 at the foot of the picture. */
export function depthOf(stage: Stage, y: number): number {
  return (y - stage.horizon) / (stage.height - stage.horizon)
}
