import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Copy that loses something, and texts that show their markup. What is lost: `removed-from.test.ts`. */
export const advisedCopy: readonly BrokenContent[] = [
  broken(
    'copy of every kind that loses something, told at its place behind escapes too',
    [
      edit('home.json', 'With us.', '\\"With\\"\\n\\u00e9 <u>us</u>.'),
      edit('home.json', '<p>Hello.</p>', "<p class='x'><u>Hello.</u></p>"),
      edit('courses/competent-crew.json', 'And you cook.', 'And <u>you</u> cook.'),
      edit('faq.json', 'Perhaps.', '<h1>Perhaps.</h1>'),
      edit('pages/knots.json', '<p>Two are enough.</p>', '<div>Two are enough.</div>'),
    ],
    'courses/competent-crew.json:21:10 warning: overview[1]: <u> is removed; write <em> or <strong>',
    'faq.json:6:18 warning: questions[0].answer: <h1> is removed; write <h3>: the page has its heading',
    'home.json:6:20 warning: introText: "class" of <p> is removed; remove it: the site gives copy its looks',
    'home.json:6:30 warning: introText: <u> is removed; write <em> or <strong>',
    'home.json:14:36 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
    'pages/knots.json:15:16 warning: blocks[0].copy: <div> is removed; write <p>',
  ),
  broken(
    'markup in texts that have none',
    [
      edit('home.json', '"Learn to sail"', '"Learn <em>to</em> sail"'),
      edit('courses/competent-crew.json', '"A berth"', '"A <strong>berth</strong>"'),
      edit('home.json', '"title": "Sailing"', '"title": "Sun &amp; sea"'),
      edit('knots/bowline.json', 'A loop that will not slip.', 'A loop that won&#8217;t slip.'),
    ],
    'courses/competent-crew.json:26:8 warning: included[0]: <strong> shows as it is written; remove the tags: this text has none',
    'home.json:5:17 warning: title: &amp; shows as it is written; write the character itself',
    'home.json:13:23 warning: page_data.hero.title: <em> shows as it is written; remove the tags: this text has none',
    'knots/bowline.json:5:26 warning: use: &#8217; shows as it is written; write the character itself',
  ),
]
