import { LazyImage } from '#js/components/ui/picture.tsx'
import type { Featured } from '#server/props/home.ts'

/** Bodies and partners that vouch for the company. */
export function LogoStrip({ featured }: { readonly featured: readonly Featured[] }) {
  if (featured.length === 0) return null
  return (
    <section aria-label="Accreditations and partners" className="bg-white py-8">
      <ul className="logo-strip logos measure">
        {featured.map(({ imageUrl, imageAltText }) => (
          <li key={imageUrl}>
            <LazyImage src={imageUrl} alt={imageAltText} isTinted={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
