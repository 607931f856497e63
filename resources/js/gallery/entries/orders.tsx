import { SumList } from '#js/components/cart/sum-list.tsx'
import { ChoiceField } from '#js/components/ui/choice-fields.tsx'
import { PrintButton } from '#js/components/ui/share-links.tsx'
import Order from '#js/pages/basket/order.tsx'
import Voucher from '#js/pages/basket/voucher.tsx'
import type { OrderProps } from '#server/props/orders.ts'
import type { VoucherProps } from '#server/props/vouchers.ts'
import { entriesOf } from '../entry.ts'
import { longName, longWord } from '../samples.ts'
import { depositSum, pounds, sum } from './order-samples.ts'

const choices = [
  { value: 'post', label: 'Post it to me', note: '£3.95 within the United Kingdom.' },
  { value: 'collect', label: 'I collect it', note: '' },
]

const places: OrderProps['lines'][number] = {
  name: 'Competent Crew',
  facts: [
    'Friday 5 March, 2027, 7:00 PM, to Tuesday 9 March, 2027, 4:00 PM',
    'Shamrock Quay, Southampton',
    'Ada Winters, Ben Hart',
  ],
  quantity: 2,
  price: pounds('£620.00'),
  voucherHref: null,
}

const placed: OrderProps = {
  number: 'SL-1042',
  ordered: 'Ordered on Friday 4 December, 2026',
  status: 'awaiting-payment',
  statusLabel: 'Awaiting payment',
  next: [
    'Please pay £123.95 by Wednesday 9 December, 2026, with the order’s number as the reference.',
    'Your places are yours from now on. We write to you when the money is here.',
  ],
  bank: [
    { term: 'Account name', text: 'Saltlark Sailing (sample)' },
    { term: 'Sort code', text: '00-00-00' },
    { term: 'Account number', text: '00000000' },
    { term: 'Reference', text: 'SL-1042' },
  ],
  lines: [
    places,
    {
      name: 'RYA Navigation Handbook',
      facts: [],
      quantity: 1,
      price: pounds('£15.00'),
      voucherHref: null,
    },
  ],
  sum: depositSum,
  paid: pounds('£0.00'),
  contact: [
    { term: 'Name', text: 'Ada Winters' },
    { term: 'E-mail address', text: 'ada@example.com' },
    { term: 'Telephone', text: '01632 960 111' },
  ],
  deliverTo: ['Ada Winters', '7 Harbour Row', 'Southampton SO14 3AB'],
  calendarHref: '/orders/1/calendar.ics?key=0',
  isNew: true,
}

const paid: OrderProps = {
  ...placed,
  status: 'paid',
  statusLabel: 'Paid',
  bank: [],
  isNew: false,
  sum,
  next: ['Everything is paid. The joining letter comes two weeks before you do.'],
  paid: pounds('£638.95'),
  lines: [
    ...placed.lines,
    {
      name: 'Gift voucher for £100',
      facts: ['To Grace, from Ada', 'By e-mail on Thursday 24 December, 2026'],
      quantity: 1,
      price: pounds('£100.00'),
      voucherHref: '/vouchers/1?key=0',
    },
  ],
}

const card: VoucherProps = {
  design: 'solent',
  worth: '£100.00',
  name: 'For anything that we sell',
  code: 'SALT-2345-6789-ABCD',
  to: 'Grace',
  from: 'Ada and Ben',
  message: 'Happy birthday!\nSee you on the water. Bring the biscuits, we have got the kettle.',
  validUntil: 'Friday 3 December, 2027',
  rules: [
    'Type the code into the basket, or read it to us on the telephone.',
    'What you do not spend stays on it.',
    'It cannot be changed into money.',
  ],
  state: '£100.00 is left on it.',
}

export const orders = entriesOf([
  {
    title: 'Choice',
    shows: ['components/ui/choice-fields.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      Open: (
        <ChoiceField
          name="one"
          id="one"
          choices={choices}
          error={undefined}
          value=""
          label="How do you want it?"
        />
      ),
      Made: (
        <ChoiceField
          name="two"
          id="two"
          choices={choices}
          error={undefined}
          value="collect"
          label="How do you want it?"
        />
      ),
      'Wrong, long words': (
        <ChoiceField
          name="three"
          id="three"
          label={longName}
          value="a"
          choices={[{ value: 'a', label: longWord, note: longName }]}
          error="Please choose how you want it."
        />
      ),
    },
  },
  {
    title: 'Sum',
    shows: ['components/cart/sum-list.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'Due at once': <SumList sum={sum} />,
      'With a deposit': <SumList sum={depositSum} />,
      'Long words': (
        <SumList
          sum={{ ...sum, lines: [{ label: longWord, amount: sum.total, note: longName }], vat: '' }}
        />
      ),
    },
  },
  {
    title: 'Print button',
    shows: ['components/ui/share-links.tsx'],
    areSmall: true,
    states: {
      Usual: <PrintButton>Print this page</PrintButton>,
    },
  },
  {
    title: 'An order',
    shows: ['pages/basket/order.tsx', 'sections/order/contents.tsx'],
    areAlone: true,
    states: {
      'Just ordered': <Order {...placed} />,
      'Paid in part': (
        <Order
          {...placed}
          status="part-paid"
          statusLabel="Paid in part"
          isNew={false}
          paid={pounds('£123.95')}
        />
      ),
      Paid: <Order {...paid} />,
      Cancelled: (
        <Order
          {...paid}
          status="cancelled"
          statusLabel="Cancelled"
          calendarHref={null}
          next={['This order was cancelled. What you paid is on its way back to you.']}
        />
      ),
      'Long words': (
        <Order
          {...placed}
          statusLabel={longName}
          next={[longWord]}
          lines={[{ ...places, name: longWord, facts: [longName, longWord] }]}
          deliverTo={[longWord]}
        />
      ),
    },
  },
  {
    title: 'A voucher',
    shows: ['pages/basket/voucher.tsx', 'components/voucher/voucher-sheet.tsx'],
    areAlone: true,
    states: {
      Solent: <Voucher {...card} />,
      Dusk: <Voucher {...card} design="dusk" />,
      Chart: <Voucher {...card} design="chart" />,
      Pennants: <Voucher {...card} design="pennants" />,
      'For an experience, nothing said': (
        <Voucher {...card} worth="A place for one" name="Competent Crew" to="" from="" message="" />
      ),
      'Long words': (
        <Voucher
          {...card}
          name={longName}
          to={longWord}
          from={longName}
          message={[longName, longWord, longName].join('\n')}
        />
      ),
    },
  },
])
