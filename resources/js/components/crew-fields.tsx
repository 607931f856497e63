import type { FieldOfForm } from '#js/hooks/use-form-faults.ts'
import { crewFields } from '#js/lib/crew-fields.ts'
import type { CrewShown } from '#server/props/orders.ts'
import { TextField } from './text-field.tsx'

/**
 * Who comes along on one line of a cart; dates of birth only where an age matters. The first of them
 * is who orders, unless another name is typed: nobody has to type their own twice.
 */
export function CrewFields({
  crew,
  field,
}: {
  readonly crew: CrewShown
  readonly field: (name: string) => FieldOfForm
}) {
  const { name, when, asksBorn, why, people } = crew
  const names = crewFields(crew)

  return (
    <fieldset className="mt-3 min-w-0 border-t border-line pt-6">
      <legend className="float-left w-full font-display text-xl font-semibold text-ink">
        Who comes on {name}?
      </legend>
      <p className="clear-left">{when}</p>
      {why && <p className="mt-1 text-sm">{why}</p>}
      <div className="mt-5 grid gap-5">
        {people.map((person, place) => {
          const [nameField = '', bornField = ''] = names[place] ?? []
          return (
            <div key={nameField} className="grid min-w-0 items-end gap-x-5 gap-y-3 sm:grid-cols-2">
              <TextField
                {...field(nameField)}
                label={people.length === 1 ? 'Name' : `Name of person ${place + 1}`}
                autoComplete="off"
                value={field(nameField).value ?? person.name}
                {...(place === 0 && { isOptional: true, hint: 'Leave blank if this is you.' })}
              />
              {asksBorn && (
                <TextField
                  {...field(bornField)}
                  label={
                    people.length === 1 ? 'Date of birth' : `Date of birth of person ${place + 1}`
                  }
                  type="date"
                  autoComplete="off"
                  value={field(bornField).value ?? person.born}
                />
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
