import { fireEvent } from '@testing-library/react'
import { only } from './reading.ts'

/** Types an address into the newsletter block and sends the form. */
export function subscribe(email: string): void {
  const form = only<HTMLFormElement>(document, '#newsletter form')
  fireEvent.change(only(form, 'input[type="email"]'), { target: { value: email } })
  fireEvent.submit(form)
}
