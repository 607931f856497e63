import { TextField } from '#js/components/text-field.tsx'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

const usual = { autoComplete: 'off', error: undefined, value: undefined } as const

export const textField: Entry = {
  title: 'Text field',
  group: 'Components',
  shows: ['components/text-field.tsx', 'components/field-fault.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'Empty', content: <TextField {...usual} name="first_field" label="Your name" /> },
    {
      title: 'Filled',
      content: <TextField {...usual} name="second_field" label="Your name" value={longWord} />,
    },
    {
      title: 'Wrong',
      content: (
        <TextField
          {...usual}
          name="third_field"
          label="E-mail address"
          type="email"
          value="skipper@"
          error="'skipper@' does not look like an e-mail address; it needs a name after the @."
        />
      ),
    },
    {
      title: 'Several lines',
      content: (
        <TextField {...usual} name="fifth_field" label="Your message" rows={4} value={longWord} />
      ),
    },
    {
      title: 'Several lines, wrong',
      content: (
        <TextField
          {...usual}
          name="sixth_field"
          label="Your message"
          rows={4}
          error="Please write what you would like to know."
        />
      ),
    },
    {
      title: 'May be left empty',
      content: (
        <TextField {...usual} name="seventh_field" label="Telephone" type="tel" isOptional />
      ),
    },
    {
      title: 'A number',
      content: (
        <TextField {...usual} name="fourth_field" label="How many people" type="number" max={8} />
      ),
    },
  ],
}
