import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Copy that loses something, and texts that show their markup. */
export const advisedCopy: readonly BrokenContent[] = [
  broken(
    'a tag that copy may not use',
    edit('home.json', 'With us.', 'With <u>us</u>.'),
    'home.json:14:24 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
  ),
  broken(
    'a heading that the page has already',
    edit('home.json', '<p>With us.</p>', '<h1>Us</h1>'),
    'home.json:14:16 warning: page_data.hero.copy: <h1> is removed; write <h3>: the page has its heading',
  ),
  broken(
    'a heading of the sixth rank',
    edit('home.json', '<p>With us.</p>', '<h6>Us</h6>'),
    'home.json:14:16 warning: page_data.hero.copy: <h6> is removed; write <h4>',
  ),
  broken(
    'a picture inside copy',
    edit('home.json', 'With us.', "With us. <img src='/a.svg'>"),
    'home.json:14:28 warning: page_data.hero.copy: <img> is removed; use a field or a block for the picture',
  ),
  broken(
    'a division instead of a paragraph',
    edit('home.json', '<p>Hello.</p>', '<div>Hello.</div>'),
    'home.json:6:17 warning: introText: <div> is removed; write <p>',
  ),
  broken(
    'a script, whose words go too',
    edit('home.json', '<p>Hello.</p>', '<p>Hello.</p><script>alert(1)</script>'),
    'home.json:6:30 warning: introText: <script> is removed with the words in it; remove it',
  ),
  broken(
    'a style sheet',
    edit('home.json', '<p>Hello.</p>', '<style>p { color: red }</style><p>Hello.</p>'),
    'home.json:6:17 warning: introText: <style> is removed with the words in it; remove it',
  ),
  broken(
    'a tag nobody has heard of',
    edit('home.json', 'With us.', 'With <marquee>us</marquee>.'),
    'home.json:14:24 warning: page_data.hero.copy: <marquee> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
  ),
  broken(
    'a comment inside copy',
    edit('home.json', 'With us.', 'With us.<!-- ask Priya -->'),
    'home.json:14:27 warning: page_data.hero.copy: a comment is removed; remove it here too',
  ),
  broken(
    'a style of its own',
    edit('home.json', '<p>With us.</p>', "<p style='color: red'>With us.</p>"),
    'home.json:14:19 warning: page_data.hero.copy: "style" of <p> is removed; remove it: the site gives copy its looks',
  ),
  broken(
    'a class',
    edit('home.json', '<p>With us.</p>', "<p class='lead'>With us.</p>"),
    'home.json:14:19 warning: page_data.hero.copy: "class" of <p> is removed; remove it: the site gives copy its looks',
  ),
  broken(
    'a handler of clicks',
    edit('home.json', '<p>With us.</p>', "<p onclick='go()'>With us.</p>"),
    'home.json:14:19 warning: page_data.hero.copy: "onclick" of <p> is removed; remove it: the site gives copy its looks',
  ),
  broken(
    'a link that asks for a new window',
    edit('home.json', 'With us.', "With <a href='/faq' target='_blank'>us</a>."),
    'home.json:14:39 warning: page_data.hero.copy: "target" of <a> is removed; remove it: the site gives copy its looks',
  ),
  broken(
    'a link that runs a script',
    edit('home.json', 'With us.', "With <a href='javascript:go()'>us</a>."),
    "home.json:14:27 warning: page_data.hero.copy: the address 'javascript:go()' is removed, so the link leads nowhere; lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address",
  ),
  broken(
    'a link to a page that is not secure',
    edit('home.json', 'With us.', "With <a href='http://sea.example'>us</a>."),
    "home.json:14:27 warning: page_data.hero.copy: the address 'http://sea.example' is removed, so the link leads nowhere; begin it with https://",
  ),
  broken(
    'a link that leaves the protocol open',
    edit('home.json', 'With us.', "With <a href='//sea.example/x'>us</a>."),
    "home.json:14:27 warning: page_data.hero.copy: the address '//sea.example/x' is removed, so the link leads nowhere; begin it with https://",
  ),
  broken(
    'a link that holds data',
    edit('home.json', 'With us.', "With <a href='data:text/html,x'>us</a>."),
    "home.json:14:27 warning: page_data.hero.copy: the address 'data:text/html,x' is removed, so the link leads nowhere; lead to a path such as /gift-vouchers, a #place, or an https:, mailto: or tel: address",
  ),
  broken(
    'emphasis that nothing closes',
    edit('home.json', 'With us.', 'With <em>us.'),
    'home.json:14:24 warning: page_data.hero.copy: <em> is never closed; put </em> where it ends',
  ),
  broken(
    'an end tag without its beginning',
    edit('home.json', 'With us.', 'With us</em>.'),
    'home.json:14:26 warning: page_data.hero.copy: </em> closes nothing; remove it, or write <em>',
  ),
  broken(
    'tags that close in the wrong order',
    edit('home.json', 'With us.', '<strong><em>With</strong> us.</em>'),
    'home.json:14:27 warning: page_data.hero.copy: <em> is never closed; put </em> where it ends',
    'home.json:14:48 warning: page_data.hero.copy: </em> closes nothing; remove it, or write <em>',
  ),
  broken(
    'a tag that is cut off',
    edit('home.json', '<p>With us.</p>', '<p>With us.</p><p'),
    'home.json:14:31 warning: page_data.hero.copy: <p has no >; put > at its end',
  ),
  broken(
    'a bad tag behind a quotation mark, a line break and a letter by its number',
    edit('home.json', 'With us.', '\\"With\\"\\n\\u00e9 <u>us</u>.'),
    'home.json:14:36 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
  ),
  broken(
    'two things in one copy',
    edit('home.json', '<p>With us.</p>', "<p class='x'><u>With</u> us.</p>"),
    'home.json:14:19 warning: page_data.hero.copy: "class" of <p> is removed; remove it: the site gives copy its looks',
    'home.json:14:29 warning: page_data.hero.copy: <u> is removed; write <em> or <strong>',
  ),
  broken(
    'a bad tag in a paragraph of an offer',
    edit('courses/competent-crew.json', 'And you cook.', 'And <u>you</u> cook.'),
    'courses/competent-crew.json:21:10 warning: overview[1]: <u> is removed; write <em> or <strong>',
  ),
  broken(
    'a bad tag in the answer to a question',
    edit('faq.json', 'Perhaps.', '<font>Perhaps.</font>'),
    'faq.json:6:18 warning: questions[0].answer: <font> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
  ),
  broken(
    'a bad tag in a block of a page',
    edit('pages/knots.json', '<p>Two are enough.</p>', '<section>Two are enough.</section>'),
    'pages/knots.json:15:16 warning: blocks[0].copy: <section> is removed; remove it, or use one of: p, br, strong, em, b, i, small, sup, sub, abbr, a, span, ul, ol, li, h3, h4, blockquote',
  ),
  broken(
    'markup in a title',
    edit('home.json', '"Learn to sail"', '"Learn <em>to</em> sail"'),
    'home.json:13:23 warning: page_data.hero.title: <em> shows as it is written; remove the tags: this text has none',
  ),
  broken(
    'markup in a list of plain lines',
    edit('courses/competent-crew.json', '"A berth"', '"A <strong>berth</strong>"'),
    'courses/competent-crew.json:26:8 warning: included[0]: <strong> shows as it is written; remove the tags: this text has none',
  ),
  broken(
    'a character by its name in plain text',
    edit('home.json', '"title": "Sailing"', '"title": "Sun &amp; sea"'),
    'home.json:5:17 warning: title: &amp; shows as it is written; write the character itself',
  ),
  broken(
    'a character by its number in plain text',
    edit('knots/bowline.json', 'A loop that will not slip.', 'A loop that won&#8217;t slip.'),
    'knots/bowline.json:5:26 warning: use: &#8217; shows as it is written; write the character itself',
  ),
]
