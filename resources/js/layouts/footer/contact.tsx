import { Icon } from '#js/components/ui/icons.tsx'
import type { IconName } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { Company } from '#server/props/shared.ts'

export function Address({ company }: { readonly company: Company }) {
  return (
    <div>
      <h2 className="font-sans text-base font-bold text-white">{company.name}</h2>
      <address className="mt-2 text-base leading-7 text-white/85 not-italic">
        {company.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a
          href={`mailto:${company.email}`}
          className="flex min-h-9 items-center wrap-anywhere hover:underline"
        >
          {company.email}
        </a>
        <a href={company.phone_link} className="flex min-h-9 items-center hover:underline">
          {company.phone}
        </a>
      </address>
    </div>
  )
}

type Profiles = Company['socials']

/** What each network is for, drawn by us: no network's own logo. */
const icons = {
  TikTok: 'note',
  Facebook: 'people',
  Instagram: 'camera',
  LinkedIn: 'briefcase',
  Threads: 'thread',
  YouTube: 'screen',
} as const satisfies Record<Profiles[number]['network'], IconName>

/** The company's profiles elsewhere: our own neutral marks beside the names. */
export function SocialLinks({ profiles }: { readonly profiles: Profiles }) {
  return (
    <ul aria-label="Follow us" className="mt-10 flex flex-wrap gap-x-6 gap-y-1">
      {profiles.map(({ network, url }) => (
        <li key={url}>
          <Link
            href={url}
            newTab
            className="flex min-h-11 items-center gap-2 text-base hover:underline"
          >
            <Icon name={icons[network]} className="text-sea" />
            {network}
          </Link>
        </li>
      ))}
    </ul>
  )
}
