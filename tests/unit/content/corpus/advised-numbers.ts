import type { ContentFolder } from '../../../support/content-folder.ts'
import type { BrokenContent } from './broken-content.ts'
import { broken, edit, write } from './broken.ts'

const weekend = '"slug": "solent-weekend"'
const knot = { name: 'Knot', kind: '36 ft cruiser', base: 'Cowes' }

const priceDay = (from: string, price: number) =>
  `"prices_from": [{ "from": "${from}", "price": ${price} }]`

/** Facts that are old, far from the usual, without a source or of no use. */
export const advisedFacts: readonly BrokenContent[] = [
  broken(
    'scores alone, days that are wrong and things of no use',
    [
      edit('ratings.json', '"googleCount": 10', '"taCount": 10, "taScore": 4'),
      edit('courses/competent-crew.json', '"id": 102', '"id": 102, "rating": 5'),
      edit('home.json', '"slug": "solent-weekend"', '"slug": "solent-weekend", "rating": 5'),
      edit('home.json', weekend, `${weekend}, "unpublishAt": "2026-11-20T09:00:00Z"`),
      edit('home.json', '"title": "Sailing"', '"title": "Sailing", "updatedAt": "2026-11-22"'),
      before('waypoints.json', '"id": "southampton"', {
        id: 'yarmouth',
        name: 'Yarmouth',
        latitude: 50,
        longitude: 1,
      }),
      edit('courses/competent-crew.json', ', "room": "classroom"', ''),
      before('schedule/resources.json', '"id": "rowan"', { id: 'sorrel', name: 'Sorrel' }),
    ],
    'courses/competent-crew.json:2:24 warning: rating: 5 is a score without a source or a count; remove it, and the scores of ratings.json are shown',
    'home.json:5:36 warning: updatedAt: is a day to come; write the day of the change',
    'home.json:34:50 warning: page_data.adventures[0].unpublishAt: is over, so the card never shows; remove the card, or this line',
    'home.json:34:84 warning: page_data.adventures[0].rating: 5 is a score without a source or a count; remove it, and the scores of ratings.json are shown',
    'ratings.json:2:18 warning: googleScore: is the score of an unknown number of reviews; write how many there are as "googleCount"',
    'schedule/resources.json:11:5 warning: rooms[0]: no date takes "classroom"; name it somewhere, or remove it',
    'schedule/resources.json:17:5 warning: leaders[0]: no date takes "sorrel"; name it somewhere, or remove it',
    'waypoints.json:3:5 warning: waypoints[0]: no route goes by "yarmouth"; name it somewhere, or remove it',
  ),
  broken(
    'what is old, far from the usual, or read by nothing',
    [
      edit('ratings.json', '"googleCount": 10', '"googleCount": 0'),
      edit('gift-vouchers.json', '"price": 50', `"price": 50, ${priceDay('2026-10-01', 55)}`),
      edit('home.json', weekend, `${weekend}, "publishAt": "2026-10-01T09:00:00Z"`),
      before('schedule/resources.json', '"id": "dunlin-two"', { id: 'dunlin-six', ...knot }),
      edit(
        'shipping.json',
        '"package_types": [',
        '"package_types": [ { "name": "Tube", "max_cm": [60, 8, 8], "max_kg": 2, "charge": 4 },',
      ),
      edit(
        'schedule/overrides.json',
        '[]',
        '[{ "reference": "CR-CC-261009", "taken": 1 }, { "reference": "CR-CC-261106", "taken": 1 }]',
      ),
      (folder) => {
        for (const [index, price] of [10, 11, 12, 119].entries()) writeProduct(folder, index, price)
      },
      write('notes.txt', 'Ring Priya'),
      write('courses/competent-crew.json.bak', '{}'),
      write('courses/RYA-Radar.JSON', '{}'),
      write('courses/old/rya-radar.json', '{}'),
    ],
    'courses/competent-crew.json.bak:1:1 warning: nothing reads this file beside competent-crew.json; remove it, or put it in the place of that file',
    'courses/old:1:1 warning: nothing reads this folder; move its files one folder up, or out of the content folder',
    'courses/RYA-Radar.JSON:1:1 nothing reads this file, for its name does not end in .json; call it rya-radar.json',
    'gift-vouchers.json:8:46 warning: vouchers[0].prices_from[0].from: is more than 30 days ago; write 55 as "price", and remove this entry',
    'home.json:34:48 warning: page_data.adventures[0].publishAt: is more than 30 days ago; remove the line',
    'notes.txt:1:1 warning: nothing reads this file; remove it, or keep it outside the content folder',
    'products/logbook-3.json:9:12 warning: price: makes £119, and products of kind book usually cost £11; look for a slip in the price',
    'ratings.json:2:18 warning: googleScore: is the score of no reviews; write how many there are as "googleCount"',
    'schedule/overrides.json:2:32 warning: overrides[0].reference: began on 2026-10-09, more than 30 days ago; remove the entry',
    'schedule/resources.json:3:5 warning: yachts[0]: no date takes "dunlin-six"; name it somewhere, or remove it',
    'shipping.json:2:22 warning: package_types[0]: nothing is posted as "Tube"; name it somewhere, or remove it',
  ),
  broken(
    'a count without a score, and prices with a digit too few and too many',
    [
      edit('ratings.json', '"googleCount": 10', '"googleCount": 10, "taCount": 3'),
      (folder) => {
        for (const [index, price] of [10, 11, 12, 1.1].entries()) writeProduct(folder, index, price)
      },
      edit('products/logbook-2.json', '"price": 12', `"price": 12, ${priceDay('2027-01-01', 120)}`),
    ],
    'products/logbook-2.json:9:65 warning: prices_from[0].price: makes £120, and products of kind book usually cost £10; look for a slip in the price',
    'products/logbook-3.json:9:12 warning: price: makes £1.10, and products of kind book usually cost £10; look for a slip in the price',
    'ratings.json:3:33 warning: taCount: counts reviews without a score; add "taScore"',
  ),
]

/** One more entry of a list, in front of another. */
function before(file: string, entry: string, added: object) {
  return edit(file, entry, `${JSON.stringify(added).slice(1)}, { ${entry}`)
}

const sorts = ['A thin', 'A thick', 'An old', 'A new']

function writeProduct(folder: ContentFolder, index: number, price: number): void {
  const product = folder.read('products/logbook.json').replace('"Logbook"', `"Logbook ${index}"`)
  const own = product.replace('401', `41${index}`).replace('G158', `G15-${index}`)
  const named = own
    .replace('"logbook"', `"logbook-${index}"`)
    .replace('A book', `${sorts[index]} book`)
  folder.write(`products/logbook-${index}.json`, named.replace('9.99', String(price)))
}
