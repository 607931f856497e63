import type { FieldOfForm, FieldsOf } from '#js/hooks/use-form-errors.ts'
import { cx } from '#js/lib/class-names.ts'
import type { DesignChoice } from '#server/props/vouchers.ts'
import type { VoucherForm } from '#server/props/vouchers.ts'
import { ChoiceField, radioAttributes } from '../ui/choice-fields.tsx'
import { FieldGroup } from '../ui/field-frame.tsx'
import { TextField } from '../ui/text-field.tsx'
import { VoucherDesign } from './voucher-design.tsx'

/** The fields of what a gift voucher is to be, in the order in which they stand in its form. */
export const voucherFields = [
  'voucher_design',
  'voucher_to',
  'voucher_from',
  'voucher_message',
  'voucher_by',
  'voucher_email',
  'voucher_send_on',
] as const

export type VoucherFieldName = (typeof voucherFields)[number]

const ways = [
  { value: 'email', label: 'By e-mail', note: 'With a page to print, on the day you say.' },
  { value: 'post', label: 'As a printed card', note: 'By post, to where the order goes.' },
]

const nameOf = { autoComplete: 'off', longest: 60 } as const

/** The longest message that fits on a printed card, in characters. */
const longestMessage = 300

/** What a gift voucher is to look like and say, and how it gets to whom it is for. */
export function VoucherFields({
  designs,
  field,
  voucher,
}: {
  readonly designs: readonly DesignChoice[]
  readonly field: FieldsOf<VoucherFieldName>
  /** What it is to begin with; left out: nothing was typed yet. */
  readonly voucher?: VoucherForm
}) {
  return (
    <div className="group/way grid gap-5 sm:grid-cols-2">
      <VoucherDesigns
        {...field('voucher_design', voucher?.design ?? designs[0]?.value)}
        designs={designs}
      />
      <TextField {...field('voucher_to', voucher?.to)} {...nameOf} label="Who it is for" />
      <TextField
        {...field('voucher_from', voucher?.from)}
        {...nameOf}
        label="Who it is from"
        isOptional
      />
      <TextField
        {...field('voucher_message', voucher?.message)}
        label="Your message"
        autoComplete="off"
        rows={4}
        longest={longestMessage}
        isOptional
        className="sm:col-span-2"
      />
      <div className="min-w-0 sm:col-span-2">
        <ChoiceField
          {...field('voucher_by', voucher?.by ?? 'email')}
          label="Delivery"
          choices={ways}
        />
      </div>
      <Sending
        email={field('voucher_email', voucher?.email)}
        day={field('voucher_send_on', voucher?.sendOn)}
      />
    </div>
  )
}

/** Only an e-mail has an address and a day; where nothing is wrong with them they give way to a card. */
function Sending({ email, day }: { readonly email: FieldOfForm; readonly day: FieldOfForm }) {
  const look = ({ error }: FieldOfForm) =>
    cx('self-end', !error && 'group-has-[[value=post]:checked]/way:hidden')

  return (
    <>
      <TextField
        {...email}
        label="Their e-mail address"
        hint="Leave blank to have it sent to you."
        type="email"
        autoComplete="off"
        isOptional
        className={look(email)}
      />
      <TextField
        {...day}
        label="Send on"
        hint="Leave blank to send it once paid."
        type="date"
        autoComplete="off"
        isOptional
        className={look(day)}
      />
    </>
  )
}

function VoucherDesigns({
  designs,
  ...field
}: FieldOfForm & { readonly designs: readonly DesignChoice[] }) {
  return (
    <FieldGroup {...field} label="The design" className="@container sm:col-span-2">
      <div className="mt-2 grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        {designs.map(({ value, label }, place) => (
          <label
            key={value}
            className="flex cursor-pointer flex-col overflow-hidden rounded-card border border-slate bg-white has-checked:border-tide has-checked:outline-3 has-checked:outline-tide has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide"
          >
            <VoucherDesign design={value} className="aspect-8/5 w-full" />
            <span className="flex min-h-11 grow items-center gap-3 px-3 py-2">
              <input
                {...radioAttributes(field, value, place)}
                className="size-5.5 shrink-0 accent-tide"
              />
              <span className="min-w-0 text-sm font-semibold text-ink">{label}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
