import { cx } from '#js/lib/class-names.ts'
import type { VoucherDesign as Design } from '#server/props/vouchers.ts'
import { drawings } from './voucher-drawings.ts'

/**
 * What a gift voucher looks like, as a drawing of 8 to 5 that says nothing by itself: a class gives
 * it its size, and what does not fit another shape is cut off at the edges.
 */
export function VoucherDesign({
  design,
  className,
}: {
  readonly design: Design
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block', className)}
    >
      {drawings[design].map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  )
}
