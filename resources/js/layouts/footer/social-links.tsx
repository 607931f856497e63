import { SiteLink } from '#js/components/site-link.tsx'
import type { Company } from '#server/props/shared.ts'
import { SocialMark } from './social-mark.tsx'

/** The company's profiles elsewhere: our own neutral marks beside the names. */
export function SocialLinks({ profiles }: { readonly profiles: Company['socials'] }) {
  return (
    <ul aria-label="Follow us" className="mt-10 flex flex-wrap gap-x-6 gap-y-1">
      {profiles.map(({ network, url }) => (
        <li key={url}>
          <SiteLink
            href={url}
            newTab
            className="flex min-h-11 items-center gap-2 text-base hover:underline"
          >
            <SocialMark network={network} />
            {network}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
