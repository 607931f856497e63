import { ChoiceField } from '#js/components/choice-field.tsx'
import { PrintButton } from '#js/components/print-button.tsx'
import { SumList } from '#js/components/sum-list.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'
import { depositSum, sum } from './orders-samples.ts'

const choices = [
  { value: 'post', label: 'Post it to me', note: '£3.95 within the United Kingdom.' },
  { value: 'collect', label: 'I collect it', note: '' },
]

export const choiceField: Entry = {
  title: 'Choice',
  group: 'Components',
  shows: ['components/choice-field.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    {
      title: 'Open',
      content: (
        <ChoiceField
          name="one"
          id="one"
          choices={choices}
          error={undefined}
          value=""
          label="How do you want it?"
        />
      ),
    },
    {
      title: 'Made',
      content: (
        <ChoiceField
          name="two"
          id="two"
          choices={choices}
          error={undefined}
          value="collect"
          label="How do you want it?"
        />
      ),
    },
    {
      title: 'Wrong, long words',
      content: (
        <ChoiceField
          name="three"
          id="three"
          label={longName}
          value="a"
          choices={[{ value: 'a', label: longWord, note: longName }]}
          error="Please choose how you want it."
        />
      ),
    },
  ],
}

export const sumList: Entry = {
  title: 'Sum',
  group: 'Components',
  shows: ['components/sum-list.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'Due at once', content: <SumList sum={sum} /> },
    { title: 'With a deposit', content: <SumList sum={depositSum} /> },
    {
      title: 'Long words',
      content: (
        <SumList
          sum={{ ...sum, lines: [{ label: longWord, amount: sum.total, note: longName }], vat: '' }}
        />
      ),
    },
  ],
}

export const printButton: Entry = {
  title: 'Print button',
  group: 'Components',
  shows: ['components/print-button.tsx'],
  areSmall: true,
  states: [{ title: 'Usual', content: <PrintButton>Print this page</PrintButton> }],
}
