import type { MenuItem, NavigationData } from '#server/props/shared.ts'
import { named, viewAll } from './menus.ts'
import type { MenuEntry, MenuGroup } from './menus.ts'

export interface SailingMenu {
  readonly title: string
  readonly groups: readonly MenuGroup[]
  readonly list?: MenuGroup
  readonly all?: MenuEntry
}

/** The menus beside the one of courses, in their order. */
export function sailingMenus({ weekendHolidays, holidays, builders, racing }: NavigationData) {
  return {
    weekends: {
      title: 'Sailing Weekends',
      groups: [
        {
          title: 'Weekend holidays',
          items: weekendHolidays,
          all: viewAll('web.sailing-holidays.weekend-sailing'),
        },
        { title: 'Mile-building', items: builders.filter(isWeekend) },
        { title: 'Solent weekend course', items: [solentWeekend] },
        { title: 'Racing weekends', items: racing.filter(isWeekend) },
      ].filter(({ items }) => items.length > 0),
      all: named('View All', 'web.sailing-holidays.weekend-sailing'),
    },
    holidays: {
      title: 'Sailing Holidays',
      groups: [{ title: 'Holidays', items: holidays }],
      list: { title: 'Where and how', items: waters },
      all: named('View All', 'web.sailing-holidays.all'),
    },
    builders: {
      title: 'Mile Builders',
      groups: [{ title: 'Mile-building trips', items: builders }],
      all: named('View All', 'web.sailing-holidays.mile-builder'),
    },
    racing: {
      title: 'Racing',
      groups: [
        {
          title: 'Yacht racing',
          items: racing,
          all: viewAll('web.sailing-holidays.yacht-racing'),
        },
      ],
    },
    adventures: {
      title: 'Adventures',
      groups: [{ title: 'Adventures under sail', items: adventures }],
    },
  } satisfies Record<string, SailingMenu>
}

// A crossing of three weeks is no weekend, whatever list it is taken from.
const isWeekend = (item: MenuItem) => item.isWeekend

const solentWeekend = named('Sail the Solent weekend', 'web.weekend-sailing.slug', {
  slug: 'sail-the-solent-weekend',
})

const waters: readonly MenuEntry[] = [
  named('Atlantic Ocean sailing', 'web.sailing-holidays.atlantic-ocean-sailing'),
  named('Caribbean', 'web.sailing-holidays.caribbean'),
  named('Mile builder', 'web.sailing-holidays.mile-builder'),
  named('Sailing holidays abroad', 'web.sailing-holidays.sailing-holidays-abroad'),
  named('UK sailing holidays', 'web.sailing-holidays.uk-sailing-holidays'),
  named('West Country sailing', 'web.sailing-holidays.west-country-sailing'),
  named('Norway sailing adventure', 'web.sailing-holidays.norway-sailing-adventures'),
]

/** The same five at every time of year. */
const adventures: readonly MenuEntry[] = [
  named('Norway', 'web.sailing-holidays.norway-sailing-adventures'),
  named('Portsmouth to the Canaries', 'web.sailing-holidays.slug', {
    slug: 'sail-portsmouth-to-canaries',
  }),
  named('ARC rally', 'web.racing.slug', { slug: 'arc-rally' }),
  named('The Atlantic', 'web.sailing-holidays.slug', { slug: 'sail-the-atlantic-ocean' }),
  named('Golden Vanity', 'web.info.golden-vanity'),
]
