import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type Field = Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'max' | 'longest' | 'rows' | 'isOptional'
> & { readonly name: `enquiry_${string}` }

const person: readonly Field[] = [
  { name: 'enquiry_name', label: 'Your name', autoComplete: 'name' },
  {
    name: 'enquiry_email',
    label: 'Your e-mail address',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'enquiry_telephone',
    label: 'Your telephone number',
    type: 'tel',
    autoComplete: 'tel',
    isOptional: true,
  },
]

const party: readonly Field[] = [
  {
    name: 'enquiry_people',
    label: 'How many people',
    type: 'number',
    autoComplete: 'off',
    max: 500,
    isOptional: true,
  },
  {
    name: 'enquiry_dates',
    label: 'The dates that suit you',
    autoComplete: 'off',
    longest: 200,
    isOptional: true,
  },
]

const message: Field = {
  name: 'enquiry_message',
  label: 'Your message',
  autoComplete: 'off',
  rows: 6,
  longest: 4000,
}

/** What an enquiry asks for; how many come and when, only where a group does. */
export function EnquiryFields({ hasParty }: { readonly hasParty: boolean }) {
  const { errors, old } = useSharedProps()
  const fields = hasParty ? [...person, ...party, message] : [...person, message]

  return fields.map((field) => (
    <TextField
      key={field.name}
      {...field}
      error={errors[field.name]}
      value={old?.[field.name]}
      {...(isWide(field) && { className: 'md:col-span-2' })}
    />
  ))
}

// The others stand in pairs where there is room.
function isWide({ name }: Field): boolean {
  return name === 'enquiry_message' || name === 'enquiry_dates'
}
