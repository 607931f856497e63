import type { BrokenContent } from './broken-content.ts'
import { broken, edit, write } from './broken.ts'

/** Files that are not the JSON they should be. Each way of that: `parse-text.test.ts`. */
export const brokenText: readonly BrokenContent[] = [
  broken(
    'nothing, another encoding, an inner property of objects, and a comment beside other faults',
    [
      write('ratings.json', ''),
      write('blog-posts.json', Buffer.from('{"caf\xe9": 1}', 'latin1')),
      write('fleet.json', '{ "__proto__": {}, "yachts": [] }'),
      write('waypoints.json', '{"a":'.padEnd(50_000, '[')),
      edit('home.json', '"metadata": {}', '// ask Priya\n  "metadata": {}'),
      edit('home.json', '"altText": "A yacht"', '"altText": ""'),
    ],
    'blog-posts.json:1:6 is not UTF-8 text: “é” is saved as Windows-1252, which Windows calls ANSI; save it as UTF-8, and look at this character again',
    'fleet.json:1:3 __proto__: unknown key; remove it, or use one of: yachts',
    'fleet.json:1:30 yachts: has 0 entries; add some: at least 1',
    'home.json:3:3 a comment; remove it: JSON has none',
    'home.json:13:18 page_data.hero.altText: is empty; write something, or remove the line if it may be left out',
    'ratings.json:1:1 is empty; write a JSON object, or put the last version back',
    'waypoints.json:1:1 is nested too deeply; make it flatter',
  ),
]
