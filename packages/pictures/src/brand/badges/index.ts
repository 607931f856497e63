import type { Badge } from './badge.ts'
import {
  paintAnchor,
  paintCompass,
  paintLaurel,
  paintLifebuoy,
  paintShield,
  paintWaves,
} from './signs.ts'

/** Six sample partners. All are invented, so that no badge can be taken for a real endorsement. */
export const badges: readonly Badge[] = [
  { name: 'Recognised', says: 'Training centre', paintSign: paintShield },
  { name: 'Sea Safety', says: 'Partner school', paintSign: paintLifebuoy },
  { name: 'Saltwater Awards', says: 'School of the year', paintSign: paintLaurel },
  { name: 'Small Ships', says: 'Guild · member', paintSign: paintAnchor },
  { name: 'Clean Seas', says: 'Pledge signatory', paintSign: paintWaves },
  { name: 'Harbour & Quay', says: 'Marina network', paintSign: paintCompass },
]
