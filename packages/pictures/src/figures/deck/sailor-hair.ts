import { mix } from '../../kit/colour.ts'
import type { Drawing } from '../../kit/drawing.ts'
import { disc } from '../../kit/path.ts'
import { shade } from './sailor.ts'
import type { HairStyle, Sailor, View } from './sailor.ts'

const scalps: Record<View, string> = {
  side: 'M-27 4C-35 -30 -10 -47 10 -41C24 -38 30 -24 27 -14C14 -22 4 -18 0 -8C-2 0 -4 2 -8 0C-12 6 -10 14 -16 16C-22 16 -26 12 -27 4z',
  quarter:
    'M-27 6C-35 -34 -8 -47 8 -43C26 -40 32 -22 28.5 -9C22 -22 6 -25 -8 -15C-14 -10 -14 0 -18 0C-19 8 -17 12 -20 16C-24 15 -27 12 -27 6z',
  front: 'M-29 8C-36 -42 36 -42 29 8C27 -8 22 -18 6 -23C-4 -16 -22 -18 -26 -6C-27 0 -28 4 -29 8z',
  back: '',
}

/** Short hair, brushed up from the forehead. */
const brushed: Record<View, string> = {
  side: 'M-27 2C-36 -30 -12 -50 8 -46C22 -50 36 -40 31 -26C25 -30 18 -27 12 -23C6 -24 2 -18 0 -10C-2 -4 -4 0 -8 -1C-11 6 -12 12 -17 14C-23 14 -26 10 -27 2z',
  quarter:
    'M-27 4C-36 -32 -12 -50 6 -47C20 -52 37 -42 31 -22C30 -16 29 -12 28 -9C26 -16 24 -20 20 -23C10 -19 0 -25 -6 -20C-13 -15 -13 -4 -18 -2C-19 6 -18 11 -21 14C-25 13 -27 10 -27 4z',
  front:
    'M-28 4C-36 -30 -22 -48 -2 -46C18 -52 38 -34 28 4C27 -8 24 -16 20 -22C10 -18 -8 -26 -16 -22C-24 -16 -26 -6 -28 4z',
  back: '',
}

/** What of a head of hair hangs behind the head. */
const behind: Record<Exclude<HairStyle, 'short'>, Record<View, string>> = {
  long: {
    side: 'M4 -38C-38 -44 -40 12 -34 54C-22 60 -8 56 -4 44C-8 22 0 0 4 -38z',
    quarter: 'M4 -38C-38 -44 -40 12 -34 54C-22 60 -6 58 0 44C-8 22 0 0 4 -38z',
    front: 'M-30 -14C-36 20 -38 36 -34 54C-22 60 22 60 34 54C38 36 36 20 30 -14z',
    back: '',
  },
  bob: {
    side: 'M4 -40C-40 -44 -38 12 -30 30C-18 34 -6 30 -4 20z',
    quarter: 'M4 -40C-40 -44 -38 12 -30 30C-18 36 -6 32 -4 20z',
    front: 'M-30 -14C-38 8 -36 22 -30 30C-18 34 18 34 30 30C36 22 38 8 30 -14z',
    back: '',
  },
  bun: {
    side: disc(-29, -20, 14),
    quarter: disc(-27, -26, 14),
    front: disc(2, -46, 14),
    back: '',
  },
  tail: {
    side: 'M-20 -26C-54 -34 -58 6 -48 42C-42 34 -30 20 -26 0z',
    quarter: 'M-18 -26C-52 -36 -58 6 -46 42C-40 34 -28 20 -24 0z',
    front: 'M20 -26C50 -30 46 20 40 44C32 36 26 20 24 0z',
    back: '',
  },
  curls: {
    side: disc(-24, -14, 18) + disc(-26, 8, 15) + disc(-14, -30, 18),
    quarter: disc(-24, -14, 18) + disc(-26, 8, 15) + disc(-14, -30, 18),
    front: disc(-26, -14, 17) + disc(26, -14, 17) + disc(-28, 8, 13) + disc(28, 8, 13),
    back: disc(-22, -14, 19) + disc(22, -14, 19) + disc(-20, 10, 17) + disc(20, 10, 17),
  },
}

/** What of it is seen over the back of a head. */
const down: Partial<Record<HairStyle, string>> = {
  long: 'M-27 -10C-32 20 -30 44 -24 58C-10 64 10 64 24 58C30 44 32 20 27 -10z',
  bob: 'M-29 -10C-34 10 -32 24 -28 32C-10 37 10 37 28 32C32 24 34 10 29 -10z',
  tail: 'M-6 -16C-16 10 -12 40 2 62C14 40 16 10 8 -16z',
  bun: disc(0, -12, 15),
  curls: disc(-14, -32, 18) + disc(14, -32, 18) + disc(0, -10, 20),
}

const fringe =
  disc(-20, -26, 14) + disc(-4, -37, 15) + disc(14, -34, 13) + disc(24, -24, 8) + disc(-27, -10, 11)

/** Draws what hangs behind a head. */
export function paintHairBehind(drawing: Drawing, sailor: Sailor, view: View): void {
  const style = sailor.style ?? 'short'
  if (style === 'short') return
  drawing.path(behind[style][view], mix(sailor.hair, shade, 0.24))
}

/** Draws what lies on the head. */
export function paintHairBefore(drawing: Drawing, sailor: Sailor, view: View): void {
  const { hair, style = 'short' } = sailor
  if (view === 'back') return drawing.path(down[style] ?? '', mix(hair, shade, 0.12))
  drawing.path((style === 'short' && !sailor.hat ? brushed : scalps)[view], hair)
  if (style === 'curls' && !sailor.hat)
    drawing.path(view === 'front' ? fringe + disc(26, -12, 11) : fringe, hair)
  if (sailor.hat) return
  drawing.line(
    view === 'front' ? 'M-20 -24Q-6 -36 12 -33' : 'M-18 -22Q-10 -35 8 -34',
    '#fff3d8',
    3.4,
    {
      opacity: style === 'short' ? 0.13 : 0.22,
    },
  )
}
