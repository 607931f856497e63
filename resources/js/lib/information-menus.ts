import type { Company } from '#server/props/shared.ts'
import { named } from './menus.ts'
import type { MenuGroup } from './menus.ts'

/** The top bar's Information menu (specification 2, "More-info menu"). */
export const moreInformation: readonly MenuGroup[] = [
  {
    title: 'Company',
    items: [
      named('Contact us', 'web.info.contact-us'),
      named('Our yachts', 'web.info.our-yachts'),
      named('Triple S guarantee', 'web.info.triple-s-guarantee'),
      named('Gift vouchers', 'web.gift-vouchers'),
      named('Skippered charter', 'web.info.skippered-charter'),
    ],
  },
  {
    title: 'Resources',
    items: [
      named('Dates and prices', 'web.events.all'),
      named('Level finder', 'web.level-finder.index', { step: '1' }),
      named('Course progression', 'web.info.course-progression'),
      named(
        'What is in Day Skipper theory',
        'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
      ),
      named('Three-step Med', 'web.info.three-step-med'),
      named('Knots', 'web.info.knots'),
      named('Merchandise', 'web.merchandise.all'),
      named('Classroom hire', 'web.info.hire-classroom'),
    ],
  },
]

/** What is within reach on every page, whatever its frame. */
export const legal: MenuGroup = {
  title: 'Legal',
  items: [
    named('Privacy policy', 'web.info.privacy-policy'),
    named('Terms and conditions', 'web.info.terms-and-conditions'),
    named('Accessibility', 'web.info.accessibility'),
  ],
}

/** The footer's columns (specification 2, "Footer"). */
export function footerColumns(company: Company): readonly MenuGroup[] {
  return [
    {
      title: 'RYA Sailing Courses',
      items: [
        named('Practical', 'web.courses.practical'),
        named('Theory', 'web.courses.theory'),
        named('One day', 'web.courses.one-day'),
        named('Online', 'web.courses.online'),
      ],
    },
    {
      title: 'Holidays',
      items: [
        named('Weekend sailing', 'web.sailing-holidays.weekend-sailing'),
        named('Sailing holidays', 'web.sailing-holidays.all'),
        named('Mile builder', 'web.sailing-holidays.mile-builder'),
        named('Yacht racing', 'web.sailing-holidays.yacht-racing'),
      ],
    },
    {
      title: 'Company',
      items: [
        named(`About ${company.brand}`, 'web.info.about'),
        named('Contact us', 'web.info.contact-us'),
        { name: 'Blog', href: company.blog_url, opensNewTab: true },
        named('FAQ', 'web.info.faq'),
      ],
    },
    legal,
  ]
}
