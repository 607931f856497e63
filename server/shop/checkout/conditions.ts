import type { Content } from '#server/content/content.ts'
import type { LineKind } from '#server/database/shop-tables.ts'
import { offerOfCode } from '#server/schedule/lookup.ts'
import type { BuyableLine } from '../orders/bought-line.ts'

/** What holds for some of the lines, to be read before they are ordered. */
export interface Condition {
  readonly title: string
  readonly sentences: readonly string[]
}

/** A line as far as conditions go. */
export interface ConditionedLine {
  readonly kind: LineKind
  readonly name: string
  /** Of the offer whose date it is; null: it has none. */
  readonly code: string | null
}

/** A line of a cart, as far as conditions go. */
export function conditionedLine({ line, article }: BuyableLine): ConditionedLine {
  return { kind: line.kind, name: article.name, code: article.date?.code ?? null }
}

/**
 * What the law and our terms say about lines of a cart or an order, each kind once: packages, leaving a dated
 * place, and the fourteen days that other things have. A test holds it to the page of the terms.
 */
export function conditionsFor(lines: readonly ConditionedLine[], content: Content): Condition[] {
  const packages = lines.filter((line) => hasNightsAboard(line, content))
  const has = (wanted: LineKind) => lines.some(({ kind }) => kind === wanted)
  return [
    ...(packages.length > 0 ? [packageTravel(packages)] : []),
    ...(has('place') ? [datedPlaces] : []),
    ...(has('online') ? [onlineCourses] : []),
    ...(has('product') ? [goods(content)] : []),
    ...(has('voucher') ? [vouchers] : []),
  ]
}

function hasNightsAboard({ code }: ConditionedLine, content: Content): boolean {
  const offer = code === null ? undefined : offerOfCode(content, code)
  if (!offer) return false
  return 'nights' in offer ? offer.nights > 0 : offer.kit.includes('residential')
}

function packageTravel(lines: readonly ConditionedLine[]): Condition {
  const names = [...new Set(lines.map(({ name }) => name))]
  const them = names.length === 1 ? 'it is a package' : 'each of these is a package'
  return {
    title: 'Nights aboard: a package',
    sentences: [
      `${names.join(', ')}: sleeping on board and sailing are sold together, so ${them} under the Package Travel and Linked Travel Arrangements Regulations 2018, with all the rights that those give you.`,
      'We are responsible for everything in the package, must help you if you are in difficulty, and may not raise the price.',
      'You may hand your place to another person who meets the requirements, with seven days’ notice. You may leave free of charge when unavoidable and extraordinary circumstances at the destination get in the way.',
      'Money you have paid must be protected against our insolvency. A real company names its protection here; this is a sample, and has none to name.',
      'Passports, visas, vaccinations and travel insurance are yours to have in order.',
    ],
  }
}

const datedPlaces: Condition = {
  title: 'If you cannot come',
  sentences: [
    'You may move to another date of the same thing once, free of charge, up to six weeks before the start.',
    'If you cancel more than six weeks before, you lose the deposit; from six weeks to four, 50 per cent of the price; from four to two, 75 per cent; after that, the whole price. If we sell your place again, you get back what it fetched.',
    'If we cancel, you choose another date or all your money back within 14 days.',
    'A place on a named day has no 14 days in which to change your mind: the Consumer Contracts Regulations 2013 make an exception for it.',
  ],
}

const onlineCourses: Condition = {
  title: 'Online courses',
  sentences: [
    'You have 14 days to change your mind, until you ask us to open the course: it begins at once then, and that right ends.',
    'Access is for the person named in the order.',
  ],
}

function goods({ shipping: { returns, dispatch } }: Content): Condition {
  return { title: 'Things from the shop', sentences: [`${dispatch}.`, ...returns] }
}

const vouchers: Condition = {
  title: 'Gift vouchers',
  sentences: [
    'A voucher is valid for 24 months from the day of purchase, and what is left over stays on its code.',
    'You have 14 days to change your mind, as long as none of it is spent. After that we do not exchange vouchers for cash.',
  ],
}
