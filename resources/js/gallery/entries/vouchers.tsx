import { GiftVoucherCard } from '#js/components/voucher/gift-voucher-card.tsx'
import { VoucherDesign } from '#js/components/voucher/voucher-design.tsx'
import { VoucherFields } from '#js/components/voucher/voucher-fields.tsx'
import type { VoucherFieldName } from '#js/components/voucher/voucher-fields.tsx'
import { VoucherSheet } from '#js/components/voucher/voucher-sheet.tsx'
import type { VoucherProps } from '#server/props/vouchers.ts'
import { designs } from '../cart-samples.ts'
import { areaOnWhite, small, wide } from '../entry.ts'
import { HomePicture, longName, longWord, pounds } from '../samples.tsx'

const gift = { code: 'GV-100', price: pounds('£100.00') }

const sheet: VoucherProps = {
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
  ],
  state: '£100.00 is left on it.',
  pdfHref: '/vouchers/1/voucher.pdf',
  spend: null,
}

/** @param form begins the names and ids of its fields */
function fieldsOf(form: string, errors: Partial<Record<VoucherFieldName, string>> = {}) {
  return (name: VoucherFieldName) => ({
    name: `${form}-${name}`,
    id: `${form}-${name}`,
    error: errors[name],
    value: undefined,
  })
}

export const vouchers = areaOnWhite('Vouchers', [
  small('Gift voucher card', ['voucher/gift-voucher-card.tsx'], {
    'Over a picture': (
      <HomePicture>{(image) => <GiftVoucherCard {...gift} image={image} />}</HomePicture>
    ),
    'Over the default logo': <GiftVoucherCard {...gift} image="/images/brand/product.svg" />,
    'Without a picture': <GiftVoucherCard {...gift} image={null} />,
  }),
  small(
    'Voucher design',
    ['voucher/voucher-design.tsx'],
    Object.fromEntries(
      designs.map(({ value, label }) => [
        label,
        <VoucherDesign key={value} design={value} className="aspect-8/5 w-full rounded-card" />,
      ]),
    ),
  ),
  wide('Voucher sheet', ['voucher/voucher-sheet.tsx'], {
    Usual: <VoucherSheet {...sheet} />,
    'All spent': <VoucherSheet {...sheet} code={null} />,
    'Nothing said': <VoucherSheet {...sheet} to="" from="" message="" />,
    'Long words': (
      <VoucherSheet
        {...sheet}
        name={longName}
        to={longWord}
        from={longName}
        message={[longName, longWord, longName].join('\n')}
      />
    ),
  }),
  wide('Voucher fields', ['voucher/voucher-fields.tsx'], {
    'Nothing said yet': <VoucherFields designs={designs} field={fieldsOf('new-voucher')} />,
    'Something is wrong': (
      <VoucherFields
        designs={designs}
        field={fieldsOf('wrong-voucher', {
          voucher_to: 'Please enter whose name is to be on the voucher.',
          voucher_email: '‘ben@’ does not look like an e-mail address.',
        })}
      />
    ),
  }),
])
