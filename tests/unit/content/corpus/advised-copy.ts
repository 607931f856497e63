import type { BrokenContent } from './broken-content.ts'

/** Copy that loses something, and texts that show their markup. */
export const advisedCopy: readonly BrokenContent[] = [
  {
    name: 'a tag that copy may not use',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With <u>us</u>.'),
    faults: [
      'home.json:14:24 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
    ],
  },
  {
    name: 'a heading that the page has already',
    damage: (folder) => folder.edit('home.json', '<p>With us.</p>', '<h1>Us</h1>'),
    faults: [
      'home.json:14:16 warning: page_data.hero.copy: <h1> is removed; write <h3>: the page has its heading',
    ],
  },
  {
    name: 'a heading of the sixth rank',
    damage: (folder) => folder.edit('home.json', '<p>With us.</p>', '<h6>Us</h6>'),
    faults: ['home.json:14:16 warning: page_data.hero.copy: <h6> is removed; write <h4>'],
  },
  {
    name: 'a picture inside copy',
    damage: (folder) => folder.edit('home.json', 'With us.', "With us. <img src='/a.svg'>"),
    faults: [
      'home.json:14:28 warning: page_data.hero.copy: <img> is removed; use a field or a block for the picture',
    ],
  },
  {
    name: 'a division instead of a paragraph',
    damage: (folder) => folder.edit('home.json', '<p>Hello.</p>', '<div>Hello.</div>'),
    faults: ['home.json:6:17 warning: introText: <div> is removed; write <p>'],
  },
  {
    name: 'a script, whose words go too',
    damage: (folder) =>
      folder.edit('home.json', '<p>Hello.</p>', '<p>Hello.</p><script>alert(1)</script>'),
    faults: [
      'home.json:6:30 warning: introText: <script> is removed with the words in it; remove it',
    ],
  },
  {
    name: 'a style sheet',
    damage: (folder) =>
      folder.edit('home.json', '<p>Hello.</p>', '<style>p { color: red }</style><p>Hello.</p>'),
    faults: [
      'home.json:6:17 warning: introText: <style> is removed with the words in it; remove it',
    ],
  },
  {
    name: 'a tag nobody has heard of',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With <marquee>us</marquee>.'),
    faults: [
      'home.json:14:24 warning: page_data.hero.copy: <marquee> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
    ],
  },
  {
    name: 'a comment inside copy',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With us.<!-- ask Priya -->'),
    faults: [
      'home.json:14:27 warning: page_data.hero.copy: a comment is removed; remove it here too',
    ],
  },
  {
    name: 'a style of its own',
    damage: (folder) =>
      folder.edit('home.json', '<p>With us.</p>', "<p style='color: red'>With us.</p>"),
    faults: [
      'home.json:14:19 warning: page_data.hero.copy: "style" of <p> is removed; remove it: the site gives copy its looks',
    ],
  },
  {
    name: 'a class',
    damage: (folder) => folder.edit('home.json', '<p>With us.</p>', "<p class='lead'>With us.</p>"),
    faults: [
      'home.json:14:19 warning: page_data.hero.copy: "class" of <p> is removed; remove it: the site gives copy its looks',
    ],
  },
  {
    name: 'a handler of clicks',
    damage: (folder) =>
      folder.edit('home.json', '<p>With us.</p>', "<p onclick='go()'>With us.</p>"),
    faults: [
      'home.json:14:19 warning: page_data.hero.copy: "onclick" of <p> is removed; remove it: the site gives copy its looks',
    ],
  },
  {
    name: 'a link that asks for a new window',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='/faq' target='_blank'>us</a>."),
    faults: [
      'home.json:14:39 warning: page_data.hero.copy: "target" of <a> is removed; remove it: the site gives copy its looks',
    ],
  },
  {
    name: 'a link that runs a script',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='javascript:go()'>us</a>."),
    faults: [
      "home.json:14:27 warning: page_data.hero.copy: the address 'javascript:go()' is removed, so the link leads nowhere; lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address",
    ],
  },
  {
    name: 'a link to a page that is not secure',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='http://sea.example'>us</a>."),
    faults: [
      "home.json:14:27 warning: page_data.hero.copy: the address 'http://sea.example' is removed, so the link leads nowhere; begin it with https://",
    ],
  },
  {
    name: 'a link that leaves the protocol open',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='//sea.example/x'>us</a>."),
    faults: [
      "home.json:14:27 warning: page_data.hero.copy: the address '//sea.example/x' is removed, so the link leads nowhere; begin it with https://",
    ],
  },
  {
    name: 'a link that holds data',
    damage: (folder) =>
      folder.edit('home.json', 'With us.', "With <a href='data:text/html,x'>us</a>."),
    faults: [
      "home.json:14:27 warning: page_data.hero.copy: the address 'data:text/html,x' is removed, so the link leads nowhere; lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address",
    ],
  },
  {
    name: 'emphasis that nothing closes',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With <em>us.'),
    faults: [
      'home.json:14:24 warning: page_data.hero.copy: <em> is never closed; put </em> where it ends',
    ],
  },
  {
    name: 'an end tag without its beginning',
    damage: (folder) => folder.edit('home.json', 'With us.', 'With us</em>.'),
    faults: [
      'home.json:14:26 warning: page_data.hero.copy: </em> closes nothing; remove it, or write <em>',
    ],
  },
  {
    name: 'tags that close in the wrong order',
    damage: (folder) => folder.edit('home.json', 'With us.', '<strong><em>With</strong> us.</em>'),
    faults: [
      'home.json:14:27 warning: page_data.hero.copy: <em> is never closed; put </em> where it ends',
      'home.json:14:48 warning: page_data.hero.copy: </em> closes nothing; remove it, or write <em>',
    ],
  },
  {
    name: 'a tag that is cut off',
    damage: (folder) => folder.edit('home.json', '<p>With us.</p>', '<p>With us.</p><p'),
    faults: ['home.json:14:31 warning: page_data.hero.copy: <p has no >; put > at its end'],
  },
  {
    name: 'a bad tag behind a quotation mark, a line break and a letter by its number',
    damage: (folder) => folder.edit('home.json', 'With us.', '\\"With\\"\\n\\u00e9 <u>us</u>.'),
    faults: [
      'home.json:14:36 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
    ],
  },
  {
    name: 'two things in one copy',
    damage: (folder) =>
      folder.edit('home.json', '<p>With us.</p>', "<p class='x'><u>With</u> us.</p>"),
    faults: [
      'home.json:14:19 warning: page_data.hero.copy: "class" of <p> is removed; remove it: the site gives copy its looks',
      'home.json:14:29 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
    ],
  },
  {
    name: 'a bad tag in a paragraph of an offer',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', 'And you cook.', 'And <u>you</u> cook.'),
    faults: [
      'courses/competent-crew.json:21:10 warning: overview[1]: <u> is removed; write <em> or <strong>',
    ],
  },
  {
    name: 'a bad tag in the answer to a question',
    damage: (folder) => folder.edit('faq.json', 'Perhaps.', '<font>Perhaps.</font>'),
    faults: [
      'faq.json:6:18 warning: questions[0].answer: <font> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
    ],
  },
  {
    name: 'a bad tag in a block of a page',
    damage: (folder) =>
      folder.edit(
        'pages/knots.json',
        '<p>Two are enough.</p>',
        '<section>Two are enough.</section>',
      ),
    faults: [
      'pages/knots.json:15:16 warning: blocks[0].copy: <section> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
    ],
  },
  {
    name: 'markup in a title',
    damage: (folder) => folder.edit('home.json', '"Learn to sail"', '"Learn <em>to</em> sail"'),
    faults: [
      'home.json:13:23 warning: page_data.hero.title: <em> shows as it is written; remove the tags: this text has none',
    ],
  },
  {
    name: 'markup in a list of plain lines',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', '"A berth"', '"A <strong>berth</strong>"'),
    faults: [
      'courses/competent-crew.json:26:8 warning: included[0]: <strong> shows as it is written; remove the tags: this text has none',
    ],
  },
  {
    name: 'a character by its name in plain text',
    damage: (folder) => folder.edit('home.json', '"title": "Sailing"', '"title": "Sun &amp; sea"'),
    faults: [
      'home.json:5:17 warning: title: &amp; shows as it is written; write the character itself',
    ],
  },
  {
    name: 'a character by its number in plain text',
    damage: (folder) =>
      folder.edit(
        'knots/bowline.json',
        'A loop that will not slip.',
        'A loop that won&#8217;t slip.',
      ),
    faults: [
      'knots/bowline.json:5:26 warning: use: &#8217; shows as it is written; write the character itself',
    ],
  },
]
