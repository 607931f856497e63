import { LazyImage } from '#js/components/ui/picture.tsx'
import type { Featured } from '#server/props/home.ts'

/** Bodies and partners that vouch for the company. */
export function LogoStrip({ featured }: { readonly featured: readonly Featured[] }) {
  if (featured.length === 0) return null
  return (
    <section aria-label="Accreditations and partners" className="bg-white py-8">
      <ul className="mx-auto grid max-w-page grid-cols-2 justify-items-center gap-x-6 gap-y-6 sm:grid-cols-3 xl:grid-cols-6 px-4 md:px-8 xl:justify-between">
        {featured.map(({ imageUrl, imageAltText }) => (
          <li key={imageUrl}>
            <LazyImage
              src={imageUrl}
              alt={imageAltText}
              isTinted={false}
              imageClass="object-contain"
              className="h-11 w-34 sm:h-12 sm:w-38"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
