import type { BrokenContent } from './broken-content.ts'
import { broken, edit, write } from './broken.ts'

/** Files that are not the JSON they should be. */
export const brokenText: readonly BrokenContent[] = [
  broken(
    'an empty file',
    write('home.json', ''),
    'home.json:1:1 is empty; write a JSON object, or put the last version back',
  ),
  broken(
    'nothing but white space',
    write('ratings.json', ' \n\t\n'),
    'ratings.json:1:1 is empty; write a JSON object, or put the last version back',
  ),
  broken(
    'a byte order mark',
    write('ratings.json', '\uFEFF{}\n'),
    'ratings.json:1:1 starts with an invisible byte order mark; save it as UTF-8 without BOM',
  ),
  broken(
    'text in another encoding',
    write('ratings.json', Buffer.from('{"caf\xe9": 1}', 'latin1')),
    'ratings.json:1:1 is not UTF-8 text; save it as UTF-8',
  ),
  broken(
    'a list where an object belongs',
    write('ratings.json', '\n  [1, 2]\n'),
    'ratings.json:2:3 holds a list; it must hold one object: { … }',
  ),
  broken(
    'a number where an object belongs',
    write('ratings.json', '4.9'),
    'ratings.json:1:1 holds one number; it must hold one object: { … }',
  ),
  broken(
    'a missing comma',
    edit('home.json', '"name": "Home",', '"name": "Home"'),
    'home.json:2:17 a comma is missing; put , at the end of what stands before',
  ),
  broken(
    'a comma after the last entry',
    edit('home.json', '"slug": "competent-crew"', '"slug": "competent-crew",'),
    'home.json:25:33 a comma that nothing follows; remove the comma',
  ),
  broken(
    'a comment, and the rest is checked all the same',
    [
      edit('home.json', '"metadata": {}', '// ask Priya\n  "metadata": {}'),
      edit('home.json', '"altText": "A yacht"', '"altText": ""'),
    ],
    'home.json:3:3 a comment; remove it: JSON has none',
    'home.json:13:18 page_data.hero.altText: is empty; write something, or remove the line if it may be left out',
  ),
  broken(
    'text that is not closed',
    edit('home.json', '"A yacht",', '"A yacht,'),
    'home.json:12:18 text without its closing quotation mark; put " at its end, on the same line',
  ),
  broken(
    'curly quotation marks',
    edit('home.json', '"A yacht"', '“A yacht”'),
    'home.json:12:18 a curly quotation mark; write a straight one: "',
  ),
  broken(
    'single quotation marks',
    edit('home.json', '"A yacht"', "'A yacht'"),
    'home.json:12:18 text in single quotation marks; write "double" ones',
  ),
  broken(
    'a quotation mark inside text',
    edit('home.json', '"A yacht"', '"A "yacht""'),
    'home.json:12:22 a quotation mark inside text ends it here; write \\" or a curly one inside text',
  ),
  broken(
    'a key without quotation marks',
    edit('home.json', '"altText":', 'altText:'),
    'home.json:12:7 the key altText has no quotation marks; write "altText"',
  ),
  broken(
    'a word that JSON does not know',
    edit('courses/competent-crew.json', '"vat": "standard"', '"vat": yes'),
    'courses/competent-crew.json:14:10 yes is not text, a number, true, false or null; put text in "quotation marks"',
  ),
  broken(
    'a missing colon',
    edit('home.json', '"name": "Home"', '"name" "Home"'),
    'home.json:2:10 a colon is missing; write "key": value',
  ),
  broken(
    'a missing value',
    edit('home.json', '"name": "Home"', '"name": '),
    'home.json:2:11 a value is missing; write text in "quotation marks" or a number',
  ),
  broken(
    'a backslash that means nothing',
    edit('home.json', '"A yacht"', '"A \\yacht"'),
    'home.json:12:18 a backslash that means nothing here; write \\\\ for a backslash, \\" for a quotation mark',
  ),
  broken(
    'a tab inside text',
    edit('home.json', '"A yacht"', '"A\tyacht"'),
    'home.json:12:18 text with a tab or another invisible character in it; replace it by a space',
  ),
  broken(
    'an object that does not end',
    write('ratings.json', '{\n  "googleScore": 4.9\n'),
    'ratings.json:3:1 a } is missing; put } where the object ends',
  ),
  broken(
    'a list that does not end',
    write('blog-posts.json', '{ "posts": [ '),
    'blog-posts.json:1:14 a ] is missing; put ] where the list ends',
  ),
  broken(
    'text after the end',
    write('ratings.json', '{}\n}\n'),
    'ratings.json:2:1 something stands after the end of the object; remove it, or a } before it',
  ),
  broken(
    'a key written twice',
    edit('home.json', '"altText": "A yacht"', '"altText": "A yacht",\n "altText": "Two"'),
    'home.json:13:2 "altText" is written twice; remove one of the two',
  ),
  broken(
    'the name of an inner property of objects',
    write('ratings.json', '{ "__proto__": { "googleScore": 5 } }'),
    'ratings.json:1:3 __proto__: unknown key; remove it, or use one of: googleScore, googleCount, taScore, taCount, salesScore, salesCount',
  ),
  broken(
    'ten thousand lists inside each other',
    write('ratings.json', '{"a":'.padEnd(50_000, '[')),
    'ratings.json:1:1 is nested too deeply; make it flatter',
  ),
]
