import { RichText } from '#js/components/rich-text.tsx'
import { SectionHeading } from '#js/components/section-heading.tsx'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

const everything = copy(
  '<p>Bring <strong>one soft bag</strong> and <em>no</em> suitcase; see the <a href="/">kit list</a>.</p><ul><li>Boots with pale soles</li><li>Something warm</li></ul><ol><li>Arrive at six</li><li>Sail at seven</li></ol>',
)

export const richText: Entry = {
  title: 'Rich text',
  group: 'Components',
  shows: ['components/rich-text.tsx'],
  areSmall: true,
  states: [
    { title: 'Everything that copy may hold', content: <RichText html={everything} /> },
    {
      title: 'On a dark ground',
      ground: 'dark',
      content: (
        <div className="on-dark">
          <RichText html={everything} />
        </div>
      ),
    },
    { title: 'Long', content: <RichText html={longCopy} /> },
    { title: 'A word longer than a line', content: <RichText html={copy(`<p>${longWord}</p>`)} /> },
    { title: 'Empty: nothing', content: <RichText html={copy('')} /> },
  ],
}

export const sectionHeading: Entry = {
  title: 'Section heading',
  group: 'Components',
  shows: ['components/section-heading.tsx'],
  states: [
    {
      title: 'With an introduction',
      content: (
        <SectionHeading id="heading-1" title="From first knot to Yachtmaster" copy={longCopy} />
      ),
    },
    {
      title: 'Without',
      content: <SectionHeading id="heading-2" title="From first knot to Yachtmaster" />,
    },
    { title: '80 letters', content: <SectionHeading id="heading-3" title={longName} /> },
    {
      title: 'A word longer than a line',
      content: <SectionHeading id="heading-4" title={longWord} />,
    },
  ],
}
