import { leader } from './leader.ts'

/** From the towns and coasts of England, wherever their families came from. */
export const english = {
  imogen: leader(31, 'fair', 'wavy chestnut', 'oval open grin', 'oilskin blue', 'golden sun'),
  beatrix: leader(53, 'pale', 'undercut grey', 'heart laughing laugh', 'scarf coral', 'green tan', {
    glasses: 'cat',
  }),
  edwin: leader(40, 'tan', 'parting black', 'oval open smile', 'shirt teal', 'grey sun', {
    glasses: 'square',
  }),
  hugh: leader(64, 'rosy', 'receding white', 'square laughing grin', 'oilskin red', 'golden tan', {
    hat: 'skipper navy',
    beard: 'short',
  }),
  joan: leader(62, 'dark', 'puffs grey', 'round laughing laugh', 'jumper teal', 'rose light', {
    earrings: true,
    nose: 'broad',
  }),
  kit: leader(27, 'olive', 'crop dark', 'heart wink smile', 'lifejacket slate', 'sand sun', {
    hat: 'ballcap red',
    nose: 'button',
  }),
  piers: leader(48, 'fair', 'swept grey', 'long open smile', 'gilet green', 'dusk hills', {
    nose: 'long',
  }),
  rufus: leader(43, 'pale', 'bald red', 'round open grin', 'breton navy', 'blue hills', {
    beard: 'long',
    brows: 'bushy',
  }),
  verity: leader(29, 'deep', 'afro black', 'oval open smile', 'hoodie yellow', 'golden light', {
    glasses: 'round',
    nose: 'broad',
  }),
  alban: leader(36, 'brown', 'hidden black', 'oval calm smile', 'oilskin slate', 'golden hills', {
    hat: 'turban teal',
    beard: 'long',
    brows: 'straight',
  }),
  conrad: leader(55, 'deep', 'buzz grey', 'square open aside', 'rollneck navy', 'morning light', {
    beard: 'goatee',
    nose: 'broad',
    brows: 'straight',
  }),
  delia: leader(46, 'brown', 'bob black', 'oval lashes lips', 'gilet plum', 'grey hills', {
    earrings: true,
  }),
  esme: leader(26, 'tan', 'hidden black', 'heart lashes grin', 'oilskin yellow', 'sand sail', {
    hat: 'hijab plum',
    brows: 'thin',
  }),
  ivo: leader(51, 'olive', 'curls steel', 'long laughing smile', 'shirt rust', 'blue light', {
    beard: 'stubble',
    nose: 'long',
    brows: 'bushy',
  }),
  quentin: leader(59, 'pale', 'curtains grey', 'oval laughing aside', 'scarf navy', 'dusk tan', {
    hat: 'beret plum',
    beard: 'moustache',
  }),
  winifred: leader(65, 'fair', 'waved white', 'round open grin', 'oilskin green', 'grey sail', {
    hat: 'souwester yellow',
  }),
  ursula: leader(
    57,
    'olive',
    'fringe steel',
    'square calm lips',
    'rollneck rust',
    'morning hills',
    { glasses: 'square', nose: 'long' },
  ),
} as const
