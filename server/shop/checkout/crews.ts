import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { offerOfCode } from '#server/schedule/find.ts'
import { partyOf } from '../cart/article.ts'
import type { BuyableLine } from '../orders/bought-line.ts'
import type { SoldDate } from '../places/sold-date.ts'

/** Those who come on one line of a cart, and what of them has to be known. */
export interface Crew {
  readonly lineId: string
  readonly date: SoldDate
  /** How many of them are named. */
  readonly count: number
  /** In years, on the first day; null: any age. */
  readonly ages: { readonly least: number | null; readonly most: number | null }
  readonly needsPassport: boolean
  /** Must everybody's date of birth be known? */
  readonly asksBorn: boolean
  /** May children come only with a parent or guardian? */
  readonly needsParent: boolean
}

/**
 * The crews of a cart, in the order of its lines. A date of birth is asked for where an offer has an
 * age or leads over a border, and of nobody else. Who has a whole yacht or a team without such dates
 * names one person to speak to: the others are nobody's business.
 */
export function crewsOf(lines: readonly BuyableLine[], content: Content): Crew[] {
  return lines.flatMap(({ line: { id, quantity, people }, article: { date } }) => {
    const offer = date && offerOfCode(content, date.code)
    return offer ? [crew(offer, date, { lineId: id, comes: people ?? quantity })] : []
  })
}

function crew(
  offer: Offer,
  date: SoldDate,
  { lineId, comes }: { readonly lineId: string; readonly comes: number },
): Crew {
  const ages = { least: offer.min_age ?? null, most: offer.max_age ?? null }
  const needsPassport = 'passport' in offer && offer.passport
  const asksBorn = ages.least !== null || ages.most !== null || needsPassport
  return {
    lineId,
    date,
    ages,
    needsPassport,
    asksBorn,
    count: asksBorn || !partyOf(offer) ? comes : 1,
    needsParent: offer.sale_unit !== 'team' && (ages.least ?? 0) < ageOfNoParent,
  }
}

/** From this age on people sail without a parent or guardian (terms, "What we need from you"). */
export const ageOfNoParent = 16
