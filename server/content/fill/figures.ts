import { counted, inWords } from '#server/format/words.ts'
import type { Shipping } from '../schema/shop.ts'
import type { TermsFile } from '../schema/terms.ts'

/** One figure of the terms in each of the ways that copy may say it; in digits under the name ''. */
export type Figure = Readonly<Record<string, string>>

/** What of the other files the figures come from. */
interface FigureFiles {
  readonly terms: Omit<TermsFile, 'conditions'>
  readonly shipping: Pick<Shipping, 'returns_days'>
}

/** Every figure that copy may quote, by its name. */
export function figuresOf({ terms, shipping }: FigureFiles): ReadonlyMap<string, Figure> {
  return new Map<string, Figure>([
    ['deposit_percent', percentFigure(terms.deposit_percent)],
    ['balance_days', daysFigure(terms.balance_days)],
    ['payment_days', daysFigure(terms.payment_days)],
    ['lapse_days', daysFigure(terms.lapse_days)],
    ['free_moves', movesFigure(terms.free_moves)],
    ['free_move_days', daysFigure(terms.free_move_days)],
    ['refund_days', daysFigure(terms.refund_days)],
    ['unaccompanied_age', { '': String(terms.unaccompanied_age) }],
    ['voucher_months', monthsFigure(terms.voucher_months)],
    ['returns_days', daysFigure(shipping.returns_days)],
    ...stepFigures(terms.refund_steps),
  ])
}

/** What the step of a refund, counted from 1, is quoted by. */
export const stepNames = (number: number) => ({
  days: `refund_${number}_days`,
  percent: `refund_${number}_percent`,
  span: `refund_${number}_span`,
})

function* stepFigures(steps: TermsFile['refund_steps']): Iterable<[string, Figure]> {
  for (const [index, { days_before: days, lost_percent: percent }] of steps.entries()) {
    const names = stepNames(index + 1)
    yield [names.days, daysFigure(days)]
    yield [names.percent, percentFigure(percent)]
    const next = steps[index + 1]
    if (next) yield [names.span, spanFigure(days, next.days_before)]
  }
}

function percentFigure(percent: number): Figure {
  const share = shares[percent] ?? `${percent} per cent`
  return {
    '': String(percent),
    share,
    'of the price': wholes[percent] ?? `${share} of the price`,
  }
}

const shares: Readonly<Record<number, string>> = {
  25: 'a quarter',
  50: 'half',
  75: 'three quarters',
  100: 'all',
}
const wholes: Readonly<Record<number, string>> = { 50: 'half the price', 100: 'the whole price' }

function daysFigure(days: number): Figure {
  return { '': String(days), days: countedInWords(days, 'day'), weeks: inWeeks(days) }
}

const week = 7

/** In weeks where days make whole ones. */
function inWeeks(days: number): string {
  return days % week === 0 ? countedInWords(days / week, 'week') : countedInWords(days, 'day')
}

/** From one number of days to a smaller one; the unit stands once where it is the same. */
function spanFigure(from: number, to: number): Figure {
  const unitsDiffer = (from % week === 0) !== (to % week === 0)
  const alone = (text: string) => (unitsDiffer ? text : text.replace(/ \w+$/, ''))
  const [first, last] = [inWeeks(from), inWeeks(to)]
  return { '': `${alone(first)} to ${last}`, from: `from ${first} to ${alone(last)}` }
}

function monthsFigure(months: number): Figure {
  const text = countedInWords(months, 'month')
  return {
    '': String(months),
    months: text,
    years: months % 12 === 0 ? countedInWords(months / 12, 'year') : text,
  }
}

function movesFigure(moves: number): Figure {
  return {
    '': String(moves),
    times: { 1: 'once', 2: 'twice' }[moves] ?? `${inWords(moves)} times`,
    'next time': `a ${ordinals[moves + 1] ?? `${moves + 1}th`} time`,
    'free moves': countedInWords(moves, 'free move'),
  }
}

const ordinals: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
}

/** `six weeks`, `one day`, `24 months`. */
function countedInWords(count: number, one: string): string {
  return counted(count, one).replace(/^\S+/, inWords(count))
}
