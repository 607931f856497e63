import type { LevelQuestionProps, LevelResultProps } from '#server/props/level-finder.ts'

export const questionProps: LevelQuestionProps = {
  breadcrumbs: { above: [], here: 'Level finder' },
  isEntrance: false,
  question: {
    id: 'age',
    title: 'How old will you be when you sail?',
    hint: null,
    kind: 'one',
    answers: [
      { id: '16', label: '16', isChosen: false },
      { id: '18', label: '18 or over', isChosen: true },
    ],
  },
  progress: { text: 'Question 2 of up to 10', position: 2, total: 10 },
  action: '/level-finder/3',
  kept: [{ name: 'goal', value: 'skipper' }],
  backHref: '/level-finder/1?goal=skipper&age=18',
}

export const resultProps: LevelResultProps = {
  breadcrumbs: { above: [], here: 'Level finder' },
  level: 'intermediate',
  before: null,
  main: {
    name: 'Cross-Channel weekend',
    href: '/mile-builder/cross-channel-mile-builder',
    why: 'With Day Skipper done, collect miles.',
    facts: ['3 days', '£465.00'],
    picture: '/images/art/night-crossing-800.jpg',
    intro: 'To Cherbourg and back.',
  },
  dates: [],
  datesHref: null,
  withoutDates: 'There are no dates at present.',
  alternatives: [
    {
      name: 'Night sailing weekend',
      href: '/rya-courses/night-sailing-weekend',
      why: 'Night hours close to home.',
      facts: ['2 days', '£345.00', 'From age 16'],
      picture: '/images/art/night-buoys-800.jpg',
      intro: 'Two days and a night.',
      next: 'Next: Friday 18 December, 2026, Southampton',
    },
  ],
  missing: {
    course: {
      name: 'RYA Coastal Skipper practical',
      href: '/rya-courses/rya-coastal-skipper-practical',
    },
    lead: 'Before RYA Coastal Skipper practical you need up to 200 more miles.',
    facts: [{ term: 'Sea miles', text: '300 miles; you said “100 to 299”' }],
    builders: [
      {
        name: 'Five-day Channel mile builder',
        href: '/mile-builder/channel-five-day-mile-builder',
        note: 'Gives about 5 days, 290 miles and 16 night hours',
      },
    ],
    buildersHref: '/sailing-holidays/mile-builder',
  },
  notes: [],
  answers: [
    {
      question: 'How old will you be when you sail?',
      answer: '18 or over',
      href: '/level-finder/2?goal=skipper&age=18',
    },
  ],
  restartHref: '/level-finder/1',
}
