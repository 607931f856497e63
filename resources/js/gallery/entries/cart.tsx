import { CartLine } from '#js/components/cart/cart-line.tsx'
import { CheckoutLines } from '#js/components/cart/checkout-lines.tsx'
import { SumList } from '#js/components/cart/sum-list.tsx'
import { VoucherCodes } from '#js/components/cart/voucher-codes.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import type { CartLine as Line } from '#server/props/cart.ts'
import type { CheckoutLine } from '#server/props/checkout.ts'
import {
  badCode,
  book,
  dearer,
  depositSum,
  designs,
  goodCode,
  lapsed,
  lost,
  now,
  places,
  voucher,
  yacht,
} from '../cart-samples.ts'
import { areaOnWhite, small, wide } from '../entry.ts'
import { longName, longWord, pounds } from '../samples.tsx'

function LineExample(line: Line) {
  return (
    <ul>
      <CartLine line={line} now={now} designs={designs} sent={useSentForm()} />
    </ul>
  )
}

function CodesExample() {
  return <VoucherCodes codes={[goodCode, badCode]} codesAction="/cart/codes" sent={useSentForm()} />
}

const checkoutLine: CheckoutLine = {
  name: places.name,
  facts: ['Friday 5 March, 2027 to Sunday 7 March, 2027', '2 places at £325.00'],
  picture: places.picture,
  design: null,
  price: places.price,
  hold: null,
}

const sum = { ...depositSum, byVoucher: null, dueNow: depositSum.total, later: [] }

export const cart = areaOnWhite('Cart', [
  small('Money', ['ui/money.tsx'], {
    'An amount': <Money {...pounds('£1,236.00')} />,
    Marked: <Money text="£1,236.00" tone="positive" />,
    'Less than nothing': <Money text="-£25.00" tone="negative" />,
  }),
  wide(
    'Cart line',
    [
      'cart/cart-line.tsx',
      'cart/line-count.tsx',
      'cart/line-state.tsx',
      'voucher/voucher-editor.tsx',
    ],
    {
      'Places, held': <LineExample {...places} />,
      'A yacht, held for minutes': <LineExample {...yacht} />,
      'A thing': <LineExample {...book} />,
      'A voucher': <LineExample {...voucher} />,
      'Places, held no longer': <LineExample {...lapsed} />,
      'Places that somebody else has': <LineExample {...lost} />,
      'A thing whose price has changed': <LineExample {...dearer} />,
      'Long words': (
        <LineExample
          {...places}
          id="9"
          name={longName}
          facts={[longWord]}
          price={pounds('£123,456.00')}
        />
      ),
    },
  ),
  wide('Voucher codes', ['cart/voucher-codes.tsx'], {
    'One that pays, one that cannot': <CodesExample />,
  }),
  small('Lines of the checkout', ['cart/checkout-lines.tsx'], {
    'One alone': <CheckoutLines lines={[checkoutLine]} />,
    Several: <CheckoutLines lines={[checkoutLine, { ...checkoutLine, design: 'dusk' }]} />,
    'Long words': (
      <CheckoutLines
        lines={[checkoutLine, { ...checkoutLine, name: longWord, facts: [longName] }]}
      />
    ),
  }),
  small('Sum', ['cart/sum-list.tsx'], {
    'Due at once': <SumList sum={sum} />,
    'With a voucher and a deposit': <SumList sum={depositSum} />,
    'Long words': (
      <SumList
        sum={{ ...sum, lines: [{ label: longWord, amount: sum.total, note: longName }], vat: '' }}
      />
    ),
  }),
])
