import { listings } from '#server/catalogue/listing/listings.ts'
import { violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { goodIn, offersOf } from './check.ts'
import type { Check } from './check.ts'

/** An offer shows two pictures, one of its place and one of what people do there. */
export const offersHaveTwoPictures: Check = function* (documents) {
  for (const offer of offersOf(documents)) {
    const { overview_image: lead, second_image: second } = offer.value
    if (second === undefined) {
      const message = 'has one picture, and its page has room for two'
      yield violationAt(offer, ['overview_image'], message, 'add another as second_image')
    } else if (sceneOf(second) === sceneOf(lead)) {
      const message = 'is the picture of its cards once more'
      yield violationAt(offer, ['second_image'], message, 'name one that shows something else')
    }
  }
}

/** No two offers, and no two lists, begin with the same picture: lists would show it side by side. */
export const leadPicturesDiffer: Check = function* (documents) {
  const byScene = new Map<string, Lead[]>()
  for (const lead of leadsOf(documents)) {
    const scene = sceneOf(lead.picture)
    byScene.set(scene, [...(byScene.get(scene) ?? []), lead])
  }
  for (const leads of byScene.values()) {
    for (const { document, path } of leads) {
      const other = leads.find((lead) => lead.document !== document)
      if (!other) continue
      const message = `is the first picture of ${other.document.file} too`
      const remedy = 'choose one that no other offer or list begins with'
      yield violationAt(document, path, message, remedy)
    }
  }
}

interface Lead {
  readonly document: Document<unknown>
  readonly path: Path
  readonly picture: string
}

function leadsOf(documents: Documents): Lead[] {
  const offers = offersOf(documents).map((document) => ({
    document,
    path: ['overview_image'],
    picture: document.value.overview_image,
  }))
  const lists = goodIn(documents.pages)
    .filter(({ value }) => value.routeName in listings)
    .map((document) => ({
      document,
      path: ['banner', 'imageUrl'],
      picture: document.value.banner.imageUrl,
    }))
  return [...offers, ...lists]
}

/** What a picture shows, in whatever shape: `/images/art/fjord` of `/images/art/fjord-banner-1600.jpg`. */
function sceneOf(picture: string): string {
  return picture.replace(/(?:-(?:tall|portrait|square|banner))?(?:-\d+|-loop)?\.\w+$/, '')
}
