import { Link } from '#js/components/ui/link.tsx'
import { LazyImage } from '#js/components/ui/picture.tsx'
import { Section } from '#js/components/ui/section.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import type { GallerySquare, HomePageData } from '#server/props/home.ts'

/** Squares from the company's social profile, five in a row at every width. */
export function SocialGallery({
  heading,
  squares,
}: {
  readonly heading: HomePageData['instagramData']
  readonly squares: readonly GallerySquare[]
}) {
  const { company } = useSharedProps()
  const profile = company.socials.find(({ network }) => network === 'Instagram')
  const handle = heading.handle.replace(/^@/, '')

  if (squares.length === 0) return null
  return (
    <Section id="gallery" labelledBy="gallery-title" className="bg-white">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="gallery-title" className="text-section">
          {heading.title}
        </h2>
        {profile && (
          <Link
            // The address of a profile ends with its handle.
            href={new URL(handle, profile.url).href}
            newTab
            className="font-semibold text-tide underline underline-offset-4 hover:text-tide-deep"
          >
            {`@${handle}`}
          </Link>
        )}
      </div>
      <ul className="squares">
        {squares.map(({ id, imageUrl, imageAltText }) => (
          <li key={id}>
            <LazyImage
              src={imageUrl}
              alt={imageAltText ?? ''}
              sizes="(min-width: 1344px) 250px, 19vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
