import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

export const choiceLinks: Entry = {
  title: 'Choice links',
  group: 'Sections',
  shows: ['sections/choice-links.tsx'],
  states: [
    { title: 'The first of three', content: row('Kinds', 'Everything', 'Books', 'Clothing') },
    { title: 'Long labels', content: row('Long kinds', longName, longWord) },
  ],
}

function row(name: string, ...labels: readonly string[]) {
  const choices = labels.map((label, index) => ({
    label,
    href: '/_gallery',
    isChosen: index === 0,
  }))
  return <ChoiceLinks name={name} choices={choices} />
}
