import { LazyImage } from '#js/components/lazy-image.tsx'
import { Picture } from '#js/components/picture.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Entry } from '../entry.ts'

export function pictures({ featured, instagram }: HomePageData): Entry {
  const [square] = instagram
  const [badge] = featured

  return {
    title: 'Pictures',
    group: 'Components',
    shows: ['components/lazy-image.tsx', 'components/picture.tsx'],
    areSmall: true,
    ground: 'white',
    states: [
      ...(square
        ? [
            {
              title: 'Lazy, tinted until it has come',
              content: <LazyImage src={square.imageUrl} alt="A knot" className="aspect-square" />,
            },
            {
              title: 'In its place, nothing fetched yet',
              content: (
                <span className="block aspect-square overflow-hidden tint-lagoon">
                  <Picture src={square.imageUrl} alt="" isFetched={false} className="size-full" />
                </span>
              ),
            },
            {
              title: 'By itself, at its own ratio',
              content: <Picture src={square.imageUrl} alt="A knot" className="h-auto w-full" />,
            },
          ]
        : []),
      ...(badge
        ? [
            {
              title: 'A drawing, untinted',
              content: (
                <LazyImage
                  src={badge.imageUrl}
                  alt={badge.imageAltText}
                  isTinted={false}
                  imageClass="object-contain"
                  className="h-9 w-28"
                />
              ),
            },
          ]
        : []),
      {
        title: 'One that no list of pictures has: paper until it has come',
        content: (
          <LazyImage src="/images/brand/product.svg" alt="A yacht" className="aspect-square" />
        ),
      },
    ],
  }
}
