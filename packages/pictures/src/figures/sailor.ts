import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'
import type { Point } from '../kit/path.ts'

/** Where a hand or foot is, and to which side the elbow or knee bends, seen from the body out. */
export interface Reach {
  readonly to: Point
  readonly bend: 1 | -1
  /** How long the limb looks, 1 unless told: less where it comes towards the camera. */
  readonly long?: number
  /** How long its upper part alone looks: a thigh towards the camera is short. */
  readonly upper?: number
}

/** A lamp's light on a figure, such as that of a compass: from where, how far, how strongly. */
export interface Glow {
  readonly from: Point
  readonly reach: number
  readonly colour: Colour
  readonly strength: number
}

export type HatKind = 'cap' | 'beanie' | 'bobble' | 'straw' | 'hood' | 'skipper' | 'mask'

/** A person drawn from where the hands and feet are: elbows and knees follow by themselves. */
export interface Sailor {
  /** 1 looks to the right, -1 to the left. */
  readonly looks: 1 | -1
  /** From the side unless told. Seen from front or back, the first limb is the picture's left one. */
  readonly view?: 'front' | 'back' | undefined
  /** The head is turned to the side that it looks to. */
  readonly turned?: true
  /** How large; 1 has a head 70 high. */
  readonly size: number
  /** The side the light comes from. */
  readonly light: 1 | -1
  readonly hip: Point
  readonly shoulder: Point
  readonly head: Point
  /** Degrees the head is bowed; negative looks up. */
  readonly tilt?: number
  /** Of the head for the body: a child's is larger. */
  readonly headSize?: number
  readonly arms: readonly [far: Reach | undefined, near: Reach | undefined]
  readonly legs?: readonly [far: Reach, near: Reach]
  /** Only this is drawn: for what lies over things that the rest is behind. */
  readonly part?: 'near arm' | 'both arms'
  readonly top: Colour
  readonly sleeves?: 'short' | 'none'
  readonly pattern?: 'stripes' | 'knit'
  readonly legwear?: Colour
  readonly shorts?: true
  readonly feet?: 'shoes' | 'bare'
  readonly skin: Colour
  readonly hair: Colour
  readonly style?: 'short' | 'bun' | 'tail' | 'long' | 'curls' | 'bald'
  readonly hat?: readonly [kind: HatKind, colour: Colour, band?: Colour]
  readonly beard?: Colour
  readonly eyes?: 'down'
  readonly lifejacket?: Colour
  /** What everything is tinted with, for dusk and night. */
  readonly dim?: readonly [Colour, number]
  /** A light laid over all of the figure, such as that of a compass. */
  readonly glow?: Glow
}

/** What the parts of a head are drawn with, in a head's own units, facing right. */
export interface HeadBrush {
  readonly drawing: Drawing
  readonly sailor: Sailor
  readonly seen: (colour: Colour) => Colour
}
