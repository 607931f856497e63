import { SiteLink } from '#js/components/site-link.tsx'
import { socialProfiles } from '#js/lib/company.ts'
import { SocialMark } from './social-mark.tsx'

/** The company's profiles elsewhere: our own neutral marks beside the names. */
export function SocialLinks() {
  return (
    <ul aria-label="Follow us" className="mt-10 flex flex-wrap gap-x-6 gap-y-1">
      {socialProfiles.map(({ name, mark, href }) => (
        <li key={name}>
          <SiteLink
            href={href}
            newTab
            className="flex min-h-11 items-center gap-2 text-base hover:underline"
          >
            <SocialMark mark={mark} />
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
