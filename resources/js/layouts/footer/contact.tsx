import { LineDrawing } from '#js/components/ui/icons.tsx'
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
const drawings = {
  TikTok: 'M10 17.5a2.5 2.5 0 1 1-2.5-2.5H10V5l8-1.5V15M18 15a2.5 2.5 0 1 1-2.5-2.5H18',
  Facebook:
    'M9 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c.3-3 2.5-4.7 5.5-4.7s5.2 1.7 5.5 4.7M15.5 6a3 3 0 0 1 0 5.5M17 14.7c2 .6 3.3 2 3.5 4.3',
  Instagram: 'M4 7.5h4l1.5-2.5h5L16 7.5h4V19H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  LinkedIn: 'M3.5 8h17v11h-17zM9 8V5h6v3M3.5 13h17',
  Threads: 'M7 4h10M7 20h10M8.5 4v16M15.5 4v16M8.5 9l7-2M8.5 13l7-2M8.5 17l7-2',
  YouTube: 'M3.5 5.5h17v13h-17zM10 9.5v5l4.5-2.5z',
} as const satisfies Record<Profiles[number]['network'], string>

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
            <LineDrawing path={drawings[network]} className="size-5 text-sea" />
            {network}
          </Link>
        </li>
      ))}
    </ul>
  )
}
