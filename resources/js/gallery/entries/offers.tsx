import { Breadcrumbs } from '#js/components/breadcrumbs.tsx'
import { FactList } from '#js/components/fact-list.tsx'
import { KitGroups } from '#js/components/kit-groups.tsx'
import { MultipleCard } from '#js/components/multiple-card.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { ShareLinks } from '#js/components/share-links.tsx'
import { TickList } from '#js/components/tick-list.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

const courses = { name: 'RYA courses', routeName: 'web.courses.all' }

export const breadcrumbs: Entry = {
  title: 'Breadcrumbs',
  group: 'Components',
  shows: ['components/breadcrumbs.tsx'],
  areAlone: true,
  states: [
    { title: 'Two deep', content: <Breadcrumbs above={[courses]} here="Competent Crew" /> },
    { title: 'One deep', content: <Breadcrumbs above={[]} here="RYA courses" /> },
    { title: '80 letters', content: <Breadcrumbs above={[courses]} here={longName} /> },
  ],
}

export const factList: Entry = {
  title: 'Fact list',
  group: 'Components',
  shows: ['components/fact-list.tsx'],
  states: [
    {
      title: 'Three facts',
      content: (
        <FactList
          facts={[
            { term: 'Length', text: '5 days' },
            { term: 'Aboard', text: 'At most five students and an instructor' },
            { term: longWord, text: longWord },
          ]}
        />
      ),
    },
  ],
}

const kit = ['Boots with pale soles', 'Something warm', 'A head torch', longName]

export const tickList: Entry = {
  title: 'Tick list',
  group: 'Components',
  shows: ['components/tick-list.tsx'],
  ground: 'white',
  states: [
    { title: 'Ticks', content: <TickList items={kit} /> },
    { title: 'Crosses', content: <TickList items={kit} mark="no" /> },
    { title: 'In two columns, in order', content: <TickList items={kit} columns={2} isOrdered /> },
  ],
}

export const kitGroups: Entry = {
  title: 'Kit groups',
  group: 'Components',
  shows: ['components/kit-groups.tsx'],
  ground: 'white',
  states: [
    {
      title: 'All three',
      content: <KitGroups essential={kit} helpful={['A book']} leaveAtHome={['A suitcase']} />,
    },
    {
      title: 'Only what is needed',
      content: <KitGroups essential={kit} helpful={[]} leaveAtHome={[]} />,
    },
  ],
}

export const pagePart: Entry = {
  title: 'Page part',
  group: 'Components',
  shows: ['components/page-part.tsx'],
  states: [
    {
      title: 'The first of a page',
      content: (
        <PagePart id="included" title="What is included">
          <p>The yacht, the diesel and the tea.</p>
        </PagePart>
      ),
    },
  ],
}

export const shareLinks: Entry = {
  title: 'Share links',
  group: 'Components',
  shows: ['components/share-links.tsx'],
  ground: 'white',
  areSmall: true,
  states: [
    {
      title: 'Of a course',
      content: <ShareLinks title="Competent Crew" url="https://saltlark.example/competent-crew" />,
    },
  ],
}

const crew = { name: 'Competent Crew', href: '/rya-courses/rya-competent-crew' }
const theory = { name: 'Day Skipper theory', href: '/rya-courses/rya-day-skipper-theory' }

export const multipleCard: Entry = {
  title: 'Multiple card',
  group: 'Components',
  shows: ['components/multiple-card.tsx'],
  areSmall: true,
  states: [
    {
      title: 'Two offers',
      content: (
        <MultipleCard
          title="What brings you there"
          offers={[
            { ...crew, note: 'This comes first' },
            { ...theory, note: 'The theory that you need' },
          ]}
        />
      ),
    },
    {
      title: 'An offer of which nothing is said',
      content: <MultipleCard title="Before you come" offers={[{ ...crew, note: '' }]} />,
    },
    {
      title: 'Long names',
      content: (
        <MultipleCard title={longName} offers={[{ ...crew, name: longWord, note: longName }]} />
      ),
    },
    { title: 'None: nothing', content: <MultipleCard title="Nothing" offers={[]} /> },
  ],
}
