import { useRef } from 'react'
import { AbilityLevel } from '#js/components/offer/ability-level.tsx'
import { Accordion } from '#js/components/ui/accordion.tsx'
import { FlashMessage } from '#js/components/ui/flash-message.tsx'
import { Icon } from '#js/components/ui/icons.tsx'
import type { IconName } from '#js/components/ui/icons.tsx'
import { Money } from '#js/components/ui/money.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { Section, SectionHeading } from '#js/components/ui/section.tsx'
import type { Flash } from '#server/props/shared.ts'
import { Pressed } from '../effects.tsx'
import { entriesOf } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

const groups = ['Before you come', 'On board', 'After the weekend'].map((title) => ({
  title,
  content: <p>Boots with pale soles, one soft bag, and something warmer than you think.</p>,
}))

function BandExample({ className }: { readonly className?: string }) {
  return (
    <Section labelledBy="band-title" {...(className && { className })}>
      <h2 id="band-title" className="text-section">
        A band across the page
      </h2>
      <p className="mt-4 max-w-copy">As wide as the window, its content on the page's measure.</p>
    </Section>
  )
}

// A name that is missing here, or that no icon has, does not compile.
const every: Readonly<Record<IconName, true>> = {
  'badge-check': true,
  calendar: true,
  cart: true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  close: true,
  helm: true,
  mail: true,
  menu: true,
  pause: true,
  phone: true,
  play: true,
  search: true,
  tag: true,
  user: true,
}

function All() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {Object.keys(every).map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Icon name={name as IconName} className="size-6" />
          {name}
        </li>
      ))}
    </ul>
  )
}

const everything = copy(
  '<p>Bring <strong>one soft bag</strong> and <em>no</em> suitcase; see the <a href="/">kit list</a>.</p><ul><li>Boots with pale soles</li><li>Something warm</li></ul><ol><li>Arrive at six</li><li>Sail at seven</li></ol>',
)

const success =
  'Nearly there. We have sent an e-mail to ada@example.com: one click in it and you are on the list.'

const error = 'That link is no longer good. Sign up again and we will send you a new one.'

function FlashExample({ flash }: { readonly flash: Flash }) {
  return <FlashMessage flash={flash} ref={useRef(null)} />
}

export const basics = entriesOf([
  {
    title: 'Accordion',
    shows: ['components/ui/accordion.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'Many groups, the first open': <Accordion heading="h3" groups={groups} />,
      'Many groups, another open': (
        <Pressed button={1}>
          <Accordion heading="h3" groups={groups} />
        </Pressed>
      ),
      'One group, without a chevron': <Accordion heading="h3" groups={groups.slice(0, 1)} />,
      'Long titles': (
        <Accordion
          heading="h3"
          groups={[longName, longWord].map((title) => ({ title, content: <p>{title}</p> }))}
        />
      ),
    },
  },
  {
    title: 'Ability level',
    shows: ['components/offer/ability-level.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      Beginner: <AbilityLevel ability="beginner" />,
      Intermediate: <AbilityLevel ability="intermediate" />,
      Advanced: <AbilityLevel ability="advanced" />,
    },
  },
  {
    title: 'Section',
    shows: ['components/ui/section.tsx'],
    areAlone: true,
    states: {
      'On the page': <BandExample />,
      White: <BandExample className="bg-white" />,
    },
  },
  {
    title: 'Icons',
    shows: ['components/ui/icons.tsx'],
    areSmall: true,
    states: {
      'In the text’s colour': <All />,
      'On a dark ground': { ground: 'dark', content: <All /> },
    },
  },
  {
    title: 'Money',
    shows: ['components/ui/money.tsx'],
    ground: 'white',
    areSmall: true,
    states: {
      'An amount': <Money text="£1,236.00" tone="plain" />,
      Marked: <Money text="£1,236.00" tone="positive" />,
      'Less than nothing': <Money text="-£25.00" tone="negative" />,
    },
  },
  {
    title: 'Rich text',
    shows: ['components/ui/rich-text.tsx'],
    areSmall: true,
    states: {
      'Everything that copy may hold': <RichText html={everything} />,
      'On a dark ground': {
        ground: 'dark',
        content: (
          <div className="on-dark">
            <RichText html={everything} />
          </div>
        ),
      },
      Long: <RichText html={longCopy} />,
      'A word longer than a line': <RichText html={copy(`<p>${longWord}</p>`)} />,
      'Empty: nothing': <RichText html={copy('')} />,
    },
  },
  {
    title: 'Section heading',
    shows: ['components/ui/section.tsx'],
    states: {
      'With an introduction': (
        <SectionHeading id="heading-1" title="From first knot to Yachtmaster" copy={longCopy} />
      ),
      Without: <SectionHeading id="heading-2" title="From first knot to Yachtmaster" />,
      '80 letters': <SectionHeading id="heading-3" title={longName} />,
      'A word longer than a line': <SectionHeading id="heading-4" title={longWord} />,
    },
  },
  {
    title: 'Flash message',
    shows: ['components/ui/flash-message.tsx'],
    ground: 'dark',
    states: {
      'It worked': <FlashExample flash={{ success }} />,
      'It did not': <FlashExample flash={{ error }} />,
      Both: <FlashExample flash={{ success, error }} />,
      'One long word': <FlashExample flash={{ error: longWord }} />,
      'Nothing to say': <FlashExample flash={{}} />,
    },
  },
])
