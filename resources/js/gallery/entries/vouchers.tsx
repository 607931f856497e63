import { VoucherDesign } from '#js/components/voucher-design.tsx'
import { VoucherFields } from '#js/components/voucher-fields.tsx'
import type { VoucherFieldName } from '#js/lib/voucher-fields.ts'
import type { Entry } from '../entry.ts'
import { cartOf } from './basket-samples.ts'

const { designs } = cartOf([])

const fieldOf = (form: string, errors: Partial<Record<VoucherFieldName, string>> = {}) =>
  function field(name: VoucherFieldName) {
    return { name: `${form}-${name}`, id: `${form}-${name}`, error: errors[name], value: undefined }
  }

export const voucherDesign: Entry = {
  title: 'Voucher design',
  group: 'Components',
  shows: ['components/voucher-design.tsx', 'components/voucher-drawings.tsx'],
  areSmall: true,
  states: designs.map(({ value, label }) => ({
    title: label,
    content: <VoucherDesign design={value} className="aspect-8/5 w-full rounded-card" />,
  })),
}

export const voucherFields: Entry = {
  title: 'Voucher fields',
  group: 'Components',
  shows: ['components/voucher-fields.tsx', 'components/voucher-designs.tsx'],
  ground: 'white',
  states: [
    {
      title: 'Nothing said yet',
      content: <VoucherFields designs={designs} field={fieldOf('new-voucher')} />,
    },
    {
      title: 'Something is wrong',
      content: (
        <VoucherFields
          designs={designs}
          field={fieldOf('wrong-voucher', {
            voucher_to: 'Please enter whose name is to be on the voucher.',
            voucher_email: '‘ben@’ does not look like an e-mail address.',
          })}
        />
      ),
    },
  ],
}
