import { leader } from './leader.ts'

/** From Cornwall, Devon and the islands of the west. */
export const westerners = {
  tamsin: leader(32, 'fair', 'ponytail fair', 'oval wink grin', 'breton rust', 'blue tan', {
    freckles: true,
  }),
  jory: leader(29, 'tan', 'curls fair', 'square laughing grin', 'jumper navy', 'golden sail', {
    beard: 'full',
    hat: 'visor teal',
    tilt: -4,
  }),
  kerensa: leader(42, 'olive', 'lowbun brown', 'heart open smile', 'oilskin coral', 'sand light', {
    earrings: true,
  }),
  zennor: leader(
    25,
    'dark',
    'cornrows black',
    'oval lashes grin',
    'lifejacket orange',
    'morning sun',
    { nose: 'broad', brows: 'thin' },
  ),
  hester: leader(69, 'rosy', 'sidebraid white', 'long laughing smile', 'shirt blue', 'dusk none', {
    hat: 'straw navy',
    brows: 'thin',
    nose: 'long',
  }),
  yarrow: leader(34, 'fair', 'buzz fair', 'heart lashes smile', 'hoodie plum', 'green sun', {
    earrings: true,
    brows: 'straight',
  }),
  bryony: leader(37, 'brown', 'ringlets dark', 'round open laugh', 'oilskin green', 'rose sun', {
    nose: 'broad',
    tilt: 2,
  }),
  wilf: leader(67, 'pale', 'mop white', 'oval open aside', 'gilet navy', 'sand tan', {
    beard: 'full',
    nose: 'broad',
  }),
  linnet: leader(24, 'pale', 'braids blond', 'round open smile', 'jumper yellow', 'grey tan', {
    hat: 'bandana red',
    nose: 'button',
  }),
  percival: leader(60, 'dark', 'receding grey', 'long laughing grin', 'shirt cream', 'blue sail', {
    beard: 'moustache',
    glasses: 'square',
    nose: 'broad',
  }),
} as const
