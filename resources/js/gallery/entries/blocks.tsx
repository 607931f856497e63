import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import type { Entry } from '../entry.ts'
import { copy, longCopy, longName } from '../samples.ts'

export const blocks: Entry = {
  title: 'Blocks',
  group: 'Sections',
  shows: ['sections/plain-blocks.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Text',
      content: (
        <PlainBlocks
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
        <PlainBlocks
          blocks={[{ type: 'overview', title: longName, copy: longCopy, linkToLearn: true }]}
        />
      ),
    },
    {
      title: 'Enquiry',
      content: (
        <PlainBlocks
          blocks={[
            {
              type: 'enquiry',
              title: 'Ask for your team',
              subject: 'dofe',
              action: '/contact-us',
            },
          ]}
        />
      ),
    },
  ],
}
