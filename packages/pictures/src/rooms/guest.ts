import type { Colour } from '../kit/colour.ts'
import type { Point } from '../kit/path.ts'
import type { HairName } from './hair.ts'

/** Which way somebody is turned: in profile, towards the camera or away from it. */
export type View = 'left' | 'right' | 'front' | 'back'

/** What somebody looks like and wears. */
export interface Looks {
  readonly skin: Colour
  readonly hair: Colour
  readonly style: HairName
  readonly top: Colour
  readonly trousers?: Colour
  /** How the top closes at the neck; a collar unless told. */
  readonly neck?: 'collar' | 'round' | 'roll'
  readonly bands?: Colour
  readonly lifejacket?: Colour
  readonly beard?: Colour
  readonly glasses?: true
  /** 1 unless told; less is slim, more is broad. */
  readonly build?: number
}

/** Somebody in a room, posed by hip, hands and feet: elbows and knees follow from them. */
export interface Guest extends Looks {
  readonly view: View
  readonly hip: Point
  /** 1 has a head 66 high. */
  readonly size: number
  /** Degrees that the body leans ahead, or in front and back views to the right. */
  readonly lean?: number
  /** Degrees that the head nods further ahead. */
  readonly nod?: number
  /** In a front view, how far the face is turned: -1 left to 1 right. */
  readonly turn?: number
  /** Far and near hand in profile, otherwise left and right as the picture has them. */
  readonly hands?: readonly [Point | undefined, Point | undefined]
  /** Which way each elbow bends where it is not the usual one. */
  readonly elbows?: readonly [1 | -1, 1 | -1]
  /** Far and near foot, otherwise left and right. */
  readonly feet?: readonly [Point | undefined, Point | undefined]
  readonly knees?: readonly [1 | -1, 1 | -1]
  /** In a front view, sits: the thighs come towards the camera. */
  readonly sits?: true
  readonly mouth?: 'smile' | 'laugh' | 'speak'
  readonly eyes?: 'open' | 'down' | 'laugh'
  /** 1 has the light on the left, which is so unless told. */
  readonly lit?: 1 | -1
}
