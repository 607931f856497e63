import { ButtonLink } from '#js/components/button-link.tsx'
import { Focused } from '../effects.tsx'
import type { Entry } from '../entry.ts'
import { longName } from '../samples.ts'

export const buttonLink: Entry = {
  title: 'Button link',
  group: 'Components',
  shows: ['components/button-link.tsx'],
  areSmall: true,
  states: [
    { title: 'Usual', content: <ButtonLink href="/">Go to the home page</ButtonLink> },
    {
      title: 'On a dark ground',
      ground: 'dark',
      content: <ButtonLink href="/">Go to the home page</ButtonLink>,
    },
    { title: 'More words than fit a line', content: <ButtonLink href="/">{longName}</ButtonLink> },
    {
      title: 'With the focus',
      isAlone: true,
      content: (
        <Focused>
          <p className="p-8">
            <ButtonLink href="/">Go to the home page</ButtonLink>
          </p>
        </Focused>
      ),
    },
    {
      title: 'With the focus on a dark ground',
      isAlone: true,
      ground: 'dark',
      content: (
        <Focused>
          <p className="p-8">
            <ButtonLink href="/">Go to the home page</ButtonLink>
          </p>
        </Focused>
      ),
    },
  ],
}
