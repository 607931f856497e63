import { moneyText } from '#server/format/money.ts'
import type { DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import { europeanCountries } from '#server/shop/checkout/europe.ts'
import { stayingAtHome } from '#server/shop/checkout/steps.ts'
import { totalsOfOrder } from '#server/shop/orders/bought-line.ts'
import type { CheckoutCart, StepProps } from './checkout-cart.ts'

/** How what is posted gets there, with what each way costs. */
export function deliveryStep(cart: CheckoutCart): StepProps<'delivery'> {
  const { answers, lines, site } = cart
  const { shipping, company } = site.content
  const goesAbroad = stayingAtHome(lines, site.content).length === 0
  const uk = chargeTo(cart, 'uk')
  return {
    step: 'delivery',
    delivery: fieldsOf(answers.delivery, answers.contact?.name ?? ''),
    choices: [
      {
        value: 'post',
        label: 'Post it to me',
        note: `${uk} inside the United Kingdom. ${shipping.dispatch}.`,
      },
      { value: 'collect', label: 'I collect it', note: `${shipping.collection}.` },
    ],
    destinations: [
      { value: 'uk', label: 'The United Kingdom', note: uk },
      ...(goesAbroad
        ? [
            {
              value: 'europe' as const,
              label: 'The rest of Europe',
              note: `${chargeTo(cart, 'europe')}. ${shipping.europe.note}`,
            },
          ]
        : []),
    ],
    countries: goesAbroad ? europeanCountries : [],
    collectAt: company.address.join(', '),
  }
}

function chargeTo({ lines, vouchers, site }: CheckoutCart, to: 'uk' | 'europe'): string {
  const answers = { people: {}, delivery: { ...nowhere, to } }
  const { delivery } = totalsOfOrder(lines, answers, vouchers, site)
  return delivery === 0 ? 'Free' : moneyText(delivery)
}

const nowhere: Extract<DeliveryAnswer, { by: 'post' }> = {
  by: 'post',
  to: 'uk',
  name: '',
  lines: [''],
  town: '',
  postcode: '',
  country: '',
}

function fieldsOf(
  answer: DeliveryAnswer | undefined,
  name: string,
): StepProps<'delivery'>['delivery'] {
  const blank = { line1: '', line2: '', town: '', postcode: '', country: '' }
  if (answer?.by !== 'post') return { ...blank, by: answer?.by ?? '', to: 'uk', name }
  const { by, to, lines, town, postcode, country } = answer
  const [line1 = '', line2 = ''] = lines
  return { by, to, name: answer.name, line1, line2, town, postcode, country }
}
