import { PasswordField } from '#js/components/account/password-fields.tsx'
import { CheckField, ChoiceField, SelectField } from '#js/components/ui/choice-fields.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { areaOnWhite, small } from '../entry.ts'
import { longName, longWord } from '../samples.tsx'

const open = { autoComplete: 'off', error: undefined, value: undefined } as const

const password = {
  name: 'password',
  label: 'Password',
  autoComplete: 'current-password',
  error: undefined,
} as const

const country = { ...open, label: 'Country', choices: ['France', 'Ireland', 'Netherlands'] }

const choice = {
  label: 'How do you want it?',
  choices: [
    { value: 'post', label: 'Post it to me', note: '£3.95 within the United Kingdom.' },
    { value: 'collect', label: 'I collect it', note: '' },
  ],
  error: undefined,
  value: '',
}

export const fields = areaOnWhite('Fields', [
  small('Text field', ['ui/text-field.tsx', 'ui/field.tsx', 'ui/field-frame.tsx'], {
    Empty: <TextField {...open} name="first_field" label="Your name" />,
    Filled: <TextField {...open} name="second_field" label="Your name" value={longWord} />,
    Wrong: (
      <TextField
        {...open}
        name="third_field"
        label="E-mail address"
        type="email"
        value="skipper@"
        error="'skipper@' does not look like an e-mail address; it needs a name after the @."
      />
    ),
    'A number': (
      <TextField {...open} name="fourth_field" label="How many people" type="number" max={8} />
    ),
    'Several lines': (
      <TextField {...open} name="fifth_field" label="Your message" rows={4} value={longWord} />
    ),
    'Several lines, wrong': (
      <TextField
        {...open}
        name="sixth_field"
        label="Your message"
        rows={4}
        error="Please write what you would like to know."
      />
    ),
    'May be left empty': (
      <TextField {...open} name="seventh_field" label="Telephone" type="tel" isOptional />
    ),
  }),
  small('Password field', ['account/password-input.tsx'], {
    Empty: <PasswordField {...password} id="first-password" />,
    Wrong: (
      <PasswordField
        {...password}
        id="second-password"
        error="That is not your password. Type it once more."
      />
    ),
    'With a hint': (
      <PasswordField
        {...password}
        id="third-password"
        hint="Only for a new e-mail address."
        isOptional
      />
    ),
  }),
  small('Select field', ['ui/choice-fields.tsx'], {
    Open: <SelectField {...country} name="country" id="country" />,
    Wrong: (
      <SelectField
        {...country}
        name="country"
        id="wrong-country"
        error="Please choose a country."
      />
    ),
  }),
  small('Choice field', ['ui/choice-fields.tsx'], {
    Open: <ChoiceField {...choice} name="one" id="one" />,
    Made: <ChoiceField {...choice} name="two" id="two" value="collect" />,
    'Wrong, long words': (
      <ChoiceField
        name="three"
        id="three"
        label={longName}
        value="a"
        choices={[{ value: 'a', label: longWord, note: longName }]}
        error="Please choose how you want it."
      />
    ),
  }),
  small('Check field', ['ui/choice-fields.tsx'], {
    Empty: (
      <CheckField name="remember" id="remember" label="Stay signed in">
        Better not on a device that others use too.
      </CheckField>
    ),
    'Ticked, in long words': (
      <CheckField name="remember" id="remember-all" label={longWord} isTicked>
        {longName}
      </CheckField>
    ),
  }),
])
