import { disc } from '../kit/path.ts'
import type { Point } from '../kit/path.ts'

/** Hair or hat on a head of 27 by 33 round the origin; a profile looks to the right. */
interface HairView {
  readonly behind?: string
  readonly before?: string
}

interface HairShape {
  readonly side: HairView
  readonly front: HairView
  readonly back: HairView
}

const scalp = 'M-29 6C-34-34-6-44 12-36C26-32 30-18 27-12C10-22-4-18-13-6C-16 4-20 12-29 6z'
const fringe =
  'M-28 0C-33-34-14-43 2-42C21-42 33-32 28 0C27-12 23-18 18-21C6-15-10-16-19-21C-24-17-27-10-28 0z'
const parted = 'M3-35C-3-22-14-10-27 4C-36-24-20-43 0-43C20-43 36-24 27 4C18-10 8-20 3-35z'
const nape = 'M-28 4C-33-48 33-48 28 4C28 20 18 28 0 28C-18 28-28 20-28 4z'
const skull = 'M-27-4C-31-44 31-44 27-4C24-16 14-22 0-22C-14-22-24-16-27-4z'

export const hairShapes = {
  short: { side: { before: scalp }, front: { before: fringe }, back: { before: nape } },
  crop: {
    side: {
      before: 'M-28 4C-34-30-8-40 10-36C22-33 28-24 27-16C14-24-4-22-14-8C-16 2-20 8-28 4z',
    },
    front: { before: skull },
    back: { before: nape },
  },
  bald: {
    side: { before: 'M-27-8C-33 4-28 18-19 18C-15 10-15 0-18-10z' },
    front: {
      before: 'M-27-10C-33 0-31 10-26 12C-25 4-25-4-24-12zM27-10C33 0 31 10 26 12C25 4 25-4 24-12z',
    },
    back: { before: 'M-28-4C-30 14-20 26 0 26C20 26 30 14 28-4C20 6-20 6-28-4z' },
  },
  long: {
    side: {
      behind: 'M-26-14C-36-10-40 28-40 52C-28 60-8 58-2 52C-4 30 0 4 6-16z',
      before: scalp,
    },
    front: {
      behind: 'M-30-6C-34-48 34-48 30-6C30 20 38 36 38 54H-38C-38 36-30 20-30-6z',
      before: parted,
    },
    back: { before: 'M-30-2C-34-50 34-50 30-2C30 22 36 42 34 60H-34C-36 42-30 22-30-2z' },
  },
  bob: {
    side: { behind: 'M-24-20C-42-8-40 24-30 30C-18 34-4 30 0 20L6-16z', before: scalp },
    front: {
      behind: 'M-30-6C-36-48 36-48 30-6C34 10 34 24 28 30H-28C-34 24-34 10-30-6z',
      before: fringe,
    },
    back: { before: 'M-31-2C-35-50 35-50 31-2C34 16 32 30 26 33H-26C-32 30-34 16-31-2z' },
  },
  bun: {
    side: { behind: disc(-28, -24, 15), before: scalp },
    front: { behind: disc(0, -43, 15), before: skull },
    back: { before: nape + disc(0, -34, 16) },
  },
  tail: {
    side: {
      behind: 'M-22-24C-44-30-54-4-46 34C-40 42-34 36-36 26C-38 8-34-6-20-8z',
      before: scalp,
    },
    front: { behind: 'M16-30C40-30 44 10 36 40C30 34 30 0 14-14z', before: parted },
    back: { before: `${nape}M11-20C16 10 14 44 0 62C-14 44-16 10-11-20z` },
  },
  curls: {
    side: {
      behind: curls([-24, 14, 16], [-30, 0, 15]),
      before: curls([-24, -10, 15], [-18, -28, 16], [0, -35, 16], [17, -29, 13], [-30, 6, 12]),
    },
    front: {
      behind: curls([-26, 2, 14], [26, 2, 14]),
      before: curls([-24, -16, 13], [-14, -31, 14], [2, -36, 14], [17, -30, 13], [26, -14, 11]),
    },
    back: {
      before:
        nape +
        curls(
          [-24, -8, 14],
          [-14, -28, 15],
          [4, -34, 15],
          [20, -22, 14],
          [25, 0, 12],
          [-22, 14, 12],
          [18, 16, 12],
        ),
    },
  },
  afro: {
    side: {
      behind: curls([-22, -4, 26], [-16, -28, 24], [2, -34, 22], [-22, 14, 18]),
      before: curls([14, -32, 14], [-12, -22, 14], [2, -29, 14]),
    },
    front: {
      behind: curls([-26, -4, 20], [-20, -26, 22], [0, -36, 23], [20, -26, 22], [26, -4, 20]),
      before: curls([-14, -28, 11], [0, -32, 11], [14, -28, 11]),
    },
    back: {
      before: curls(
        [-22, 2, 22],
        [22, 2, 22],
        [-16, -24, 24],
        [16, -24, 24],
        [0, -8, 30],
        [0, 12, 20],
      ),
    },
  },
  scarf: {
    side: {
      behind: 'M-30 0C-38-46 24-52 28-16L10 40C4 56-30 62-42 54C-34 34-30 18-30 0z',
      before: 'M-30 4C-38-46 26-50 28-14C14-26-2-20-4 0C-4 18 6 30 18 34C14 46-16 48-26 36z',
    },
    front: {
      behind: 'M-31 0C-36-50 36-50 31 0C31 24 38 42 36 52H-36C-38 42-31 24-31 0z',
      before:
        'M-31 2C-36-50 36-50 31 2C31 30 20 46 0 48C-20 46-31 30-31 2zM0-24C-16-24-22-14-22 2C-22 18-14 30 0 31C14 30 22 18 22 2C22-14 16-24 0-24z',
    },
    back: { before: 'M-31 0C-36-50 36-50 31 0C31 24 42 44 40 58H-40C-42 44-31 24-31 0z' },
  },
  beanie: {
    side: { before: 'M-31-4C-38-54 30-54 30-12L29-4C10-12-10-12-30 4z' },
    front: { before: 'M-31-4C-36-54 36-54 31-4C20-14-20-14-31-4z' },
    back: { before: `M-31 4C-36-54 36-54 31 4C20 12-20 12-31 4z` },
  },
} satisfies Record<string, HairShape>

export type HairName = keyof typeof hairShapes

function curls(...at: readonly (readonly [number, number, number])[]): string {
  return at.map(([x, y, r]) => disc(x, y, r)).join('')
}

/** Where the fold of a hat runs, so that it can be told from hair. */
export const brim: Record<'side' | 'front' | 'back', readonly [Point, Point]> = {
  side: [
    [-29, -2],
    [29, -12],
  ],
  front: [
    [-30, -10],
    [30, -10],
  ],
  back: [
    [-30, 0],
    [30, 0],
  ],
}
