import type { Colour } from '../../kit/colour.ts'
import { places } from '../../kit/path.ts'
import type { Point } from '../../kit/path.ts'
import type { Limb } from '../body.ts'

/** From which side somebody is seen; all but `front` and `back` are turned the way they look. */
export type View = 'side' | 'quarter' | 'front' | 'back'

/** What a hand does: it holds something, shows the way, or lies open. */
export type HandShape = 'fist' | 'point' | 'open'

/** An arm from the elbow on; the shoulder is the body's own. */
export interface Arm {
  readonly elbow: Point
  readonly hand: Point
  readonly shape: HandShape
  /** It passes behind the body though it is the near arm, or in front though it is the far one. */
  readonly passes?: 'behind' | 'before'
}

/** Somebody on deck, so close that hands and a smile are seen; a head is about 70 high. */
export interface Sailor {
  /** 1 looks to the right, -1 to the left; where the view is straight, arms and legs count from that side. */
  readonly looks: 1 | -1
  readonly view: View
  /** How the head is seen, as the body unless told. */
  readonly face?: View
  readonly hip: Point
  readonly shoulder: Point
  readonly head: Point
  /** Degrees that the head nods. */
  readonly nods?: number
  readonly arms: readonly [far: Arm | undefined, near: Arm | undefined]
  readonly legs?: readonly [far: Limb, near: Limb]
  /** How broad they are, 1 unless told. */
  readonly build?: number
  readonly jacket: Colour
  readonly trousers?: Colour
  readonly boots?: Colour
  readonly gloves?: Colour
  readonly lifejacket?: Colour
  readonly skin: Colour
  readonly hair: Colour
  readonly style?: HairStyle
  readonly hat?: { readonly kind: Hat; readonly colour: Colour }
  readonly beard?: true
  readonly glasses?: 'clear' | 'dark'
  readonly mood?: 'smiles' | 'laughs' | 'calm'
}

export type HairStyle = 'short' | 'long' | 'bob' | 'bun' | 'tail' | 'curls'

export type Hat = 'cap' | 'beanie' | 'hood' | 'sunhat'

/** What the side without light turns to, and the side in the sun. */
export const shade: Colour = '#1d2438'
export const sunlit: Colour = '#fff3d8'

/** An arm from the places of its elbow and hand, such as `344 372, 404 330`. */
export function arm(text: string, shape: HandShape = 'fist', passes?: Arm['passes']): Arm {
  const [elbow, hand] = places(text)
  if (!elbow || !hand) throw new RangeError(`found "${text}" where an arm needs two places`)
  return passes ? { elbow, hand, shape, passes } : { elbow, hand, shape }
}
