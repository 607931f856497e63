import { leader } from './leader.ts'

/** From Ireland and from Wales. */
export const irishAndWelsh = {
  orla: leader(27, 'pale', 'ringlets red', 'heart open grin', 'jumper green', 'morning none', {
    freckles: true,
    tilt: -3,
  }),
  sorcha: leader(
    38,
    'fair',
    'shaggy auburn',
    'oval laughing smile',
    'oilskin yellow',
    'dusk sail',
    { nose: 'button' },
  ),
  una: leader(66, 'pale', 'bob white', 'heart calm smile', 'rollneck teal', 'golden none', {
    glasses: 'round',
    brows: 'thin',
  }),
  niall: leader(45, 'fair', 'swept dark', 'long laughing grin', 'scarf slate', 'green none', {
    beard: 'stubble',
    nose: 'long',
    brows: 'straight',
  }),
  eamon: leader(70, 'rosy', 'sides white', 'long laughing laugh', 'jumper rust', 'grey none', {
    hat: 'flatcap slate',
    brows: 'bushy',
    nose: 'long',
  }),
  gwen: leader(58, 'fair', 'perm grey', 'round laughing grin', 'oilskin red', 'blue light', {
    earrings: true,
  }),
  nerys: leader(36, 'olive', 'flowing black', 'oval lashes smile', 'lifejacket teal', 'rose sail', {
    tilt: 3,
    brows: 'thin',
  }),
  yestin: leader(31, 'rosy', 'curls dark', 'square open grin', 'gilet red', 'sand hills', {
    beard: 'chin',
  }),
  olwen: leader(49, 'pale', 'fringe chestnut', 'round open lips', 'breton teal', 'green light'),
  vaughan: leader(54, 'brown', 'bald black', 'square open smile', 'oilskin orange', 'morning tan', {
    beard: 'full',
    nose: 'broad',
    brows: 'straight',
  }),
} as const
