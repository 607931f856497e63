import { Accordion } from '#js/components/accordion.tsx'
import { Pressed } from '../effects.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

const groups = ['Before you come', 'On board', 'After the weekend'].map((title) => ({
  title,
  content: <p>Boots with pale soles, one soft bag, and something warmer than you think.</p>,
}))

export const accordion: Entry = {
  title: 'Accordion',
  group: 'Components',
  shows: ['components/accordion.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    {
      title: 'Many groups, the first open',
      content: <Accordion heading="h3" groups={groups} />,
    },
    {
      title: 'Many groups, another open',
      content: (
        <Pressed button={1}>
          <Accordion heading="h3" groups={groups} />
        </Pressed>
      ),
    },
    {
      title: 'One group, without a chevron',
      content: <Accordion heading="h3" groups={groups.slice(0, 1)} />,
    },
    {
      title: 'Long titles',
      content: (
        <Accordion
          heading="h3"
          groups={[longName, longWord].map((title) => ({ title, content: <p>{title}</p> }))}
        />
      ),
    },
  ],
}
