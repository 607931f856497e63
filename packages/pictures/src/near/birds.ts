import type { Colour } from '../kit/colour.ts'

/** The plumage of a bird that swims: gulls, puffins and eiders share one shape. */
export interface Bird {
  readonly body: Colour
  readonly wing: Colour
  readonly tips: Colour
  readonly bill: Colour
  readonly cap?: Colour
  readonly stout?: true
}

export const birds = {
  gull: { body: '#fdfaf2', wing: '#a3b3bf', tips: '#26323c', bill: '#eab040' },
  puffin: {
    body: '#f7f3ea',
    wing: '#1f2830',
    tips: '#161d24',
    bill: '#e2593c',
    cap: '#1f2830',
    stout: true,
  },
  eider: { body: '#28313a', wing: '#f6f2e8', tips: '#1d252d', bill: '#b9b46a', cap: '#f3efe4' },
} satisfies Record<string, Bird>

/** Facing right, a hundred long, its water line at 0. */
export const shapeOfBird = {
  body: 'M-56-20C-46-8-34 0-14 1H20C36 1 45-10 45-22C45-26 47-30 47-34C47-44 39-49 31-47C23-45 21-36 19-28C12-26-2-26-14-26C-30-26-44-22-56-20z',
  flank: 'M-48-12C-38-3-28 1-14 1H20C30 1 38-4 42-10C28-4 0-4-16-6C-30-7-40-9-48-12z',
  wing: 'M22-22C12-28-2-28-14-27C-32-26-46-23-62-23C-50-12-34-8-16-9C0-10 14-14 22-22z',
  tips: 'M-40-23C-50-23-60-24-70-26C-60-17-50-14-40-12z',
  cap: 'M23-40C25-47 32-50 39-47C43-45 46-42 46-38C38-42 30-43 23-40z',
} as const

/** A bill: slender, or a puffin's. */
export function billOf({ stout }: Bird): string {
  return stout ? 'M45-45C56-46 63-39 61-33L46-29z' : 'M46-39L60-34L46-32z'
}
