import type { PlainName } from '#routes/index.ts'
import { kindOfOffer } from '#server/catalogue/offers.ts'
import { cardPrice, priceOf } from '#server/catalogue/price.ts'
import type { Price } from '#server/catalogue/price.ts'
import type { SafeHtml } from '#server/content/html.ts'
import type { Letter, LetterBlock } from '#server/content/schema/letters.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { daySpan } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import { mailPicture } from '#server/mail/picture.ts'
import { offerHref } from '#server/presenters/context.ts'
import type { PageContext } from '#server/presenters/context.ts'
import { presentPlaces } from '#server/presenters/dates/places.ts'
import { priceOnSale } from '#server/presenters/offers/price-on-sale.ts'
import type { FilledBlock, FilledLetter, LetterItem } from '#server/props/letters.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { chosenDates, latePlaces, newDates } from './listed-dates.ts'
import type { ListedDate } from './listed-dates.ts'

/**
 * A letter as it is now: prices, days and free places are those of the catalogue and of the places that
 * are gone. A date that is past or cancelled, an offer that is gone, and a block that lists nothing are
 * left out.
 * @throws Error for a button whose route has no page; the content checks let none through.
 */
export function fillLetter(letter: Letter, context: PageContext): FilledLetter {
  const { date, subject, preheader, blocks } = letter
  const named = new Set(blocks.flatMap((one) => (one.type === 'dates' ? one.references : [])))
  return {
    date,
    subject,
    preheader,
    href: context.links.path('web.letters.date', { date }),
    blocks: blocks.flatMap((block) => fillBlock(block, { ...context, date, named }) ?? []),
  }
}

interface Filling extends PageContext {
  /** The letter's day. */
  readonly date: string
  /** The references of the dates that staff chose: no other block lists them again. */
  readonly named: ReadonlySet<string>
}

/** @returns null for a block that would show nothing. */
function fillBlock(block: LetterBlock, filling: Filling): FilledBlock | null {
  const { title = null } = block
  switch (block.type) {
    case 'words':
      return { type: 'words', title, copy: block.copy }
    case 'question':
      return {
        type: 'question',
        title: title ?? 'The question of the week',
        question: block.question,
        answer: block.answer,
      }
    case 'picture':
      return fillPicture(block, filling)
    case 'button':
      return fillButton(block, filling)
    case 'offers': {
      const items = block.codes.flatMap((code) => {
        const offer = offerOfCode(filling.site.content, code)
        return offer ? [offerItem(offer, filling)] : []
      })
      return itemsBlock(title ?? 'Courses and trips', items, block.copy)
    }
    case 'dates': {
      const items = itemsOf(chosenDates(block.references, filling), filling)
      return itemsBlock(title ?? 'Dates to choose from', items, block.copy)
    }
    case 'new-dates': {
      const items = itemsOf(unnamed(newDates(filling.date, filling), filling), filling)
      return itemsBlock(title ?? 'New dates', items.slice(0, block.most))
    }
    case 'late-places': {
      const items = itemsOf(unnamed(latePlaces(filling.date, filling), filling), filling)
      return itemsBlock(title ?? 'Late places', items.slice(0, block.most))
    }
  }
}

type BlockOf<Type extends LetterBlock['type']> = Extract<LetterBlock, { readonly type: Type }>

function fillPicture(block: BlockOf<'picture'>, { site }: Filling): FilledBlock | null {
  const { title = null, imageUrl, imageAltText: alt, caption = null } = block
  const picture = mailPicture(site.content, imageUrl, alt)
  return picture ? { type: 'picture', title, picture: { ...picture, alt }, caption } : null
}

function fillButton(block: BlockOf<'button'>, { site, links }: Filling): FilledBlock | null {
  const { title = null, buttonText: text, routeName, code } = block
  // The checks let only names of pages through that need no parameter.
  if (routeName !== undefined) {
    return { type: 'button', title, text, href: links.path(routeName as PlainName) }
  }
  const offer = code === undefined ? undefined : offerOfCode(site.content, code)
  if (!offer) return null
  const href = offerHref(links, kindOfOffer(site.content, offer), offer)
  return { type: 'button', title, text, href }
}

function itemsBlock(
  title: string,
  items: readonly LetterItem[],
  copy: SafeHtml | null = null,
): FilledBlock | null {
  return items.length > 0 ? { type: 'items', title, copy, items } : null
}

function unnamed(dates: readonly ListedDate[], { named }: Filling): readonly ListedDate[] {
  return dates.filter(({ date }) => !named.has(date.reference))
}

function itemsOf(dates: readonly ListedDate[], filling: Filling): LetterItem[] {
  return dates.map((one) => dateItem(one, filling))
}

function offerItem(offer: Offer, { site, links }: Filling): LetterItem {
  return {
    name: offer.name,
    href: offerHref(links, kindOfOffer(site.content, offer), offer),
    details: [
      offer.intro_description,
      detailLine(offer.length, costText(priceOnSale(site, offer))),
    ],
    picture: mailPicture(site.content, offer.overview_image, offer.name) ?? null,
  }
}

function dateItem({ date, availability, further }: ListedDate, filling: Filling): LetterItem {
  const { offer, starts, ends, place, reference } = date
  const { text: places } = presentPlaces(date, availability)
  return {
    name: offer.name,
    href: filling.links.path('web.events.all', { reference }),
    details: [
      daySpan(starts, ends),
      detailLine(place.name, costText(priceOf(offer, date)), places),
      ...(further > 0 ? [`And ${counted(further, 'further date')}`] : []),
    ],
    picture: mailPicture(filling.site.content, offer.overview_image, offer.name) ?? null,
  }
}

function costText(price: Price): string {
  return cardPrice(price).priceRange ?? 'price on enquiry'
}

function detailLine(...parts: readonly string[]): string {
  return parts.join(' · ')
}
