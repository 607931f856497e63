import { Money } from '#js/components/money.tsx'
import type { Entry } from '../entry.ts'

export const money: Entry = {
  title: 'Money',
  group: 'Components',
  shows: ['components/money.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    { title: 'An amount', content: <Money text="£1,236.00" tone="plain" /> },
    { title: 'Marked', content: <Money text="£1,236.00" tone="positive" /> },
    { title: 'Less than nothing', content: <Money text="-£25.00" tone="negative" /> },
  ],
}
