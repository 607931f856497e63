/** The picture of each kind of page where a link to it is shown, and the words that go with it. */
export const shares = {
  home: { scene: 'golden-hour', line: 'Learn to sail' },
  course: { scene: 'solent-morning', line: 'Sailing courses' },
  holiday: { scene: 'lagoon-reach', line: 'Sailing holidays' },
  racing: { scene: 'spinnaker-reach', line: 'Yacht racing' },
  classic: { scene: 'ketch-reaching', line: 'Classic sailing' },
  shop: { scene: 'west-country-harbour', line: 'The chandlery' },
  voucher: { scene: 'golden-cliffs', line: 'Gift vouchers' },
  guide: { scene: 'lighthouse-point', line: 'Guides and knots' },
  account: { scene: 'harbour-lights', line: 'Your bookings' },
} as const satisfies Record<string, { readonly scene: string; readonly line: string }>

/** A kind of page. */
export type ShareKind = keyof typeof shares

/** Where the picture of a kind of page is found, from the root of the site. */
export function sharePath(kind: ShareKind): `/images/share/${string}.jpg` {
  return `/images/share/${kind}.jpg`
}
