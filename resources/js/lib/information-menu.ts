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

/** The slide-in menu's Information (specification 2, "Header"). */
export const mobileInformation: readonly MenuGroup[] = [
  {
    title: 'Company',
    items: [
      named('About Us', 'web.info.about'),
      named('Our Yachts', 'web.info.our-yachts'),
      named('Triple S Guarantee', 'web.info.triple-s-guarantee'),
      named('Gift Vouchers', 'web.gift-vouchers'),
      named('Golden Vanity', 'web.info.golden-vanity'),
    ],
  },
  {
    title: 'Resources',
    items: [
      named('Dates and prices', 'web.events.all'),
      named('Sailing Resources', 'web.info.learn'),
      named('Books', 'web.merchandise.all'),
    ],
  },
]
