import type { BrokenContent } from './broken-content.ts'
import { broken, edit, remove, write } from './broken.ts'

const nine = Array.from({ length: 9 }, (_, at) => `{ "name": "Question ${at}", "href": "/faq" }`)

/** What menus promise, what is told in one place alone, and what all pictures weigh. */
export const advisedWhole: readonly BrokenContent[] = [
  broken(
    'menus without what they always name, or with too much; words that figures contradict; heavy pictures',
    [
      remove('holidays/arc-rally.json'),
      edit('navigation.json', '"solent-weekend"', '"sail-the-solent-weekend"'),
      edit('navigation.json', '"racing": []', `"racing": [${nine.join(', ')}]`),
      edit('pages/knots.json', 'Two are enough.', 'Ring 01632 960 214 for 10 knots.'),
      edit('home.json', 'With us.', 'With us on six yachts.'),
      edit('home.json', 'Hello.', 'Read 3,200 reviews.'),
      write('../public/images/huge.jpg', Buffer.alloc(34_000_000)),
    ],
    'home.json:6:16 warning: introText: says “3,200 reviews”, and ratings.json has 10; write how many there are, or no number',
    'home.json:14:15 warning: page_data.hero.copy: says “six yachts”, and fleet.json has 1; write how many there are, or no number',
    'navigation.json:1:1 warning: the menu of adventures always names "arc-rally", and there is no such trip; put holidays/arc-rally.json back, or publish it',
    'navigation.json:20:5 warning: weekendHolidays[0]: the menu has this trip always, so it stands there twice; remove it here',
    'navigation.json:32:13 warning: racing: has 9 items, and a menu shows 8 of them; remove some: “View all” has the rest',
    'pages/knots.json:15:15 warning: blocks[0].copy: “01632 960 214” stands in company.json, and would be forgotten here; use a block of the type contact',
    'pages/knots.json:15:15 warning: blocks[0].copy: says “10 knots”, and the folder knots has 1; write how many there are, or no number',
    '../pictures.json:1:1 warning: all pictures weigh 34.6 MB together, and 34.0 MB is the most; remove what no page needs, or use smaller ones',
  ),
  broken(
    'a trip that menus always name, without the tag of its address',
    (folder) => folder.edit('holidays/arc-rally.json', '"tags": [19]', '"tags": [9]'),
    'holidays/arc-rally.json:7:11 warning: tags: lacks 19, by which the menu of adventures finds this trip; add 19',
  ),
  broken(
    'buttons of the home page that lead to the page itself, or where another leads',
    [
      edit('home.json', '"/rya-courses"', '"#courses"'),
      edit('home.json', '"/sailing-holidays"', '"/events"'),
    ],
    'home.json:52:20 warning: page_data.cta2.buttonUrl: leads to a part of the page that it stands on; name the page that this block speaks of',
    'home.json:69:20 warning: page_data.cta3.buttonUrl: leads where the button of hero leads; name the page that this block speaks of',
  ),
  broken(
    'a list of offers under many words',
    [
      edit('pages/knots.json', '"web.home"', '"web.courses.all"'),
      edit('pages/knots.json', '/images/a.svg', '/images/wide-1600.jpg'),
      edit(
        'pages/knots.json',
        '"altText": "A rope"',
        `"altText": "A rope", "description": "${'Ropes run. '.repeat(8).trim()}"`,
      ),
    ],
    'pages/knots.json:9:41 warning: banner.description: has 87 characters, and over a list 80 are the most; shorten it; a block under the list has room for more',
  ),
  broken(
    'a trip of weeks in the menu of weekends',
    [
      edit('navigation.json', '"solent-weekend"', '"arc-rally"'),
      edit('holidays/arc-rally.json', '"days": 2', '"days": 28'),
      edit('holidays/arc-rally.json', '"nights": 2', '"nights": 28'),
      edit('holidays/arc-rally.json', '"length": "2 days"', '"length": "28 days"'),
    ],
    'navigation.json:22:15 warning: weekendHolidays[0].slug: takes 28 days, and a weekend has at most 3; list it under holidays',
  ),
]
