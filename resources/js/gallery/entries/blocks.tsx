import { ChoiceLinks } from '#js/sections/choice-links.tsx'
import { GuideBlocks } from '#js/sections/guide-blocks.tsx'
import { PlainBlocks } from '#js/sections/plain-blocks.tsx'
import { QuestionFilter } from '#js/sections/question-filter.tsx'
import type { GuideBlock } from '#server/props/info-pages.ts'
import { entriesOf } from '../entry.ts'
import { copy, longCopy, longName, longWord } from '../samples.ts'

const drawing = '/images/figures/knot-bowline-1-800.jpg'

const course = { name: 'RYA Competent Crew', href: '/rya-courses/rya-competent-crew' }

const money = { text: '£695.00', tone: 'plain' } as const

const rung = { ...course, ability: 'beginner', length: '5 days', price: money } as const

const shown: Readonly<Record<string, GuideBlock>> = {
  Picture: {
    type: 'picture',
    title: 'The bowline',
    imageUrl: drawing,
    imageAltText: 'A loop in a rope',
    caption: 'The first of five movements.',
  },
  'Picture and text': {
    type: 'picture-and-text',
    title: 'The bowline',
    copy: longCopy,
    side: 'right',
    imageUrl: drawing,
    imageAltText: 'A loop in a rope',
  },
  Facts: { type: 'facts', title: 'In numbers', rows: [{ name: 'Hours', value: 'At least 40' }] },
  Points: { type: 'points', title: 'Leaving', points: ['Lift the chain slowly.', longName] },
  Sections: {
    type: 'sections',
    title: 'The terms',
    sections: [
      { id: 'who-we-are', title: 'Who we are', copy: longCopy },
      { id: 'what-you-buy', title: longName, copy: longCopy },
    ],
  },
  Steps: {
    type: 'steps',
    title: 'The three steps',
    steps: [
      { name: 'Look and prepare', actions: ['Motor past the gap once.', longName] },
      { name: 'Drop', actions: ['Gather sternway.'], imageUrl: drawing, imageAltText: 'A loop' },
    ],
  },
  Promises: {
    type: 'promises',
    title: 'The promises',
    promises: ['Satisfied', 'Safe', 'Skilled'].map((name) => ({
      name,
      copy: longCopy,
      deadline: 'Within 7 days',
    })),
  },
  Ladder: {
    type: 'ladder',
    title: 'What each rung needs',
    rungs: [
      { ...rung, place: 'afloat', needs: 'Nothing', gives: 'A useful pair of hands' },
      { ...rung, href: '/theory', place: 'ashore', needs: longName, gives: longName },
    ],
  },
  Shares: {
    type: 'shares',
    title: 'Three blocks',
    note: 'The shares are ours.',
    parts: [
      { name: 'Tides', share: 50, topics: ['Springs', 'Neaps'], copy: copy('<p>Sums.</p>') },
      { name: 'Weather', share: 40, topics: ['Fronts'] },
      { name: 'Rope', share: 10, topics: [longName] },
    ],
  },
  Questions: {
    type: 'questions',
    title: 'Starting out',
    questions: [
      { id: 'gallery-cabins', question: 'Are there cabins?', answer: copy('Shared ones.') },
      { id: 'gallery-long', question: longName, answer: longCopy },
    ],
  },
  Knots: {
    type: 'knots',
    title: 'The knots',
    knots: [
      {
        id: 'gallery-bowline',
        name: 'Bowline',
        use: 'A loop that will not slip.',
        mistake: 'The small loop turned the wrong way.',
        limit: 'Undoing under load.',
        steps: [{ text: 'Form a small loop.', picture: drawing }],
        taughtIn: [course],
      },
    ],
  },
  Kit: {
    type: 'kit',
    title: 'What to pack',
    kit: { essential: ['A soft bag'], helpful: ['A book'], leaveAtHome: ['A suitcase'] },
  },
  Yachts: {
    type: 'yachts',
    title: 'The fleet',
    yachts: [
      {
        id: 'dunlin',
        name: 'Dunlin',
        kind: '36 ft cruiser',
        length: '36 feet',
        berths: '6 berths',
        description: longCopy,
        image: drawing,
        abilities: ['beginner', 'advanced'],
        next: { ...course, when: '5 to 9 April 2027' },
      },
    ],
  },
  'What people say': {
    type: 'testimonials',
    testimonials: [{ id: 1, score: 5, title: 'Dry socks', name: 'Ada', text: longCopy }],
  },
  'Call to action': {
    type: 'call-to-action',
    title: 'And then?',
    copy: copy('<p>Come aboard.</p>'),
    buttonUrl: '/events',
    buttonText: 'See the dates',
  },
}

const still = () => undefined

function row(name: string, ...labels: readonly string[]) {
  const choices = labels.map((label, index) => ({
    label,
    href: '/_gallery',
    isChosen: index === 0,
  }))
  return <ChoiceLinks name={name} choices={choices} />
}

export const blocks = entriesOf([
  {
    title: 'Blocks',
    shows: ['sections/plain-blocks.tsx'],
    areAlone: true,
    states: {
      Text: (
        <PlainBlocks
          blocks={[
            { type: 'text', title: 'The Gold residential', copy: longCopy },
            { type: 'text', copy: copy('<p>Text without a heading.</p>') },
          ]}
        />
      ),
      Overview: (
        <PlainBlocks
          blocks={[{ type: 'overview', title: longName, copy: longCopy, linkToLearn: true }]}
        />
      ),
      Enquiry: (
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
  },
  {
    title: 'Blocks of guides',
    shows: [
      'sections/guide-blocks.tsx',
      'sections/answer-blocks.tsx',
      'sections/blocks/block-frame.tsx',
      'sections/blocks/blocks-of.tsx',
      'sections/blocks/enquiry.tsx',
      'sections/blocks/text-blocks.tsx',
      'sections/blocks/knots.tsx',
      'sections/blocks/ladder.tsx',
      'sections/blocks/plain-views.tsx',
      'sections/blocks/questions.tsx',
      'sections/blocks/shares.tsx',
      'sections/blocks/yachts.tsx',
    ],
    areAlone: true,
    states: Object.fromEntries(
      Object.entries(shown).map(([title, block]) => [
        title,
        <GuideBlocks key={title} blocks={[block]} />,
      ]),
    ),
  },
  {
    title: 'Find a question',
    shows: ['sections/question-filter.tsx'],
    areAlone: true,
    states: {
      'Nothing asked': <QuestionFilter words="" found={26} total={26} onChange={still} />,
      'Some found': <QuestionFilter words="dry" found={3} total={26} onChange={still} />,
      'Nothing found': <QuestionFilter words="submarine" found={0} total={26} onChange={still} />,
    },
  },
  {
    title: 'Choice links',
    shows: ['sections/choice-links.tsx'],
    states: {
      'The first of three': row('Kinds', 'Everything', 'Books', 'Clothing'),
      'Long labels': row('Long kinds', longName, longWord),
    },
  },
])
