import type { PlainPicture } from '../brand/plain-picture.ts'
import type { Colour } from '../kit/colour.ts'
import type { Drawing } from '../kit/drawing.ts'

/** Twice the 600 by 378 pixels that a voucher is shown at. */
export const voucherSize = { width: 1200, height: 756 } as const

/** The colours that code and price are set in. */
export const voucherInks = { white: '#ffffff', ink: '#10304d' } as const satisfies Record<
  string,
  Colour
>

/** Pixels of the picture. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The ground of a voucher, as data. */
export interface VoucherDesign {
  /** The voucher's code, as the content has it. */
  readonly code: `GV-${string}`
  readonly alt: string
  /** What code and price are set in, and where there is room for them. */
  readonly ink: keyof typeof voucherInks
  readonly calm: Area
  readonly tint: PlainPicture['tint']
  readonly paint: (drawing: Drawing) => void
}

/** A voucher's picture, with what the page must know to write on it. */
export interface VoucherPicture extends PlainPicture {
  readonly code: VoucherDesign['code']
  readonly ink: VoucherDesign['ink']
  readonly calm: Area
}
