import type { Location } from '#server/content/schema/dates.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import type { RuleInSeason } from './series.ts'

/** Something with a name that people read and an id that addresses carry. */
export interface Named {
  readonly id: string
  readonly name: string
}

export const locationNames: Readonly<Record<Location, string>> = {
  southampton: 'Southampton',
  london: 'London',
  'ca-house': 'CA House, London',
  'in-your-office': 'Your office',
  online: 'Online',
  'own-boat': 'Your own boat',
}

const locations = Object.fromEntries(
  Object.entries(locationNames).map(([id, name]) => [id, { id, name }]),
) as Readonly<Record<Location, Named>>

/** Where an offer is to be had, whenever: a course at its locations, a trip where it begins. */
export function placesOf(offer: Offer): readonly Named[] {
  if ('ports' in offer) return [portOf(offer.ports[0] ?? '')]
  return offer.locations.map((location) => locations[location])
}

/** Where the dates of a rule take place. */
export function placeOf(offer: Offer, { place }: RuleInSeason): Named {
  if ('ports' in offer) return portOf(offer.ports[0] ?? '')
  return locations[place ?? offer.locations[0] ?? 'southampton']
}

const ports = new Map<string, Named>()

/** `Tenerife (San Miguel)` is found as tenerife, `La Coruña` as la-coruna, `Bodø` as bodo. */
function portOf(port: string): Named {
  let named = ports.get(port)
  if (!named) {
    const name = port.replace(/ \(.*\)$/, '')
    const plain = name
      .replaceAll('ø', 'o')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F’']/g, '')
    named = { id: plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name }
    ports.set(port, named)
  }
  return named
}
