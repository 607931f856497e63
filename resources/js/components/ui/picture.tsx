import { useRef } from 'react'
import { useNearViewport } from '#js/hooks/use-browser.ts'
import { usePicture, useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import { fullWidth } from '#js/lib/media.ts'
import { pictureAddress, pictureSources, tallVersionOf } from '#js/lib/pictures.ts'

interface PictureProps {
  /** A site path; its size and its smaller files come from the manifest. */
  readonly src: string
  /** Empty for a picture that says nothing. */
  readonly alt: string
  /** How wide it is shown, for a picture that comes in several widths. */
  readonly sizes?: string | undefined
  readonly className?: string
  /** When its version for tall windows is shown, if it has one, and how wide. */
  readonly tall?: { readonly media: string; readonly sizes: string }
  /** The largest thing that a visitor first sees: fetched before everything else. */
  readonly isFirst?: boolean
  /** False: the picture is in its place but nothing is fetched. */
  readonly isFetched?: boolean
}

/** A picture with the sizes that keep the page from moving while it loads. */
export function Picture({
  src,
  alt,
  sizes = fullWidth,
  className,
  tall,
  isFirst = false,
  isFetched = true,
}: PictureProps) {
  const { pictures } = useSharedProps()
  const [width, height] = pictures[src] ?? []
  const sources = (path = '', shown: { readonly sizes: string }) =>
    isFetched &&
    pictureSources(path, pictures[path]).map((one) => <source key={one.type} {...one} {...shown} />)

  return (
    <picture>
      {tall && sources(tallVersionOf(pictures[src]), tall)}
      {sources(src, { sizes })}
      <img
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(isFirst ? { fetchPriority: 'high' } : { decoding: 'async' })}
        {...(isFetched && { src: pictureAddress(src, pictures[src]) })}
      />
    </picture>
  )
}

/**
 * A picture that is fetched when its box comes within 50 px of the viewport. Native lazy loading
 * starts much earlier, so it only serves the twin for visitors without scripts; `WhenVisible` of
 * @inertiajs/react 3.7.1 loads props and no files (decision 34).
 */
export function LazyImage({
  src,
  alt,
  sizes,
  className,
  imageClass,
  isTinted = true,
}: {
  readonly src: string
  readonly alt: string
  readonly sizes?: string
  /** Gives the box its size: a ratio, or a height and a width. */
  readonly className?: string | undefined
  /** Where it stands in its box, unless it covers it. */
  readonly imageClass?: string
  /** False for drawings on a transparent ground, which a coloured box would frame. */
  readonly isTinted?: boolean
}) {
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNearViewport(box)
  const picture = usePicture(src)
  const [width, height, , tint] = picture ?? []

  return (
    <span
      ref={box}
      className={cx('lazy-picture', isTinted && `tint-${tint || 'paper'}`, className)}
    >
      <Picture src={src} alt={alt} sizes={sizes} isFetched={isNear} className={imageClass} />
      <noscript>
        <img
          alt={alt}
          width={width}
          height={height}
          className={imageClass}
          loading="lazy"
          src={pictureAddress(src, picture)}
        />
      </noscript>
    </span>
  )
}
