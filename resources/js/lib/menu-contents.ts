import type { Company, NavigationData } from '#server/props/shared.ts'
import { named } from './menus.ts'
import type { MenuEntry, MenuGroup } from './menus.ts'

export interface SailingMenu {
  readonly title: string
  readonly groups: readonly MenuGroup[]
  /** Further lists of fixed links, beside the groups. */
  readonly lists?: readonly MenuGroup[]
  /** The link under everything. */
  readonly all?: MenuEntry
}

export function weekendMenu(navigation: NavigationData): SailingMenu {
  return {
    title: 'Sailing Weekends',
    groups: [
      {
        title: 'Weekend holidays',
        items: navigation.weekendHolidays,
        all: named('View all', 'web.sailing-holidays.weekend-sailing'),
      },
      {
        title: 'Mile-building',
        items: navigation.builders,
        all: named('View all', 'web.sailing-holidays.mile-builder'),
      },
      {
        title: 'Solent weekend course',
        items: [
          named('Sail the Solent weekend', 'web.weekend-sailing.slug', {
            slug: 'sail-the-solent-weekend',
          }),
        ],
      },
      { title: 'Racing weekends', items: navigation.racing, all: racing },
    ],
    all: named('View All', 'web.sailing-holidays.weekend-sailing'),
  }
}

export function holidaysMenu(navigation: NavigationData): SailingMenu {
  return {
    title: 'Sailing Holidays',
    groups: [{ title: 'Holidays', items: navigation.holidays }],
    lists: [{ title: 'Where and how', items: waters }],
    all: named('View All', 'web.sailing-holidays.all'),
  }
}

export function buildersMenu(navigation: NavigationData): SailingMenu {
  return {
    title: 'Mile Builders',
    groups: [{ title: 'Mile-building trips', items: navigation.builders }],
    all: named('View All', 'web.sailing-holidays.mile-builder'),
  }
}

export function racingMenu(navigation: NavigationData): SailingMenu {
  return {
    title: 'Racing',
    groups: [{ title: 'Yacht racing', items: navigation.racing, all: racing }],
  }
}

const racing = named('View all', 'web.sailing-holidays.yacht-racing')

/** The same five at every time of year. */
export const adventuresMenu: SailingMenu = {
  title: 'Adventures',
  groups: [
    {
      title: 'Adventures under sail',
      items: [
        named('Norway', 'web.sailing-holidays.norway-sailing-adventures'),
        named('Portsmouth to the Canaries', 'web.sailing-holidays.slug', {
          slug: 'sail-portsmouth-to-canaries',
        }),
        named('ARC rally', 'web.racing.slug', { slug: 'arc-rally' }),
        named('The Atlantic', 'web.sailing-holidays.slug', { slug: 'sail-the-atlantic-ocean' }),
        named('Golden Vanity', 'web.info.golden-vanity'),
      ],
    },
  ],
}

const waters: readonly MenuEntry[] = [
  named('Atlantic Ocean sailing', 'web.sailing-holidays.atlantic-ocean-sailing'),
  named('Caribbean', 'web.sailing-holidays.caribbean'),
  named('Mile builder', 'web.sailing-holidays.mile-builder'),
  named('Sailing holidays abroad', 'web.sailing-holidays.sailing-holidays-abroad'),
  named('UK sailing holidays', 'web.sailing-holidays.uk-sailing-holidays'),
  named('West Country sailing', 'web.sailing-holidays.west-country-sailing'),
  named('Norway sailing adventure', 'web.sailing-holidays.norway-sailing-adventures'),
]

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
