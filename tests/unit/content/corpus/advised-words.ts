import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Words that search results cut, repeat or lack. */
export const advisedWords: readonly BrokenContent[] = [
  broken(
    'a long title of a page',
    edit(
      'home.json',
      '"Learn to sail on the Solent with us"',
      '"Learn to sail on the Solent with us, and with everybody else too"',
    ),
    'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 64 characters; shorten it: the end is cut off',
  ),
  broken(
    'a short title of a page',
    edit('home.json', '"Learn to sail on the Solent with us"', '"Learn to sail"'),
    'home.json:2:11 warning: name: search results show 30 to 60 characters of a title, and this is 13 characters; say more',
  ),
  broken(
    'a short meta title',
    edit('pages/knots.json', '{ "meta_desc', '{ "meta_title": "Knots", "meta_desc'),
    'pages/knots.json:4:31 warning: metadata.meta_title: search results show 30 to 60 characters of a title, and this is 5 characters; say more',
  ),
  broken(
    'a short description of a page',
    edit(
      'pages/knots.json',
      'A page of knots, with a skipper who answers questions and tea at four o’clock.',
      'Knots.',
    ),
    'pages/knots.json:4:37 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 6 characters; say more',
  ),
  broken(
    'a page without a description',
    edit(
      'home.json',
      '{ "meta_description": "Courses and weekends, with a skipper who answers questions and tea at four o’clock." }',
      '{}',
    ),
    'home.json:3:15 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is nothing; say more',
  ),
  broken(
    'a long description of a page',
    edit(
      'home.json',
      'Courses and weekends,',
      'Courses and weekends, long weeks and short evenings, mornings in the fog and afternoons in the cockpit under sail,',
    ),
    'home.json:3:37 warning: metadata.meta_description: search results show 70 to 160 characters of a description, and this is 176 characters; shorten it: the end is cut off',
  ),
  broken(
    'a short introduction in place of a description',
    edit(
      'home.json',
      '{ "meta_description": "Courses and weekends, with a skipper who answers questions and tea at four o’clock." }',
      '{}, "intro_description": "Come."',
    ),
    'home.json:3:40 warning: intro_description: search results show 70 to 160 characters of a description, and this is 5 characters; say more',
  ),
  broken(
    'a short description of a course',
    edit(
      'courses/competent-crew.json',
      'Two days of learning, with a skipper who answers questions and tea at four o’clock.',
      'Two days.',
    ),
    'courses/competent-crew.json:17:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 9 characters; say more',
  ),
  broken(
    'a short introduction of a product',
    edit(
      'products/logbook.json',
      'A book for all your miles, with a skipper who answers questions and tea at four o’clock.',
      'A book.',
    ),
    'products/logbook.json:13:24 warning: intro_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
  ),
  broken(
    'a short description of a product',
    edit(
      'products/logbook.json',
      '"intro_description"',
      '"meta_description": "A book.", "intro_description"',
    ),
    'products/logbook.json:13:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
  ),
  broken(
    'a short description of a knot',
    edit(
      'knots/bowline.json',
      'How to tie a bowline, with a skipper who answers questions and tea at four o’clock.',
      'A knot.',
    ),
    'knots/bowline.json:14:23 warning: meta_description: search results show 70 to 160 characters of a description, and this is 7 characters; say more',
  ),
  broken(
    'two pages of one title',
    edit(
      'pages/knots.json',
      '"The knots that sailors use most"',
      '"Learn to sail on the Solent with us"',
    ),
    'pages/knots.json:3:11 warning: name: home.json has this title too; write another, so that people can tell them apart',
  ),
  broken(
    'two offers of one description',
    edit('holidays/solent-weekend.json', 'A weekend in Cowes', 'Two days of learning'),
    'holidays/solent-weekend.json:17:23 warning: meta_description: courses/competent-crew.json has this description too; write another, so that people can tell them apart',
    'holidays/solent-weekend.json:17:23 warning: meta_description: begins as that of courses/competent-crew.json does: “Two days of learning, with”; begin it another way',
    'holidays/solent-weekend.json:17:23 warning: meta_description: courses/competent-crew.json has this sentence too: “Two days of learning, with a skipper who answers questions and tea at four o’clock.”; say it in other words',
  ),
  broken(
    'two offers of one name',
    edit('holidays/solent-weekend.json', '"Solent sailing weekend"', '"RYA Competent Crew"'),
    'holidays/solent-weekend.json:5:11 warning: name: courses/competent-crew.json has this name too; write another, so that people can tell them apart',
  ),
]
