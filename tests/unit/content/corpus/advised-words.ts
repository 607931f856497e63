import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'
import { rest } from './well-kept-content.ts'

const title = '"Learn to sail on the Solent with us"'

/** Words that search results cut, repeat or lack. */
export const advisedWords: readonly BrokenContent[] = [
  broken(
    'titles and descriptions that are too long, too short, or another’s',
    [
      edit('home.json', title, title.replace('us', 'us, and with everybody else too')),
      edit('home.json', `"meta_description": "Courses and weekends${rest}."`, ''),
      edit('pages/knots.json', '{ "meta_desc', '{ "meta_title": "Knots", "meta_desc'),
      edit('pages/knots.json', rest, ''),
      edit('courses/competent-crew.json', rest, ''),
      edit('products/logbook.json', rest, ''),
      edit('knots/bowline.json', rest, ''),
      edit('holidays/solent-weekend.json', '"Solent sailing weekend"', '"RYA Competent Crew"'),
    ],
    'courses/competent-crew.json:17:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 21 characters; say more',
    'holidays/solent-weekend.json:5:11 warning: name: courses/competent-crew.json has this name too; write another, so that people can tell them apart',
    'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 64 characters; shorten it: the end is cut off',
    'home.json:3:15 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is nothing; say more',
    'knots/bowline.json:14:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 21 characters; say more',
    'pages/knots.json:4:31 warning: metadata.meta_title: search results show 30 to 60 characters of a title, and this is 5 characters; say more',
    'pages/knots.json:4:60 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 16 characters; say more',
    'products/logbook.json:13:24 warning: intro_description: search results show 70 to 160 characters of a description, and this is 26 characters; say more',
  ),
  broken(
    'a short title, a long description, a product’s own description, and two offers of one',
    [
      edit('home.json', title, '"Learn to sail"'),
      edit('home.json', 'Courses and', `Courses${rest}, ${'many '.repeat(5)}and`),
      edit('products/logbook.json', '"intro_desc', '"meta_description": "A book.", "intro_desc'),
      edit('holidays/solent-weekend.json', 'A weekend in Cowes', 'Two days of learning'),
    ],
    'holidays/solent-weekend.json:17:23 warning: meta_description: courses/competent-crew.json has this description too; write another, so that people can tell them apart',
    'holidays/solent-weekend.json:17:23 warning: meta_description: begins as that of courses/competent-crew.json does: “Two days of learning, with”; begin it another way',
    'holidays/solent-weekend.json:17:23 warning: meta_description: courses/competent-crew.json has this sentence too: “Two days of learning, with a skipper who answers questions and tea at four o’clock.”; say it in other words',
    'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 13 characters; say more',
    'home.json:3:37 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 171 characters; shorten it: the end is cut off',
    'products/logbook.json:13:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
  ),
  broken(
    'a short introduction in place of a description, and two pages of one title',
    [
      edit('home.json', `{ "meta_description": "Courses and weekends${rest}." }`, '{}'),
      edit('home.json', '"title": "Sailing"', '"title": "Sailing", "intro_description": "Come."'),
      edit('pages/knots.json', '"The knots that sailors use most"', title),
    ],
    'home.json:5:44 warning: intro_description: search results show 70 to 160 characters of a description, and this is 5 characters; say more',
    'pages/knots.json:3:11 warning: name: home.json has this title too; write another, so that people can tell them apart',
  ),
]
