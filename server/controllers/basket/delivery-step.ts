import { moneyText } from '#server/format/money.ts'
import type { CheckoutProps } from '#server/props/orders.ts'
import type { DeliveryAnswer } from '#server/shop/checkout/answers.ts'
import { europeanCountries } from '#server/shop/checkout/european-countries.ts'
import { stayingAtHome } from '#server/shop/checkout/steps.ts'
import { totalsOfOrder } from '#server/shop/orders/order-conditions.ts'
import type { CheckoutCart } from './checkout-cart.ts'

type Delivery = Extract<CheckoutProps, { step: 'delivery' }>
type DeliveryStep = Pick<
  Delivery,
  'step' | 'delivery' | 'choices' | 'destinations' | 'countries' | 'collectAt'
>

/** How what is posted gets there, with what each way costs. */
export function deliveryStep(cart: CheckoutCart): DeliveryStep {
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
  const { delivery } = totalsOfOrder(
    lines,
    { people: {}, delivery: { ...nowhere, to } },
    vouchers,
    site,
  )
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

function fieldsOf(told: DeliveryAnswer | undefined, name: string): Delivery['delivery'] {
  const blank = { line1: '', line2: '', town: '', postcode: '', country: '' }
  if (told?.by !== 'post') return { ...blank, by: told?.by ?? '', to: 'uk', name }
  const { by, to, lines, town, postcode, country } = told
  const [line1 = '', line2 = ''] = lines
  return { by, to, name: told.name, line1, line2, town, postcode, country }
}
