import { leader } from './leader.ts'

/** From Scotland and its islands. */
export const scots = {
  callum: leader(33, 'fair', 'quiff red', 'square open smile', 'oilskin navy', 'morning sail', {
    beard: 'short',
    freckles: true,
  }),
  angus: leader(61, 'rosy', 'sides grey', 'square laughing smile', 'rollneck green', 'grey hills', {
    beard: 'long',
    hat: 'watchcap navy',
    brows: 'bushy',
    nose: 'broad',
  }),
  davina: leader(47, 'deep', 'perm black', 'round lashes grin', 'jumper coral', 'sand none', {
    earrings: true,
    nose: 'broad',
  }),
  fraser: leader(28, 'pale', 'curtains brown', 'long open aside', 'hoodie slate', 'blue sun', {
    nose: 'long',
    brows: 'straight',
  }),
  lorna: leader(56, 'pale', 'waved auburn', 'heart laughing grin', 'oilskin teal', 'rose none', {
    glasses: 'cat',
    tilt: -3,
  }),
  mungo: leader(68, 'rosy', 'bald white', 'round open laugh', 'gilet rust', 'green hills', {
    beard: 'handlebar',
    brows: 'bushy',
    nose: 'broad',
  }),
  finlay: leader(
    24,
    'fair',
    'mop ginger',
    'heart laughing laugh',
    'lifejacket yellow',
    'blue none',
    { freckles: true, nose: 'button', tilt: 4 },
  ),
  greer: leader(39, 'fair', 'undercut blond', 'square open aside', 'oilskin slate', 'dusk none', {
    brows: 'straight',
  }),
  magnus: leader(52, 'fair', 'receding fair', 'square open grin', 'jumper blue', 'grey sail', {
    beard: 'full',
    tilt: -2,
  }),
  rhona: leader(44, 'pale', 'hightail dark', 'oval open grin', 'gilet teal', 'golden hills', {
    hat: 'visor coral',
  }),
  seonaid: leader(
    63,
    'pale',
    'crown white',
    'round laughing smile',
    'rollneck plum',
    'morning none',
    { brows: 'thin' },
  ),
  torquil: leader(57, 'rosy', 'parting steel', 'long calm smile', 'shirt green', 'rose hills', {
    glasses: 'half',
    nose: 'long',
    brows: 'bushy',
  }),
  ailsa: leader(30, 'fair', 'sidebraid red', 'oval lashes smile', 'breton navy', 'green sail', {
    freckles: true,
    tilt: 3,
  }),
  iona: leader(35, 'pale', 'longfringe black', 'heart lashes lips', 'oilskin red', 'grey light', {
    brows: 'thin',
  }),
  jura: leader(26, 'tan', 'topknot dark', 'oval open laugh', 'hoodie orange', 'dusk sun', {
    earrings: true,
    nose: 'button',
  }),
  kenna: leader(50, 'rosy', 'pixie steel', 'square laughing grin', 'lifejacket navy', 'sand sail', {
    glasses: 'square',
  }),
  mairi: leader(41, 'fair', 'wavy ginger', 'round open smile', 'scarf green', 'blue hills', {
    hat: 'bobble teal',
    freckles: true,
  }),
} as const
