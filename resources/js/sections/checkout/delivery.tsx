import { CheckoutForm } from '#js/components/cart/checkout-form.tsx'
import { ChoiceField, SelectField } from '#js/components/ui/choice-fields.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import type { FieldsOf } from '#js/hooks/use-form-errors.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'

type DeliveryStep = Extract<CheckoutProps, { step: 'delivery' }>
type FieldName = keyof DeliveryStep['delivery']

interface Part extends DeliveryStep {
  readonly field: FieldsOf<FieldName>
}

const fields = ['by', 'to', 'name', 'line1', 'line2', 'town', 'postcode', 'country'] as const

/** How what is sent by post comes to the buyer. Only what the answers above leave open is shown. */
export function Delivery(step: DeliveryStep) {
  const { action, basket, delivery, choices, collectAt } = step

  return (
    <CheckoutForm
      step="delivery"
      action={action}
      basket={basket}
      fields={fields}
      button="Continue to review"
    >
      {(field) => (
        <div className="group/by grid min-w-0 gap-6">
          <ChoiceField
            {...field('by', delivery.by)}
            label="How do you want it?"
            choices={choices}
          />
          {collectAt && (
            <p className="hidden group-has-[[value=collect]:checked]/by:block">
              <strong className="font-semibold text-ink">Collect it at</strong> {collectAt}
            </p>
          )}
          <div className="group/to grid min-w-0 gap-5 group-has-[[value=collect]:checked]/by:hidden">
            <Destination {...step} field={field} />
            <Address {...step} field={field} />
          </div>
        </div>
      )}
    </CheckoutForm>
  )
}

function Destination({ destinations, delivery, field }: Part) {
  const [first, second] = destinations

  if (first && !second) return <input type="hidden" name="to" value={first.value} />
  return <ChoiceField {...field('to', delivery.to)} label="Where to?" choices={destinations} />
}

function Address({ delivery, countries, field }: Part) {
  const known = (name: FieldName) => field(name, delivery[name])

  return (
    <>
      <TextField {...known('name')} label="Name on the parcel" autoComplete="shipping name" />
      <TextField {...known('line1')} label="Address line 1" autoComplete="shipping address-line1" />
      <TextField
        {...known('line2')}
        label="Address line 2"
        autoComplete="shipping address-line2"
        isOptional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...known('town')} label="Town or city" autoComplete="shipping address-level2" />
        <TextField {...known('postcode')} label="Postcode" autoComplete="shipping postal-code" />
      </div>
      {countries.length > 0 && (
        <SelectField
          {...known('country')}
          label="Country"
          choices={countries}
          autoComplete="shipping country-name"
          className="hidden group-has-[[value=europe]:checked]/to:block"
        />
      )}
    </>
  )
}
