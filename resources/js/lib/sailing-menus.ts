import type { NavigationData } from '#server/props/shared.ts'
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
