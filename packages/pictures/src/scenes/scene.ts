import type { Drawing } from '../kit/drawing.ts'
import type { LandPart } from '../land/land-parts.ts'
import type { NearPart } from '../near/near-parts.ts'
import type { SeaState } from '../sea/sea-state.ts'
import type { Ship } from '../ships/ship.ts'
import type { Gull } from '../sky/gulls.ts'
import type { SkyPart } from '../sky/sky-parts.ts'
import type { PaletteName } from '../world/palettes/index.ts'
import type { Camera, Lamp } from '../world/stage.ts'
import type { Wind } from '../world/wind.ts'
import type { Vessel } from '../yacht/vessel.ts'

/** The shapes a picture is drawn in; width by height in pixels. */
export const formats = {
  card: [800, 600],
  hero: [1920, 1080],
  tall: [828, 1200],
  portrait: [572, 692],
  square: [600, 600],
  banner: [1600, 700],
  share: [1200, 630],
} as const

export type Format = keyof typeof formats

/** A view over the sea: everything in it is data, and one composer draws it in any format. */
export interface Seascape {
  readonly kind: 'seascape'
  readonly name: string
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string
  readonly palette: PaletteName
  readonly camera: Camera
  readonly lamp: Lamp
  readonly wind: Wind
  readonly sky: readonly SkyPart[]
  readonly land: readonly LandPart[]
  readonly sea: SeaState
  /** Merchant ships beyond all the yachts. */
  readonly ships?: readonly Ship[]
  readonly vessels: readonly Vessel[]
  readonly near?: readonly NearPart[]
  /** What stands in the water or along it behind every vessel. */
  readonly beyond?: readonly NearPart[]
  readonly gulls?: readonly Gull[]
  /** The formats it is wanted in, a card unless told. */
  readonly formats?: readonly Format[]
  /** What is different in a format. */
  readonly in?: Partial<Record<Format, Partial<Omit<Seascape, 'kind' | 'name' | 'in'>>>>
}

/** A picture without a sea: a chart, a still life, people at work. */
export interface Plate {
  readonly kind: 'plate'
  readonly name: string
  readonly alt: string
  readonly palette: PaletteName
  /** The class that holds its place while it loads, where its palette's does not fit. */
  readonly tint?: `tint-${string}`
  readonly formats?: readonly Format[]
  paint(drawing: Drawing, name: string): void
}

export type Scene = Seascape | Plate
