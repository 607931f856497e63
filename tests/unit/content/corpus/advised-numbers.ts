import type { ContentFolder } from '../../../support/content-folder.ts'
import type { BrokenContent } from './broken-content.ts'
import { broken, edit, write } from './broken.ts'

/** Facts that are old, far from the usual, without a source or of no use. */
export const advisedFacts: readonly BrokenContent[] = [
  broken(
    'a score without a count',
    edit('ratings.json', '"googleCount": 10', '"taCount": 10, "taScore": 4'),
    'ratings.json:2:18 warning: googleScore: is the score of an unknown number of reviews; write how many there are as "googleCount"',
  ),
  broken(
    'a count of no reviews',
    edit('ratings.json', '"googleCount": 10', '"googleCount": 0'),
    'ratings.json:2:18 warning: googleScore: is the score of no reviews; write how many there are as "googleCount"',
  ),
  broken(
    'a count without a score',
    edit('ratings.json', '"googleCount": 10', '"googleCount": 10, "taCount": 3'),
    'ratings.json:3:33 warning: taCount: counts reviews without a score; add "taScore"',
  ),
  broken(
    'a score of an offer alone',
    edit('courses/competent-crew.json', '"id": 102', '"id": 102, "rating": 5'),
    'courses/competent-crew.json:2:24 warning: rating: 5 is a score without a source or a count; remove it, and the scores of ratings.json are shown',
  ),
  broken(
    'a score of a card alone',
    edit('home.json', '"slug": "solent-weekend"', '"slug": "solent-weekend", "rating": 5'),
    'home.json:34:45 warning: page_data.adventures[0].rating: 5 is a score without a source or a count; remove it, and the scores of ratings.json are shown',
  ),
  broken(
    'a card that was shown',
    edit(
      'home.json',
      '"slug": "solent-weekend"',
      '"slug": "solent-weekend", "unpublishAt": "2026-11-20T09:00:00Z"',
    ),
    'home.json:34:50 warning: page_data.adventures[0].unpublishAt: is over, so the card never shows; remove the card, or this line',
  ),
  broken(
    'a card that has been shown for long',
    edit(
      'home.json',
      '"slug": "solent-weekend"',
      '"slug": "solent-weekend", "publishAt": "2026-10-01T09:00:00Z"',
    ),
    'home.json:34:48 warning: page_data.adventures[0].publishAt: is more than 30 days ago; remove the line',
  ),
  broken(
    'a change on a day to come',
    edit('home.json', '"title": "Sailing"', '"title": "Sailing", "updatedAt": "2026-11-22"'),
    'home.json:5:36 warning: updatedAt: is a day to come; write the day of the change',
  ),
  broken(
    'a place that no route goes by',
    edit(
      'waypoints.json',
      '"id": "southampton"',
      '"id": "yarmouth", "name": "Yarmouth", "latitude": 50.7, "longitude": -1.5 }, { "id": "southampton"',
    ),
    'waypoints.json:3:5 warning: waypoints[0]: no route goes by "yarmouth"; name it somewhere, or remove it',
  ),
  broken(
    'a room that no date takes',
    edit('courses/competent-crew.json', ', "room": "classroom"', ''),
    'schedule/resources.json:11:5 warning: rooms[0]: no date takes "classroom"; name it somewhere, or remove it',
  ),
  broken(
    'a leader that no date takes',
    edit(
      'schedule/resources.json',
      '"id": "rowan"',
      '"id": "sorrel", "name": "Sorrel" }, { "id": "rowan"',
    ),
    'schedule/resources.json:17:5 warning: leaders[0]: no date takes "sorrel"; name it somewhere, or remove it',
  ),
  broken(
    'a yacht that no date takes',
    edit(
      'schedule/resources.json',
      '"id": "dunlin-two"',
      '"id": "dunlin-six", "name": "Knot", "kind": "36 ft cruiser", "base": "Cowes" }, { "id": "dunlin-two"',
    ),
    'schedule/resources.json:3:5 warning: yachts[0]: no date takes "dunlin-six"; name it somewhere, or remove it',
  ),
  broken(
    'a package that nothing is posted in',
    edit(
      'shipping.json',
      '"package_types": [',
      '"package_types": [ { "name": "Tube", "max_cm": [60, 8, 8], "max_kg": 2, "charge": 4 },',
    ),
    'shipping.json:2:22 warning: package_types[0]: nothing is posted as "Tube"; name it somewhere, or remove it',
  ),
  broken(
    'a date that is long over',
    edit(
      'schedule/overrides.json',
      '[]',
      '[{ "reference": "CR-CC-261009", "taken": 1 }, { "reference": "CR-CC-261106", "taken": 1 }]',
    ),
    'schedule/overrides.json:2:32 warning: overrides[0].reference: began on 2026-10-09, more than 30 days ago; remove the entry',
  ),
  broken(
    'a price with a digit too many',
    (folder) => {
      for (const [index, price] of [10, 11, 12, 119].entries()) writeProduct(folder, index, price)
    },
    'products/logbook-3.json:9:12 warning: price: makes £119, and products of kind book usually cost £11; look for a slip in the price',
  ),
  broken(
    'a price with a digit too few',
    (folder) => {
      for (const [index, price] of [10, 11, 12, 1.1].entries()) writeProduct(folder, index, price)
    },
    'products/logbook-3.json:9:12 warning: price: makes £1.10, and products of kind book usually cost £10; look for a slip in the price',
  ),
  broken(
    'notes beside the content',
    [
      write('notes.txt', 'Ring Priya'),
      write('courses/competent-crew.json.bak', '{}'),
      write('courses/RYA-Radar.JSON', '{}'),
    ],
    'courses/competent-crew.json.bak:1:1 warning: nothing reads this file; remove it, or keep it outside the content folder',
    'courses/RYA-Radar.JSON:1:1 warning: nothing reads this file; call it RYA-Radar.json',
    'notes.txt:1:1 warning: nothing reads this file; remove it, or keep it outside the content folder',
  ),
  broken(
    'a folder of old files',
    write('courses/old/rya-radar.json', '{}'),
    'courses/old:1:1 warning: nothing reads this folder; move its files one folder up, or out of the content folder',
  ),
]

const sorts = ['A thin', 'A thick', 'An old', 'A new']

function writeProduct(folder: ContentFolder, index: number, price: number): void {
  const product = folder.read('products/logbook.json').replace('"Logbook"', `"Logbook ${index}"`)
  const own = product.replace('401', `41${index}`).replace('G158', `G15-${index}`)
  const named = own
    .replace('"logbook"', `"logbook-${index}"`)
    .replace('A book', `${sorts[index]} book`)
  folder.write(`products/logbook-${index}.json`, named.replace('9.99', String(price)))
}
