import type { Content } from '#server/content/content.ts'
import type { Offer } from '#server/content/schema/offer.ts'
import { formatDate } from '#server/format/dates.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import { partyOf } from '../cart/article.ts'
import { notSentTo } from '../money/totals.ts'
import { isPosted, pricedLine } from '../orders/bought-line.ts'
import type { BuyableLine } from '../orders/bought-line.ts'
import type { SoldDate } from '../places/sold-date.ts'
import type { CheckoutAnswers } from './answers.ts'

/** What is asked before an order: who, and, where something is posted, where to. */
type AskedStep = 'people' | 'delivery'

/** The steps that the lines of a cart need, in order. */
export function stepsFor(lines: readonly BuyableLine[]): AskedStep[] {
  return lines.some(isPosted) ? ['people', 'delivery'] : ['people']
}

/**
 * The first step that lacks an answer that these lines need; null: none. What was answered once may be
 * too little now: a place was added since, or a thing that is not posted abroad.
 */
export function openStep(
  lines: readonly BuyableLine[],
  answers: CheckoutAnswers,
  content: Content,
): AskedStep | null {
  const { contact } = answers
  if (!contact || (contact.telephone === '' && needsTelephone(lines))) return 'people'
  if (crewsOf(lines, content).some((crew) => !isNamed(crew, answers))) return 'people'
  if (!lines.some(isPosted)) return null
  const { delivery } = answers
  const isAbroad = delivery?.by === 'post' && delivery.to === 'europe'
  return !delivery || (isAbroad && stayingAtHome(lines, content).length > 0) ? 'delivery' : null
}

/** Does an order of these lines need a number to call? What goes by e-mail alone needs none. */
export function needsTelephone(lines: readonly BuyableLine[]): boolean {
  return lines.some((line) => line.line.kind !== 'voucher' || isPosted(line))
}

/** The names of the things that are not posted abroad, each once. */
export function stayingAtHome(lines: readonly BuyableLine[], content: Content): string[] {
  const parcels = lines.flatMap((line) => {
    const { parcel } = pricedLine(line, content.vouchersPostedIn)
    return parcel ? [{ kind: parcel.kind, name: line.article.name }] : []
  })
  return [...new Set(notSentTo(parcels, 'europe', content.shipping).map(({ name }) => name))]
}

function isNamed(crew: Crew, { people }: CheckoutAnswers): boolean {
  const answers = people[crew.lineId] ?? []
  return (
    answers.length === crew.count &&
    answers.every(({ born }) => !crew.asksBorn || (born !== null && ageFault(crew, born) === null))
  )
}

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
  return lines.flatMap(({ line, article: { date } }) => {
    const offer = date && offerOfCode(content, date.code)
    return offer ? [crew(offer, date, line, content.terms)] : []
  })
}

function crew(
  offer: Offer,
  date: SoldDate,
  { id: lineId, quantity, people }: BuyableLine['line'],
  { unaccompanied_age: adult }: Content['terms'],
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
    count: asksBorn || !partyOf(offer) ? (people ?? quantity) : 1,
    needsParent: offer.sale_unit !== 'team' && (ages.least ?? 0) < adult,
  }
}

/** Why somebody of an age cannot come; null: they can. */
export function ageFault(
  { ages: { least, most }, date }: Pick<Crew, 'ages' | 'date'>,
  born: string,
): string | null {
  const age = ageOn(date.starts, born)
  const [day, starts] = [born, date.starts].map((one) => formatDate(one, 'date'))
  const fault = (limit: string) =>
    `Born on ${day}, they will be ${age} when ${date.name} starts on ${starts}; the ${limit}. Choose something else for them, or call us.`
  if (least !== null && age < least) return fault(`minimum age is ${least}`)
  return most !== null && age > most ? fault(`maximum age is ${most}`) : null
}

/**
 * How old somebody is on a day, in whole years; both `YYYY-MM-DD`. Who was born on 29 February is a
 * year older from 1 March on in the years that have no such day.
 */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}
