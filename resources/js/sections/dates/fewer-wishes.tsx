import { SiteLink } from '#js/components/site-link.tsx'
import type { NamedLink } from '#server/props/elements.ts'

/** Where to look when nothing is what was asked for. */
export function FewerWishes({ alternatives }: { readonly alternatives: readonly NamedLink[] }) {
  return (
    <section aria-labelledby="fewer-wishes" className="mt-10">
      <h2 id="fewer-wishes" className="text-card">
        Nothing is quite that. These come near:
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {alternatives.map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="inline-flex min-h-12 items-center rounded-button border border-tide bg-white px-5 py-2 font-semibold text-tide-deep hover:bg-sea/35"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
