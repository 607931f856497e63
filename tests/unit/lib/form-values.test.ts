import { expect, it } from 'vitest'
import { formValues } from '#js/components/ui/form.tsx'

it("a form's values make a list of fields that share a name", () => {
  const fields = new FormData()
  fields.append('diet', 'vegetarian')
  fields.append('diet', 'no nuts')

  expect(formValues(fields)).toEqual({ diet: ['vegetarian', 'no nuts'] })
})
