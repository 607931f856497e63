import { TabbedCards } from '#js/components/tabbed-cards.tsx'
import type { HomePageData } from '#server/props/home.ts'
import type { Card, CardTab } from '#server/props/offers.ts'
import type { Entry } from '../entry.ts'
import { longName } from '../samples.ts'

function tab(title: string, cards: readonly Card[]): CardTab {
  return { title, ids: cards.map(({ id }) => id), courses: cards }
}

export function tabbedCards({ courses, adventures, global }: HomePageData): Entry {
  const some = tab('Courses', courses)
  const others = tab('Adventures', adventures)
  const example = (id: string, tabs: readonly CardTab[]) => (
    <>
      <p id={`${id}-heading`} className="text-card text-ink">
        What comes next
      </p>
      <TabbedCards id={id} labelledBy={`${id}-heading`} tabs={tabs} ratings={global} />
    </>
  )

  return {
    title: 'Tabbed cards',
    group: 'Components',
    shows: ['components/tabbed-cards.tsx'],
    states: [
      {
        title: 'Three tabs',
        content: example('three', [some, others, tab('Two', courses.slice(0, 2))]),
      },
      {
        title: 'A tab without ids is hidden',
        content: example('hidden', [some, tab('None', []), others]),
      },
      { title: 'One tab', content: example('one', [some, tab('None', [])]) },
      { title: 'Long titles', content: example('long', [{ ...some, title: longName }, others]) },
    ],
  }
}
