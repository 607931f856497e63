import { describe, expect, it } from 'vitest'
import { formValues } from '#js/components/ui/form.tsx'

describe("a form's values", () => {
  it('are its fields by name', () => {
    const fields = new FormData()
    fields.append('email', 'ada@example.com')
    fields.append('next', '')

    expect(formValues(fields)).toEqual({ email: 'ada@example.com', next: '' })
  })

  it('make a list of fields that share a name', () => {
    const fields = new FormData()
    fields.append('diet', 'vegetarian')
    fields.append('diet', 'no nuts')

    expect(formValues(fields)).toEqual({ diet: ['vegetarian', 'no nuts'] })
  })
})
