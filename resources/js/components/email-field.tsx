import type { FieldOfForm } from '#js/hooks/use-form-faults.ts'
import { TextField } from './text-field.tsx'

/** The address of an account, by which password managers know whose it is. */
export function EmailField({
  known,
  autoComplete = 'username',
  ...field
}: FieldOfForm & {
  /** The address to begin with, unless another one was typed. */
  readonly known?: string
  readonly autoComplete?: 'username' | 'email'
}) {
  return (
    <TextField
      {...field}
      label="E-mail address"
      type="email"
      autoComplete={autoComplete}
      value={field.value ?? known}
    />
  )
}
