import { LazyImage } from '#js/components/lazy-image.tsx'
import { usePicture } from '#js/hooks/use-picture.ts'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** One picture, whole, with what there is to say of it. */
export function PictureBlock({ id, title, imageUrl, imageAltText, caption }: Shown<'picture'>) {
  const { width = 3, height = 2 } = usePicture(imageUrl) ?? {}

  return (
    <BlockFrame id={id} title={title}>
      <figure className={width < height ? 'max-w-copy lg:max-w-120' : 'max-w-copy'}>
        <LazyImage
          src={imageUrl}
          alt={imageAltText}
          sizes="(min-width: 46rem) 42rem, 92vw"
          className={width < height ? 'aspect-2/3 rounded-card' : 'aspect-4/3 rounded-card'}
        />
        {caption && <figcaption className="mt-3 text-sm">{caption}</figcaption>}
      </figure>
    </BlockFrame>
  )
}
