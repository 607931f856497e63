import { Form } from '@inertiajs/react'
import { Value } from '../value.tsx'

/** A form that asks the server about each field as the visitor leaves it. */
export function BerthForm({ booked = [] }: { readonly booked?: readonly string[] }) {
  return (
    <Form action="/berths" method="post" validationTimeout={1}>
      {({ errors, validate, valid }) => (
        <>
          {['yacht', 'length'].map((field) => (
            <div key={field}>
              <label>
                {field}
                <input name={field} onBlur={() => validate(field)} />
              </label>
              <Value name={`${field} is right`} value={valid(field)} />
              <p role="alert">{errors[field]}</p>
            </div>
          ))}
          <button type="submit">Book</button>
          <Value name="booked" value={booked} />
        </>
      )}
    </Form>
  )
}
