import { planeNoise } from '../kit/noise.ts'

/** Depths over a sheet, both coordinates counted in sheet widths; below 0 is land, 1 is deep. */
export type DepthField = (x: number, y: number) => number

/** The lie of a coast: which edge of the sheet is land, and how far in it reaches. */
export interface Coast {
  readonly land: 'left' | 'right' | 'top' | 'both sides'
  /** Share of the sheet that is land, about. */
  readonly share: number
  /** How rugged the shore is; 1 for a coast of bays, 2 for islands everywhere. */
  readonly rugged?: number
  /** Islands: place and size in sheet widths. */
  readonly islands?: readonly (readonly [x: number, y: number, size: number])[]
}

/** The field of a coast; its noise is the sheet's own. */
export function depthField(name: string, coast: Coast): DepthField {
  const noise = planeNoise(name)
  const rugged = coast.rugged ?? 1
  return (x, y) => {
    const offshore = distanceOff(coast, x, y)
    const wander = (noise(x * 4.6 + 3, y * 4.6 + 1) - 0.5) * 0.75 * rugged
    const islands = (coast.islands ?? []).reduce(
      (sum, [ix, iy, size]) =>
        sum + Math.exp(-(((x - ix) / size) ** 2 + ((y - iy) / (size * 0.8)) ** 2)) * 0.55,
      0,
    )
    return offshore * 1.25 + wander + 0.1 - islands
  }
}

function distanceOff({ land, share }: Coast, x: number, y: number): number {
  const bend = Math.sin(y * 6.2 + 0.5) * 0.06
  switch (land) {
    case 'left':
      return x - share + bend
    case 'right':
      return 1 - x - share + bend
    case 'top':
      return y - share + Math.sin(x * 6.2) * 0.06
    case 'both sides':
      return Math.min(x, 1 - x) * 1.5 - share + bend
  }
}
