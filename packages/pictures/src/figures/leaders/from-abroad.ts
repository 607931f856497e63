import { leader } from './leader.ts'

/** From Norway and other coasts over the sea. */
export const fromAbroad = {
  gunnar: leader(56, 'pale', 'sides blond', 'square open smile', 'jumper navy', 'blue hills', {
    beard: 'chin',
    hat: 'bobble red',
    brows: 'bushy',
  }),
  leif: leader(30, 'fair', 'topknot fair', 'long laughing smile', 'oilskin orange', 'dusk light', {
    beard: 'full',
  }),
  hilde: leader(60, 'fair', 'flowing white', 'oval laughing grin', 'rollneck red', 'green hills', {
    brows: 'thin',
  }),
  freya: leader(28, 'pale', 'hightail blond', 'heart open smile', 'jumper teal', 'rose hills', {
    freckles: true,
    tilt: -2,
  }),
  miriam: leader(50, 'olive', 'ringlets steel', 'heart open smile', 'shirt plum', 'golden light', {
    glasses: 'round',
    nose: 'long',
  }),
  zelda: leader(33, 'dark', 'locs black', 'round lashes laugh', 'scarf orange', 'morning sun', {
    earrings: true,
    nose: 'broad',
  }),
  blaise: leader(35, 'deep', 'cornrows black', 'square open grin', 'breton coral', 'sand none', {
    beard: 'goatee',
    nose: 'broad',
  }),
  cato: leader(44, 'brown', 'afro dark', 'long open smile', 'lifejacket cream', 'grey light', {
    beard: 'moustache',
    glasses: 'shades',
  }),
  dinah: leader(67, 'deep', 'sides grey', 'round calm smile', 'gilet orange', 'blue none', {
    hat: 'bandana teal',
    earrings: true,
    nose: 'broad',
  }),
  nico: leader(32, 'olive', 'curls black', 'oval open aside', 'shirt navy', 'golden tan', {
    beard: 'stubble',
    brows: 'straight',
  }),
  ottilie: leader(38, 'fair', 'topknot auburn', 'oval laughing grin', 'gilet coral', 'dusk sail', {
    glasses: 'round',
  }),
} as const
