export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** A form's fields by name, as a visit sends them; fields that share a name become a list. */
export function formValues(fields: FormData): FormValues {
  const names = [...new Set(fields.keys())]

  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = fields.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}
