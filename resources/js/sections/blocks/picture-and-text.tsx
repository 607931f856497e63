import { useId } from 'react'
import { Band } from '#js/components/band.tsx'
import { LazyImage } from '#js/components/lazy-image.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import { SectionHeading } from '#js/components/section-heading.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Copy beside a picture, which stands over it in narrow windows. */
export function PictureAndText(block: Shown<'picture-and-text'>) {
  const { id, title } = block
  const heading = useId()

  if (!title) {
    return (
      <BlockFrame id={id} title={title}>
        <Pair {...block} />
      </BlockFrame>
    )
  }
  return (
    <Band {...(id && { id })} labelledBy={heading} className="pt-12 pb-0 md:pt-16 md:pb-0">
      <Pair {...block} heading={heading} />
    </Band>
  )
}

function Pair({
  title,
  copy,
  imageUrl,
  imageAltText,
  side,
  heading = '',
}: Shown<'picture-and-text'> & { readonly heading?: string }) {
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-14">
      <LazyImage
        src={imageUrl}
        alt={imageAltText}
        sizes="(min-width: 84em) 38rem, (min-width: 64em) 46vw, 92vw"
        className={cx('aspect-4/3 rounded-card', side === 'right' && 'lg:order-last')}
      />
      <div className="min-w-0">
        {title && <SectionHeading id={heading} title={title} />}
        <RichText html={copy} className="mt-4 max-w-copy" />
      </div>
    </div>
  )
}
