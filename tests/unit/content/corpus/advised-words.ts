import type { BrokenContent } from './broken-content.ts'

/** Words that search results cut, repeat or lack. */
export const advisedWords: readonly BrokenContent[] = [
  {
    name: 'a long title of a page',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '"Learn to sail on the Solent with us"',
        '"Learn to sail on the Solent with us, and with everybody else too"',
      ),
    faults: [
      'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 64 characters; shorten it: the end is cut off',
    ],
  },
  {
    name: 'a short title of a page',
    damage: (folder) =>
      folder.edit('home.json', '"Learn to sail on the Solent with us"', '"Learn to sail"'),
    faults: [
      'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 13 characters; say more',
    ],
  },
  {
    name: 'a short meta title',
    damage: (folder) =>
      folder.edit('pages/knots.json', '{ "meta_desc', '{ "meta_title": "Knots", "meta_desc'),
    faults: [
      'pages/knots.json:4:31 warning: metadata.meta_title: search results show 30 to 60 characters of a title, and this is 5 characters; say more',
    ],
  },
  {
    name: 'a short description of a page',
    damage: (folder) =>
      folder.edit(
        'pages/knots.json',
        'A page of knots, with a skipper who answers questions and tea at four o’clock.',
        'Knots.',
      ),
    faults: [
      'pages/knots.json:4:37 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 6 characters; say more',
    ],
  },
  {
    name: 'a page without a description',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '{ "meta_description": "Courses and weekends, with a skipper who answers questions and tea at four o’clock." }',
        '{}',
      ),
    faults: [
      'home.json:3:15 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is nothing; say more',
    ],
  },
  {
    name: 'a long description of a page',
    damage: (folder) =>
      folder.edit(
        'home.json',
        'Courses and weekends,',
        'Courses and weekends, long weeks and short evenings, mornings in the fog and afternoons in the cockpit under sail,',
      ),
    faults: [
      'home.json:3:37 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 176 characters; shorten it: the end is cut off',
    ],
  },
  {
    name: 'a short introduction in place of a description',
    damage: (folder) =>
      folder.edit(
        'home.json',
        '{ "meta_description": "Courses and weekends, with a skipper who answers questions and tea at four o’clock." }',
        '{}, "intro_description": "Come."',
      ),
    faults: [
      'home.json:3:40 warning: intro_description: search results show 70 to 160 characters of a description, and this is 5 characters; say more',
    ],
  },
  {
    name: 'a short description of a course',
    damage: (folder) =>
      folder.edit(
        'courses/competent-crew.json',
        'Two days of learning, with a skipper who answers questions and tea at four o’clock.',
        'Two days.',
      ),
    faults: [
      'courses/competent-crew.json:17:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 9 characters; say more',
    ],
  },
  {
    name: 'a short introduction of a product',
    damage: (folder) =>
      folder.edit(
        'products/logbook.json',
        'A book for all your miles, with a skipper who answers questions and tea at four o’clock.',
        'A book.',
      ),
    faults: [
      'products/logbook.json:13:24 warning: intro_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
    ],
  },
  {
    name: 'a short description of a product',
    damage: (folder) =>
      folder.edit(
        'products/logbook.json',
        '"intro_description"',
        '"meta_description": "A book.", "intro_description"',
      ),
    faults: [
      'products/logbook.json:13:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
    ],
  },
  {
    name: 'a short description of a knot',
    damage: (folder) =>
      folder.edit(
        'knots/bowline.json',
        'How to tie a bowline, with a skipper who answers questions and tea at four o’clock.',
        'A knot.',
      ),
    faults: [
      'knots/bowline.json:14:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
    ],
  },
  {
    name: 'two pages of one title',
    damage: (folder) =>
      folder.edit(
        'pages/knots.json',
        '"The knots that sailors use most"',
        '"Learn to sail on the Solent with us"',
      ),
    faults: [
      'pages/knots.json:3:11 warning: name: home.json has this title too; write another, so that people can tell them apart',
    ],
  },
  {
    name: 'two offers of one description',
    damage: (folder) =>
      folder.edit('holidays/solent-weekend.json', 'A weekend in Cowes', 'Two days of learning'),
    faults: [
      'holidays/solent-weekend.json:17:23 warning: meta_description: courses/competent-crew.json has this description too; write another, so that people can tell them apart',
    ],
  },
  {
    name: 'two offers of one name',
    damage: (folder) =>
      folder.edit(
        'holidays/solent-weekend.json',
        '"Solent sailing weekend"',
        '"RYA Competent Crew"',
      ),
    faults: [
      'holidays/solent-weekend.json:5:11 warning: name: courses/competent-crew.json has this name too; write another, so that people can tell them apart',
    ],
  },
]
