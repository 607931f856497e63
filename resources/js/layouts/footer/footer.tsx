import { LineDrawing } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { copyrightYear } from '#js/lib/company.ts'
import { footerColumns } from '#js/lib/menu-contents.ts'
import type { FooterColumn } from '#js/lib/menu-contents.ts'
import type { Company } from '#server/props/shared.ts'
import { Newsletter } from './newsletter.tsx'

type Network = Company['socials'][number]['network']

/** Invented bodies, so that nobody takes a badge for a real endorsement. */
const partners = [
  'Recognised Training Centre',
  'Sea Safety Partner School',
  'Saltwater Awards School of the Year',
  'Small Ships Guild Member',
  'Clean Seas Pledge Signatory',
  'Harbour & Quay Marina Network',
] as const

/** What each network is for, drawn by us: no network's own logo. */
const drawings = {
  TikTok: 'M10 17.5a2.5 2.5 0 1 1-2.5-2.5H10V5l8-1.5V15M18 15a2.5 2.5 0 1 1-2.5-2.5H18',
  Facebook:
    'M9 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c.3-3 2.5-4.7 5.5-4.7s5.2 1.7 5.5 4.7M15.5 6a3 3 0 0 1 0 5.5M17 14.7c2 .6 3.3 2 3.5 4.3',
  Instagram: 'M4 7.5h4l1.5-2.5h5L16 7.5h4V19H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  LinkedIn: 'M3.5 8h17v11h-17zM9 8V5h6v3M3.5 13h17',
  Threads: 'M7 4h10M7 20h10M8.5 4v16M15.5 4v16M8.5 9l7-2M8.5 13l7-2M8.5 17l7-2',
  YouTube: 'M3.5 5.5h17v13h-17zM10 9.5v5l4.5-2.5z',
} as const satisfies Record<Network, string>

const look =
  'flex min-h-9 items-center text-base text-white/85 [a&]:text-white [a&]:hover:underline'

/** The foot of every page, with the newsletter at its head. */
export function Footer() {
  const { company } = useSharedProps()

  return (
    <footer>
      <Newsletter />
      <PartnerBadges />
      <div className="on-dark bg-ink-deep text-white">
        <div className="mx-auto max-w-page px-4 py-14 md:px-8">
          <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
            {footerColumns(company).map((column) => (
              <FooterNav key={column.title} column={column} />
            ))}
            <Address company={company} />
          </div>
          <SocialLinks profiles={company.socials} />
          <div className="mt-8 border-t border-white/20 pt-6 text-sm text-white/80">
            <p>
              © {copyrightYear} {company.name}. All rights reserved.
            </p>
            <p className="mt-1">
              This is a sample site: the company is invented, and the courses that follow the RYA
              syllabus are sample content.
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function PartnerBadges() {
  return (
    <section aria-label="Partners" className="border-t border-line bg-white">
      <ul className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-8 gap-y-4 px-4 py-6 md:px-8 lg:justify-between">
        {partners.map((name, index) => (
          <li key={name}>
            <img
              src={`/images/badges/badge-${index + 1}.svg`}
              alt={name}
              width={149}
              height={48}
              loading="lazy"
              className="h-12 w-auto"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FooterNav({ column }: { readonly column: FooterColumn }) {
  return (
    <nav aria-label={column.title}>
      <h2 className="font-sans text-base font-bold text-white">{column.title}</h2>
      <ul className="mt-1">
        {column.entries.map(({ opensNewTab, ...entry }) => (
          <li key={entry.name}>
            {opensNewTab && entry.href ? (
              <Link href={entry.href} newTab className={look}>
                {entry.name}
              </Link>
            ) : (
              <Link item={entry} className={look}>
                {entry.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Address({ company }: { readonly company: Company }) {
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

/** The company's profiles elsewhere: our own neutral marks beside the names. */
function SocialLinks({ profiles }: { readonly profiles: Company['socials'] }) {
  return (
    <ul aria-label="Follow us" className="mt-10 flex flex-wrap gap-x-6 gap-y-1">
      {profiles.map(({ network, url }) => (
        <li key={url}>
          <Link
            href={url}
            newTab
            className="flex min-h-11 items-center gap-2 text-base hover:underline"
          >
            <SocialMark network={network} />
            {network}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SocialMark({ network }: { readonly network: Network }) {
  return <LineDrawing path={drawings[network]} className="size-5 text-sea" />
}
