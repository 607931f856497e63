/** What stands in a new course and a new trip, with words that say what belongs there. */
export function offerWords(kind: 'course' | 'trip') {
  return {
    overview_image: '/images/art/quiet-harbour-800.jpg',
    meta_description: `Write one sentence for the cards and for search results: what this ${kind} is, who it suits, and what is special about it.`,
    intro_description: `Write one or two sentences that stand under the name on the page of this ${kind}.`,
    overview: [
      `Write here what a day of this ${kind} is like, in the words you would use on the telephone.`,
      'Write here who it suits, and who should choose something else.',
    ],
    included: ['Write one thing a line that the price includes'],
    not_included: ['Write one thing a line that people pay besides, or bring'],
  }
}
