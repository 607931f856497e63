import type { Yacht } from '#server/content/schema/schedule.ts'
import { counted } from '#server/format/words.ts'

interface DescribedPicture {
  readonly src: string
  readonly alt: string
}

/** What a yacht is like below deck, as far as it is drawn: her saloon, and her cabins from above. */
export function insideOf({ saloon, plan, berths }: Yacht): DescribedPicture[] {
  const cabins = `Her cabins from above, with ${counted(berths, 'berth')}`
  return [
    ...(saloon ? [{ src: saloon, alt: 'Her saloon, with the table between two settees' }] : []),
    ...(plan ? [{ src: plan, alt: cabins }] : []),
  ]
}
