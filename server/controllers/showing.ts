import type { Links } from '#server/presenters/links.ts'
import type { TakenPlaces } from '#server/schedule/availability.ts'
import type { ControllerServices } from './controller-services.ts'

/**
 * What pages that show dates are made with besides the site: addresses, and how many places are
 * gone. It is the same for every visitor, so their answers may be kept as long as places may be.
 */
export interface Showing {
  readonly links: Links
  readonly takenPlaces: TakenPlaces
}

export function showingOf({ urls, shop }: Pick<ControllerServices, 'urls' | 'shop'>): Showing {
  return { links: urls, takenPlaces: shop.places.taken }
}
