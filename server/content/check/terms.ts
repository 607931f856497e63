import { stepNames } from '../fill/figures.ts'
import { violationAt } from '../load/document.ts'
import type { Document } from '../load/document.ts'
import type { TermsFile } from '../schema/terms.ts'
import { goodIn } from './check.ts'
import type { Check, Violations } from './check.ts'
import { writtenStringsIn } from './strings.ts'

const termsPage = 'web.info.terms-and-conditions'

/**
 * The nearer the start, the more is lost, of the deposit first; and whoever may read what is lost, in the
 * checkout and on the page of the terms, reads of every step.
 */
export const refundStepsHold: Check = function* ({ terms, pages }) {
  if (!terms) return
  yield* lossesRise(terms)
  const page = goodIn(pages).find(({ value }) => value.routeName === termsPage)
  for (const source of page ? [terms, page] : [terms]) yield* everyStepIsQuoted(terms, source)
}

function* lossesRise(terms: Document<TermsFile>): Violations {
  const { deposit_percent: deposit, refund_steps: steps } = terms.value
  for (const [index, { days_before: days, lost_percent: percent }] of steps.entries()) {
    const before = steps[index - 1]
    if (before && days >= before.days_before) {
      const message = `${days} is no later than the step before it, which begins with ${before.days_before} days to go`
      const remedy = `write less than ${before.days_before}, or put the steps in order: the earliest first`
      yield violationAt(terms, ['refund_steps', index, 'days_before'], message, remedy)
    }
    const lostBefore = before?.lost_percent ?? deposit
    if (percent <= lostBefore) {
      const whose = before ? 'the step before it takes' : 'the deposit is'
      const message = `${percent} is no more than ${lostBefore}, which ${whose}`
      const remedy = `write more than ${lostBefore}, or remove the step`
      yield violationAt(terms, ['refund_steps', index, 'lost_percent'], message, remedy)
    }
  }
}

function* everyStepIsQuoted(terms: Document<TermsFile>, source: Document<unknown>): Violations {
  const texts = writtenStringsIn(source, (text) => text.includes('{')).map(({ text }) => text)
  for (const index of terms.value.refund_steps.keys()) {
    const { percent } = stepNames(index + 1)
    if (texts.some((text) => text.includes(`{${percent}`))) continue
    const where = source === terms ? 'no condition' : `no sentence of ${source.file}`
    const message = `${where} says what is lost then`
    const remedy = `quote {${percent}} there, or remove the step`
    yield violationAt(terms, ['refund_steps', index], message, remedy)
  }
}

const leastVoucherMonths = 12
const leastDeposit = 5
const mostDeposit = 60
const ages = [10, 18] as const

/** Days, months and shares that nobody means: weeks written as days, or years as months. */
export const termsArePlausible: Check = function* ({ terms }) {
  if (!terms) return
  for (const [isFound, key, message, remedy] of slipsIn(terms.value)) {
    if (isFound) yield violationAt(terms, [key], message, remedy)
  }
}

type Slip = readonly [isFound: boolean, key: string, message: string, remedy: string]

function slipsIn(terms: TermsFile): readonly Slip[] {
  const {
    balance_days: balance,
    payment_days: payment,
    lapse_days: lapse,
    refund_steps: steps,
    free_move_days: move,
    voucher_months: months,
    deposit_percent: deposit,
    unaccompanied_age: age,
  } = terms
  const [first, last] = [steps[0], steps.at(-1)]
  return [
    [
      balance < (first?.days_before ?? 0),
      'balance_days',
      `${balance} days before the start, and ${first?.days_before} days before more is lost than was paid`,
      `write days, not weeks: ${first?.days_before} or more`,
    ],
    [
      move < (last?.days_before ?? 0),
      'free_move_days',
      `people move free of charge until ${move} days before, when ${last?.lost_percent} per cent are lost`,
      `write days, not weeks: ${last?.days_before} or more`,
    ],
    [
      payment > balance,
      'payment_days',
      `${payment} days to pay in is more than balance_days ${balance}`,
      'write fewer',
    ],
    [
      lapse <= payment,
      'lapse_days',
      `an order would lapse after ${lapse} days, and its money is expected within payment_days ${payment}`,
      `write more than ${payment}: a transfer takes its time, and so does a reminder`,
    ],
    [
      months < leastVoucherMonths,
      'voucher_months',
      `a voucher that lasts ${months} months is soon worth nothing`,
      `write months, not years: ${leastVoucherMonths} or more`,
    ],
    [
      deposit < leastDeposit || deposit > mostDeposit,
      'deposit_percent',
      `${deposit} per cent of the price is no usual deposit`,
      'look for a slip',
    ],
    [
      age < ages[0] || age > ages[1],
      'unaccompanied_age',
      `${age} is no usual age to travel alone from`,
      'look for a slip',
    ],
  ]
}
