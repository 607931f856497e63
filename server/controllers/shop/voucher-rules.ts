import { packageCharge } from '#server/catalogue/postage.ts'
import type { Content } from '#server/content/content.ts'
import { between } from '#server/format/count-words.ts'
import { moneyText } from '#server/format/money.ts'
import type { Fact } from '#server/props/offer-page.ts'

type VoucherFiles = Pick<Content, 'vouchers' | 'vouchersPostedIn' | 'shipping'>

/** What every voucher has in common, with the numbers of gift-vouchers.json and shipping.json. */
export function voucherRules({ vouchers, vouchersPostedIn, shipping }: VoucherFiles): Fact[] {
  const printedCard = moneyText(packageCharge(shipping, vouchersPostedIn))
  return [
    ...validity(vouchers),
    {
      term: 'What is left over',
      text: 'Stays on its code, to be spent in as many helpings as they like',
    },
    { term: 'By e-mail', text: 'Free: a page to send on, or to print and fold' },
    { term: 'By post', text: `A printed card, ${printedCard}. ${shipping.dispatch}` },
    {
      term: 'If you change your mind',
      text: `You have ${shipping.returns_days} days after buying it, as long as none of it is spent`,
    },
  ]
}

function validity(vouchers: Content['vouchers']): Fact[] {
  const months = vouchers.map(({ valid_months: valid }) => valid)
  if (months.length === 0) return []
  const range = between({ min: Math.min(...months), max: Math.max(...months) }, 'months')
  return [{ term: 'How long it lasts', text: `${range} from the day on which you buy it` }]
}
