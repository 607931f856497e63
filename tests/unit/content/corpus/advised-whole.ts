import type { ContentFile } from '../../../support/small-content.ts'
import type { BrokenContent } from './broken-content.ts'

/** What menus promise, what is told in one place alone, and what all pictures weigh. */
export const advisedWhole: readonly BrokenContent[] = [
  {
    name: 'a trip that menus always name, and that is gone',
    damage: (folder) => folder.remove('holidays/arc-rally.json'),
    faults: [
      'navigation.json:1:1 warning: the menu of adventures always names "arc-rally", and there is no such trip; put holidays/arc-rally.json back, or publish it',
    ],
  },
  {
    name: 'a trip that menus always name, without the tag of its address',
    damage: (folder) =>
      folder.edit('holidays/arc-rally.json' as ContentFile, '"tags": [19]', '"tags": [9]'),
    faults: [
      'holidays/arc-rally.json:7:11 warning: tags: lacks 19, by which the menu of adventures finds this trip; add 19',
    ],
  },
  {
    name: 'the Solent weekend in the menu that has it always',
    damage: (folder) =>
      folder.edit('navigation.json', '"solent-weekend"', '"sail-the-solent-weekend"'),
    faults: [
      'navigation.json:20:5 warning: weekendHolidays[0]: the menu has this trip always, so it stands there twice; remove it here',
    ],
  },
  {
    name: 'a menu of nine',
    damage(folder) {
      const items = Array.from({ length: 9 }, (_, index) => {
        return `{ "name": "Question ${index}", "href": "/faq" }`
      })
      folder.edit('navigation.json', '"racing": []', `"racing": [${items.join(', ')}]`)
    },
    faults: [
      'navigation.json:32:13 warning: racing: has 9 items, and a menu shows 8 of them; remove some: “View all” has the rest',
    ],
  },
  {
    name: 'the telephone number on a page',
    damage: (folder) =>
      folder.edit('pages/knots.json', 'Two are enough.', 'Ring 01632 960 214 for rope.'),
    faults: [
      'pages/knots.json:15:15 warning: blocks[0].copy: “01632 960 214” stands in company.json, and would be forgotten here; use a block of the type contact',
    ],
  },
  {
    name: 'more yachts than there are',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With us on six yachts.'),
    faults: [
      'home.json:14:15 warning: page_data.hero.copy: says “six yachts”, and fleet.json has 1; write how many there are, or no number',
    ],
  },
  {
    name: 'fewer knots than a page says',
    damage: (folder) => folder.edit('pages/knots.json', 'Two are enough.', 'Here are 10 knots.'),
    faults: [
      'pages/knots.json:15:15 warning: blocks[0].copy: says “10 knots”, and the folder knots has 1; write how many there are, or no number',
    ],
  },
  {
    name: 'another count of reviews than there is',
    damage: (folder) => folder.edit('home.json', 'With us.', 'Read 3,200 reviews.'),
    faults: [
      'home.json:14:15 warning: page_data.hero.copy: says “3,200 reviews”, and ratings.json has 10; write how many there are, or no number',
    ],
  },
  {
    name: 'pictures of more than 25 MB',
    damage: (folder) => folder.write('../public/images/huge.jpg', Buffer.alloc(25_000_000)),
    faults: [
      '../pictures.json:1:1 warning: all pictures weigh 25.5 MB together, and 25.0 MB is the most; remove what no page needs, or use smaller ones',
    ],
  },
]
