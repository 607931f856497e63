import type { BrokenContent } from './broken-content.ts'

/** Files that are not the JSON they should be. */
export const brokenText: readonly BrokenContent[] = [
  {
    name: 'an empty file',
    damage: (folder) => folder.write('home.json', ''),
    faults: ['home.json:1:1 is empty; write a JSON object, or put the last version back'],
  },
  {
    name: 'nothing but white space',
    damage: (folder) => folder.write('ratings.json', ' \n\t\n'),
    faults: ['ratings.json:1:1 is empty; write a JSON object, or put the last version back'],
  },
  {
    name: 'a byte order mark',
    damage: (folder) => folder.write('ratings.json', '\uFEFF{}\n'),
    faults: [
      'ratings.json:1:1 starts with an invisible byte order mark; save it as UTF-8 without BOM',
    ],
  },
  {
    name: 'text in another encoding',
    damage: (folder) => folder.write('ratings.json', Buffer.from('{"caf\xe9": 1}', 'latin1')),
    faults: ['ratings.json:1:1 is not UTF-8 text; save it as UTF-8'],
  },
  {
    name: 'a list where an object belongs',
    damage: (folder) => folder.write('ratings.json', '\n  [1, 2]\n'),
    faults: ['ratings.json:2:3 holds a list; it must hold one object: { … }'],
  },
  {
    name: 'a number where an object belongs',
    damage: (folder) => folder.write('ratings.json', '4.9'),
    faults: ['ratings.json:1:1 holds one number; it must hold one object: { … }'],
  },
  {
    name: 'a missing comma',
    damage: (folder) => folder.edit('home.json', '"name": "Home",', '"name": "Home"'),
    faults: ['home.json:2:17 a comma is missing; put , at the end of what stands before'],
  },
  {
    name: 'a comma after the last entry',
    damage: (folder) =>
      folder.edit('home.json', '"slug": "competent-crew"', '"slug": "competent-crew",'),
    faults: ['home.json:25:33 a comma that nothing follows; remove the comma'],
  },
  {
    name: 'a comment, and the rest is checked all the same',
    damage(folder) {
      folder.edit('home.json', '"metadata": {}', '// ask Priya\n  "metadata": {}')
      folder.edit('home.json', '"altText": "A yacht"', '"altText": ""')
    },
    faults: [
      'home.json:3:3 a comment; remove it: JSON has none',
      'home.json:13:18 page_data.hero.altText: is empty; write something, or remove the line if it may be left out',
    ],
  },
  {
    name: 'text that is not closed',
    damage: (folder) => folder.edit('home.json', '"A yacht",', '"A yacht,'),
    faults: [
      'home.json:12:18 text without its closing quotation mark; put " at its end, on the same line',
    ],
  },
  {
    name: 'curly quotation marks',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '“A yacht”'),
    faults: ['home.json:12:18 a curly quotation mark; write a straight one: "'],
  },
  {
    name: 'single quotation marks',
    damage: (folder) => folder.edit('home.json', '"A yacht"', "'A yacht'"),
    faults: ['home.json:12:18 text in single quotation marks; write "double" ones'],
  },
  {
    name: 'a quotation mark inside text',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '"A "yacht""'),
    faults: [
      'home.json:12:22 a quotation mark inside text ends it here; write \\" or a curly one inside text',
    ],
  },
  {
    name: 'a key without quotation marks',
    damage: (folder) => folder.edit('home.json', '"altText":', 'altText:'),
    faults: ['home.json:12:7 the key altText has no quotation marks; write "altText"'],
  },
  {
    name: 'a word that JSON does not know',
    damage: (folder) =>
      folder.edit('courses/competent-crew.json', '"vat": "standard"', '"vat": yes'),
    faults: [
      'courses/competent-crew.json:14:10 yes is not text, a number, true, false or null; put text in "quotation marks"',
    ],
  },
  {
    name: 'a missing colon',
    damage: (folder) => folder.edit('home.json', '"name": "Home"', '"name" "Home"'),
    faults: ['home.json:2:10 a colon is missing; write "key": value'],
  },
  {
    name: 'a missing value',
    damage: (folder) => folder.edit('home.json', '"name": "Home"', '"name": '),
    faults: ['home.json:2:11 a value is missing; write text in "quotation marks" or a number'],
  },
  {
    name: 'a backslash that means nothing',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '"A \\yacht"'),
    faults: [
      'home.json:12:18 a backslash that means nothing here; write \\\\ for a backslash, \\" for a quotation mark',
    ],
  },
  {
    name: 'a tab inside text',
    damage: (folder) => folder.edit('home.json', '"A yacht"', '"A\tyacht"'),
    faults: [
      'home.json:12:18 text with a tab or another invisible character in it; replace it by a space',
    ],
  },
  {
    name: 'an object that does not end',
    damage: (folder) => folder.write('ratings.json', '{\n  "googleScore": 4.9\n'),
    faults: ['ratings.json:3:1 a } is missing; put } where the object ends'],
  },
  {
    name: 'a list that does not end',
    damage: (folder) => folder.write('blog-posts.json', '{ "posts": [ '),
    faults: ['blog-posts.json:1:14 a ] is missing; put ] where the list ends'],
  },
  {
    name: 'text after the end',
    damage: (folder) => folder.write('ratings.json', '{}\n}\n'),
    faults: [
      'ratings.json:2:1 something stands after the end of the object; remove it, or a } before it',
    ],
  },
  {
    name: 'a key written twice',
    damage: (folder) =>
      folder.edit('home.json', '"altText": "A yacht"', '"altText": "A yacht",\n "altText": "Two"'),
    faults: ['home.json:13:2 "altText" is written twice; remove one of the two'],
  },
  {
    name: 'the name of an inner property of objects',
    damage: (folder) => folder.write('ratings.json', '{ "__proto__": { "googleScore": 5 } }'),
    faults: [
      'ratings.json:1:3 __proto__: unknown key; remove it, or use one of: googleScore, googleCount, taScore, taCount, salesScore, salesCount',
    ],
  },
  {
    name: 'ten thousand lists inside each other',
    damage: (folder) => folder.write('ratings.json', '{"a":'.padEnd(50_000, '[')),
    faults: ['ratings.json:1:1 is nested too deeply; make it flatter'],
  },
]
