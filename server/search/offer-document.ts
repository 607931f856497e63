import type { Course, Holiday, Offer, OfferKind } from '#server/content/schema/offer.ts'
import type { Passage, SearchDocument } from './search-index.ts'
import { plainText } from './words.ts'

export function offerDocument(kind: OfferKind, offer: Offer): SearchDocument {
  return {
    kind: kind === 'course' ? 'course' : 'trip',
    name: offer.name,
    also: [
      offer.short_menu_name,
      offer.code,
      offer.ability,
      offer.length,
      ...('group' in offer ? courseWords(offer) : tripWords(offer)),
    ],
    passages: passagesOf(offer),
    target: { type: 'offer', kind, offer },
  }
}

function passagesOf(offer: Offer): Passage[] {
  const own =
    'group' in offer
      ? [offer.assumed, offer.certificate, offer.syllabus.join(', ')]
      : [
          offer.needs,
          offer.season,
          ...offer.itinerary.map(({ title, text }) => `${title}. ${text}`),
        ]
  return [
    offer.meta_description,
    offer.intro_description,
    ...offer.overview.map(plainText),
    ...offer.notes,
    ...own,
  ].map((text) => ({ text }))
}

function courseWords({ group, length, locations, is_rya: isRya }: Course): string[] {
  return [
    'course',
    ...(length === '2 days' ? ['weekend'] : []),
    ...(isRya ? ['RYA'] : []),
    groups[group],
    ...locations.map((id) => places[id]),
  ]
}

function tripWords({ tags, region, ports }: Holiday): string[] {
  return [...tags.map((tag) => kinds[tag]), ...(region ? [regions[region]] : []), ...ports]
}

const groups: Readonly<Record<Course['group'], string>> = {
  practical: 'practical',
  theory: 'theory classroom shorebased',
  oneDay: 'one day',
  otherCourses: '',
  online: 'online theory',
}

const places: Readonly<Record<Course['locations'][number], string>> = {
  southampton: 'Southampton Solent',
  london: 'London',
  'ca-house': 'CA House London',
  'in-your-office': 'in your office',
  online: 'online distance',
  'own-boat': 'own boat',
}

const kinds: Readonly<Record<Holiday['tags'][number], string>> = {
  5: 'sailing weekend',
  6: 'sailing holiday',
  7: 'classic sailing holiday',
  8: 'mile builder trip',
  9: 'adventure sailing holiday',
  10: 'Duke of Edinburgh',
  11: 'skippered charter',
  19: 'racing regatta',
}

const regions: Readonly<Record<NonNullable<Holiday['region']>, string>> = {
  uk: 'UK Britain',
  'west-country': 'West Country',
  abroad: 'abroad',
  norway: 'Norway',
  caribbean: 'Caribbean',
  atlantic: 'Atlantic Ocean',
}
