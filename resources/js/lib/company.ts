/** The year of the copyright line (specification 9). */
export const copyrightYear = 2024

/** The invented bodies whose badges stand in fixed places; the alt texts say that they are samples. */
export const partners = {
  trainingCentre: {
    src: '/images/badges/badge-1.svg',
    alt: 'Recognised Training Centre, a sample partner',
  },
  seaSafety: {
    src: '/images/badges/badge-2.svg',
    alt: 'Sea Safety Partner School, a sample partner',
  },
  cleanSeas: { src: '/images/badges/badge-5.svg', alt: 'Clean Seas, a sample partner' },
} as const
