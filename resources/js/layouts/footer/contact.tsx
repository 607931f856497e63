import { Icon } from '#js/components/ui/icons.tsx'
import type { IconName } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { Company } from '#server/props/shared.ts'

export function Address({ company }: { readonly company: Company }) {
  return (
    <div>
      <h2>{company.name}</h2>
      <address>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${company.email}`} className="wrap-anywhere">
          {company.email}
        </a>
        <a href={company.phone_link}>{company.phone}</a>
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
    <ul aria-label="Follow us" className="social-links">
      {profiles.map(({ network, url }) => (
        <li key={url}>
          <Link href={url} newTab>
            <Icon name={icons[network]} />
            {network}
          </Link>
        </li>
      ))}
    </ul>
  )
}
