import type { MenuItem, NavigationData } from '#server/props/shared.ts'

/** Menus of the size that the real site has: one group longer than a menu shows. */
export const navigation: NavigationData = {
  courses: {
    practical: [
      { ...course('Start Yachting', 'start-yachting'), menuable: short('start-yachting') },
      course('Competent Crew', 'competent-crew'),
      course('Day Skipper', 'day-skipper'),
      course('Coastal Skipper', 'coastal-skipper'),
      course('Yachtmaster Coastal', 'yachtmaster-coastal'),
      course('Yachtmaster Offshore', 'yachtmaster-offshore'),
      course('Yachtmaster Ocean', 'yachtmaster-ocean'),
      course('Own-boat tuition', 'own-boat-tuition'),
      course('Cruising Instructor', 'cruising-instructor'),
    ],
    theory: [course('Day Skipper theory', 'day-skipper-theory')],
    oneDay: [course('VHF radio', 'vhf-radio')],
    otherCourses: [course('Sea survival', 'sea-survival')],
    online: [course('Online navigation', 'online-navigation')],
  },
  weekendHolidays: [holiday('Isle of Wight weekend', 'isle-of-wight-weekend', 5)],
  holidays: [holiday('Channel Islands', 'channel-islands', 6)],
  builders: [holiday('Biscay miles', 'biscay-miles', undefined)],
  racing: [holiday('Round the Island', 'round-the-island', 19)],
}

function course(name: string, slug: string): MenuItem {
  return { name, slug, menuable_type: 'course', className: 'course' }
}

function holiday(name: string, slug: string, tag: number | undefined): MenuItem {
  return { name, slug, menuable_type: 'holiday', className: 'holiday', tag_id: tag }
}

function short(slug: string) {
  return { slug, short_menu_name: 'First steps' }
}
