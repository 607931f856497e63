import type { Company } from '#server/props/shared.ts'
import { named } from './menus.ts'
import type { MenuEntry } from './menus.ts'

export interface FooterColumn {
  readonly title: string
  readonly entries: readonly (MenuEntry & { readonly opensNewTab?: boolean })[]
}

/** The footer's columns (specification 2, "Footer"). */
export function footerColumns(company: Company): readonly FooterColumn[] {
  return [
    {
      title: 'RYA Sailing Courses',
      entries: [
        named('Practical', 'web.courses.practical'),
        named('Theory', 'web.courses.theory'),
        named('One day', 'web.courses.one-day'),
        named('Online', 'web.courses.online'),
      ],
    },
    {
      title: 'Holidays',
      entries: [
        named('Weekend sailing', 'web.sailing-holidays.weekend-sailing'),
        named('Sailing holidays', 'web.sailing-holidays.all'),
        named('Mile builder', 'web.sailing-holidays.mile-builder'),
        named('Yacht racing', 'web.sailing-holidays.yacht-racing'),
      ],
    },
    {
      title: 'Company',
      entries: [
        named(`About ${company.brand}`, 'web.info.about'),
        named('Contact us', 'web.info.contact-us'),
        { name: 'Blog', href: company.blog_url, opensNewTab: true },
        named('FAQ', 'web.info.faq'),
      ],
    },
    {
      title: 'Legal',
      entries: [
        named('Privacy policy', 'web.info.privacy-policy'),
        named('Terms and conditions', 'web.info.terms-and-conditions'),
        named('Accessibility', 'web.info.accessibility'),
      ],
    },
  ]
}
