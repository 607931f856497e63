import { Accordion } from '#js/components/ui/accordion.tsx'
import { FactList, KitGroups, TickList } from '#js/components/ui/lists.tsx'
import { areaOnWhite, small, wide } from '../entry.ts'
import { longName, longWord } from '../samples.tsx'

const groups = ['Before you come', 'On board', 'After the weekend'].map((title) => ({
  title,
  content: <p>Boots with pale soles, one soft bag, and something warmer than you think.</p>,
}))

const kit = ['Boots with pale soles', 'Something warm', 'A head torch', longName]

export const lists = areaOnWhite('Lists', [
  small('Accordion', ['ui/accordion.tsx'], {
    'Many groups, the first open': <Accordion heading="h3" groups={groups} />,
    'One group, without a chevron': <Accordion heading="h3" groups={groups.slice(0, 1)} />,
    'Long titles': (
      <Accordion
        heading="h3"
        groups={[longName, longWord].map((title) => ({ title, content: <p>{title}</p> }))}
      />
    ),
  }),
  wide('Fact list', ['ui/lists.tsx'], {
    'Three facts': (
      <FactList
        facts={[
          { term: 'Length', text: '5 days' },
          { term: 'Aboard', text: 'At most five students and an instructor' },
          { term: longWord, text: longWord },
        ]}
      />
    ),
  }),
  wide('Tick list', ['ui/lists.tsx'], {
    Ticks: <TickList items={kit} />,
    Crosses: <TickList items={kit} mark="no" />,
    'In two columns, in order': <TickList items={kit} columns={2} isOrdered />,
  }),
  wide('Kit groups', ['ui/lists.tsx'], {
    'All three': <KitGroups essential={kit} helpful={['A book']} leaveAtHome={['A suitcase']} />,
    'Only what is needed': <KitGroups essential={kit} helpful={[]} leaveAtHome={[]} />,
  }),
])
