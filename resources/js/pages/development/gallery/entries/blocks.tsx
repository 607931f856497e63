import { Blocks } from '#js/sections/blocks.tsx'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName } from '../samples.ts'

export const blocks: Entry = {
  title: 'Blocks',
  group: 'Sections',
  shows: ['sections/blocks.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Text',
      content: (
        <Blocks
          blocks={[
            { type: 'text', title: 'The Gold residential', copy: longCopy },
            { type: 'text', copy: copy('<p>Text without a heading.</p>') },
          ]}
        />
      ),
    },
    {
      title: 'Overview',
      content: (
        <Blocks
          blocks={[{ type: 'overview', title: longName, copy: longCopy, linkToLearn: true }]}
        />
      ),
    },
    {
      title: 'Enquiry',
      content: (
        <Blocks blocks={[{ type: 'enquiry', title: 'Ask for your team', subject: 'dofe' }]} />
      ),
    },
  ],
}
