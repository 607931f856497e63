import { useRef } from 'react'
import { useNearViewport } from '#js/hooks/use-near-viewport.ts'
import { usePicture } from '#js/hooks/use-picture.ts'
import { cx } from '#js/lib/class-names.ts'
import { Picture } from './picture.tsx'

/**
 * A picture that is fetched when its box comes within 50 px of the viewport. Native lazy loading
 * starts much earlier, so it only serves the twin for visitors without scripts.
 */
export function LazyImage({
  src,
  alt,
  sizes,
  className,
  imageClass = 'object-cover',
  isTinted = true,
}: {
  readonly src: string
  readonly alt: string
  readonly sizes?: string
  /** Gives the box its size: a ratio, or a height and a width. */
  readonly className: string
  readonly imageClass?: string
  /** False for drawings on a transparent ground, which a coloured box would frame. */
  readonly isTinted?: boolean
}) {
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNearViewport(box)
  const tint = usePicture(src)?.tint ?? 'tint-paper'
  const picture = { src, alt, sizes }

  return (
    <span ref={box} className={cx('block overflow-hidden', isTinted && tint, className)}>
      <Picture
        {...picture}
        isFetched={isNear}
        className={cx('size-full text-transparent noscript:hidden', imageClass)}
      />
      <noscript>
        <Picture {...picture} isLazy className={cx('size-full', imageClass)} />
      </noscript>
    </span>
  )
}
