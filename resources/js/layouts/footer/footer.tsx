import { Link } from '#js/components/ui/link.tsx'
import { SiteFragment } from '#js/hooks/site-fragment.tsx'
import { usePictureAddress, useSharedProps } from '#js/hooks/use-shared-props.ts'
import { copyrightYear } from '#js/lib/company.ts'
import { footerColumns } from '#js/lib/information-menus.ts'
import type { MenuGroup } from '#js/lib/menus.ts'
import { Address, SocialLinks } from './contact.tsx'
import { Newsletter } from './newsletter.tsx'

/** Invented bodies, so that nobody takes a badge for a real endorsement. */
const partners = [
  'Recognised Training Centre',
  'Sea Safety Partner School',
  'Saltwater Awards School of the Year',
  'Small Ships Guild Member',
  'Clean Seas Pledge Signatory',
  'Harbour & Quay Marina Network',
] as const

/** The foot of every page, with the newsletter at its head. */
export function Footer() {
  const { company } = useSharedProps()

  return (
    <footer>
      <Newsletter />
      <PartnerBadges />
      <SiteFragment as="div" name="site-map" className="site-footer on-dark">
        <div className="measure py-14">
          <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
            {footerColumns(company).map((column) => (
              <FooterNav key={column.title} {...column} />
            ))}
            <Address company={company} />
          </div>
          <SocialLinks profiles={company.socials} />
          <div className="mt-8 border-t border-white/20 pt-6 text-sm text-white/80">
            <p>{`© ${copyrightYear} ${company.name}. All rights reserved.`}</p>
            <p className="mt-1">
              This is a sample site: the company is invented, and the courses that follow the RYA
              syllabus are sample content.
            </p>
          </div>
        </div>
      </SiteFragment>
    </footer>
  )
}

function PartnerBadges() {
  const addressOf = usePictureAddress()

  return (
    <SiteFragment
      as="section"
      name="partners"
      aria-label="Partners"
      className="border-t border-line bg-white"
    >
      <ul className="partners measure">
        {partners.map((name, index) => (
          <li key={name}>
            <img
              src={addressOf(`/images/badges/badge-${index + 1}.svg`)}
              alt={name}
              width={149}
              height={48}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </SiteFragment>
  )
}

function FooterNav({ title, items }: MenuGroup) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ opensNewTab = false, ...entry }) => (
          <li key={entry.name}>
            <Link item={entry} newTab={opensNewTab}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
