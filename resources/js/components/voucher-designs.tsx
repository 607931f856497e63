import type { FieldOfForm } from '#js/hooks/use-form-faults.ts'
import type { DesignShown } from '#server/props/basket.ts'
import { FieldFault } from './field-fault.tsx'
import { VoucherDesign } from './voucher-design.tsx'

/** Which of the designs a voucher has, each to be seen before it is chosen. */
export function VoucherDesigns({
  designs,
  name,
  id,
  error,
  value,
}: FieldOfForm & { readonly designs: readonly DesignShown[] }) {
  return (
    <fieldset
      className="@container min-w-0 sm:col-span-2"
      aria-describedby={error && `${id}-error`}
    >
      <legend className="font-semibold text-ink">The design</legend>
      <FieldFault id={id} error={error} />
      <div className="mt-2 grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        {designs.map((design, place) => (
          <label
            key={design.value}
            className="flex cursor-pointer flex-col overflow-hidden rounded-card border border-slate bg-white has-checked:border-tide has-checked:outline-3 has-checked:outline-tide has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide"
          >
            <VoucherDesign design={design.value} className="aspect-8/5 w-full" />
            <span className="flex min-h-11 grow items-center gap-3 px-3 py-2">
              <input
                type="radio"
                id={place === 0 ? id : `${id}-${design.value}`}
                name={name}
                value={design.value}
                required
                defaultChecked={design.value === value}
                className="size-5.5 shrink-0 accent-tide"
              />
              <span className="min-w-0 text-sm font-semibold text-ink">{design.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
