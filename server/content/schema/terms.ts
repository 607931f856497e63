import { z } from 'zod'
import { contentFile, count, line, lines } from './pieces.ts'

const percent = z.number().int().min(1).max(100)
const days = z.number().int().min(1).max(365)

const refundStep = z.strictObject({
  days_before: days.describe('With this many days to go before the start, or fewer'),
  lost_percent: percent.describe('So many per cent of the price are lost'),
})

const sentences = lines(8, 400).min(1)

const conditionShape = {
  title: line(60).describe('The heading above the sentences'),
  sentences: sentences.describe(
    'What is to be read before ordering. Figures are quoted, such as {voucher_months|months}',
  ),
}
const condition = z.strictObject(conditionShape)

const packageCondition = z.strictObject({
  ...conditionShape,
  one: line(400).describe('Stands behind the name of the one package and a colon'),
  several: line(400).describe('The same behind the names of several'),
})

const goodsCondition = z.strictObject({
  title: conditionShape.title,
  sentences: lines(8, 400)
    .optional()
    .describe('Stand behind what shipping.json says of posting and of sending back'),
})

/**
 * What an order is placed under: the figures that the till reckons with and that copy quotes, and what is
 * to be read before ordering. An order keeps those that it was placed under: terms.json.
 */
export const terms = contentFile({
  deposit_percent: percent.describe('How much of the price is paid when a place is ordered'),
  balance_days: days.describe('The rest is due this many days before the start'),
  payment_days: days.describe('What is due at once is expected within so many days'),
  lapse_days: days.describe(
    'An order to be paid by transfer is cancelled on this day after it, when no money has come by then. On the day by which it was expected its customer is reminded',
  ),
  free_moves: count
    .min(1)
    .max(5)
    .describe('How many times somebody may move to another date free of charge'),
  free_move_days: days.describe('Until this many days before the start they may'),
  refund_steps: z
    .array(refundStep)
    .min(1)
    .max(6)
    .describe(
      'What is lost when a customer cancels, from the earliest step to the latest; before the first it is the deposit. A day on which one step ends and the next begins belongs to the first of the two',
    ),
  refund_days: days
    .max(14)
    .describe('When we cancel, money is back within so many days; the law allows 14'),
  unaccompanied_age: count
    .min(1)
    .max(21)
    .describe('From this age on people sail without a parent or guardian'),
  voucher_months: count.min(1).max(120).describe('How long a gift voucher can be spent'),
  conditions: z
    .strictObject({
      package: packageCondition.describe('Of trips and courses with nights aboard'),
      dated_places: condition.describe('Of places on a date'),
      online_courses: condition.describe('Of courses to study online'),
      goods: goodsCondition.describe('Of things from the shop'),
      vouchers: condition.describe('Of gift vouchers'),
    })
    .describe('What the last step of the checkout and the message about an order say'),
})

export type TermsFile = z.infer<typeof terms>
