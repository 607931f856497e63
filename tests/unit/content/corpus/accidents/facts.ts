import type { ContentFolder } from '../../../../support/content-folder.ts'
import { slips } from './accident.ts'
import type { Accident } from './accident.ts'

/** What people must bring, and what they get, told twice and not alike. */
export const offerSlips = slips`
courses/competent-crew.json | "days": 2, | "days": 2, "requires_courses": ["competent-crew"], | 23:35 | competent-crew … before itself
courses/competent-crew.json | "days": 2, | "days": 2, "if_holding": { "course": "competent-crew", "days": 1 }, | 23:40 | competent-crew … itself
courses/competent-crew.json | "days": 2, | "days": 2, "qualifying_passages": { "as_skipper": 5, "count": 2, "min_miles": 60, "overnight": 1 }, | 23:53 | 5 of 2 passages
courses/competent-crew.json | "days": 2, | "days": 2, "qualifying_passages": { "count": 2, "min_miles": 60, "as_skipper": 2, "overnight": 3 }, | 23:98 | 3 of 2 passages
courses/competent-crew.json | "days": 2, | "days": 2, "prerequisites": { "days": 5, "days_as_skipper": 50 }, | 23:63 | 50 of 5 days
courses/competent-crew.json | "days": 2, | "days": 2, "prerequisites": { "miles": 500 }, | 11:14 | beginner … asked for
courses/competent-crew.json | "days": 2, | "days": 2, "theory": "day-skipper", | 11:14 | beginner … asked for
courses/competent-crew.json | "assumed": "Nothing" | "prerequisites": { "days": 50 }, "assumed": "Five days aboard" | 34:48 | Five days … 50 | "prerequisites": { "days": 5 }, "assumed": "Five days aboard"
courses/competent-crew.json | "assumed": "Nothing" | "prerequisites": { "days": 5 }, "assumed": "15 days (2 as skipper)" | 34:47 | 15 days … 5 | "prerequisites": { "days": 5 }, "assumed": "5 days"
courses/competent-crew.json | "assumed": "Nothing" | "min_age": 21, "assumed": "Age 12" | 34:30 | Age 12 … 21 | "min_age": 12, "assumed": "Age 12"
courses/competent-crew.json | "assumed": "Nothing" | "min_age": 61, "assumed": "Minimum age 16" | 34:30 | age 16 … 61 | "min_age": 16, "assumed": "Minimum age 16"
courses/competent-crew.json | "assumed": "Nothing" | "assumed": "Aged twelve or over" | 34:15 | Aged twelve … no min_age | "min_age": 12, "assumed": "Aged twelve or over"
faq.json | Perhaps. | From 10 on Competent Crew, perhaps. | 6:18 | 10 … not given
courses/competent-crew.json | "not_included": [] | "not_included": ["Your berth"] | 28:20 | Your berth … included
courses/competent-crew.json | "not_included": [] | "not_included": ["Lunch and a berth"] | 28:20 | Lunch and a berth … A berth
courses/competent-crew.json | "days": 2, | "days": 2, "fees_extra": [{ "name": "Berth", "amount": 9, "when": "All" }], | 23:39 | Berth … included
courses/competent-crew.json | "is_rya": true | "is_rya": false | 5:11 | RYA Competent Crew … false
courses/competent-crew.json | "assumed": "Nothing" | "assumed": "Nothing: it is not an RYA course" | 34:14 | not an RYA course … true
courses/competent-crew.json | "name": "RYA Competent Crew" | "name": "RYA Compenent Crew" | 5:11 | compenent … competent
courses/competent-crew.json | "short_menu_name": "Competent Crew" | "short_menu_name": "Competetn Crew" | 6:22 | competetn … competent
holidays/solent-weekend.json | "name": "Solent sailing weekend" | "name": "Solnet sailing weekend" | 5:11 | solnet … solent
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Able to crew" | 33:12 | Able to crew … beginner
holidays/solent-weekend.json | "ability": "beginner" | "ability": "advanced" | 33:12 | Nothing … advanced
holidays/solent-weekend.json | "sale_unit": "person" | "sale_unit": "yacht" | 15:16 | yacht … party
courses/competent-crew.json | "assumed": "Nothing" | "theory": "day-skipper", "assumed": "Yachtmaster theory" | 34:40 | Yachtmaster theory … day-skipper | "assumed": "Nothing"
holidays/solent-weekend.json | "season": "April and May" | "vessel": "gaff-cutter", "season": "April and May" | 51:13 | gaff-cutter … dunlin … cruiser
holidays/cross-channel.json | "sale_unit": "yacht" | "sale_unit": "person" | 14:16 | person … party … 5
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "ocean_qualifying": true | 33:43 | 50 miles … 600
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "itinerary": [{ "title": "Day 1: Out", "text": "Hamble and the sea." }, { "title": "Day 1: Home", "text": "Back." }] | 33:106 | day 1 … day 2 | "needs": "Nothing", "itinerary": [{ "title": "Day 1: Out", "text": "Hamble and the sea." }, { "title": "Day 2: Home", "text": "Back." }]
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "itinerary": [{ "title": "Day one: Out", "text": "Hamble and the sea." }, { "title": "Day three: Home", "text": "Back." }] | 33:108 | day 2 is missing | "needs": "Nothing", "itinerary": [{ "title": "Day one: Out", "text": "Hamble and the sea." }, { "title": "Day two: Home", "text": "Back." }]
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing at all", "itinerary": [{ "title": "Day 1: Out", "text": "Hamble and the sea." }, { "title": "Days 2 to 12: Home", "text": "Back." }] | 33:113 | day 12 … 2 days | "needs": "Nothing", "itinerary": [{ "title": "Day 1: Out", "text": "Hamble and the sea." }, { "title": "Day 2: Home", "text": "Back." }]
holidays/solent-weekend.json | "A berth" | "A bunk for seven nights" | 26:17 | seven nights … 2 | "A bunk for two nights"
holidays/solent-weekend.json | "season": "April and May" | "season": "March to May" | 51:13 | March to May … April
holidays/solent-weekend.json | "season": "April and May" | "season": "April" | 51:13 | April … May
holidays/solent-weekend.json | "week": 2 | "week": 2, "between": ["05-20", "04-10"] | 60:29 | June … months | "week": 2, "between": ["04-10", "05-20"]
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing but a passport" | 33:12 | passport … needs
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "kit": ["schengen"] | 33:30 | passport … kit | "needs": "Nothing", "kit": []
courses/competent-crew.json | "length": "2 days" | "length": "4 hours online", "rhythm": "About forty hours" | 12:13 | 4 hours … 40 | "length": "40 hours online", "rhythm": "About forty hours"
courses/competent-crew.json | "dates": [\u{A}    {\u{A}      "starts": [\u{A}        "Fri"\u{A}      ],\u{A}      "at": "19:30",\u{A}      "until": "16:00", | "rhythm": "20 evenings", "dates": [ { "starts": ["Mon"], "at": "18:30", "until": "20:45", "meets": { "on": ["Mon"], "times": 12 }, | 44:128 | 12 times … 20 evenings
courses/competent-crew.json | "dates": [\u{A}    {\u{A}      "starts": [\u{A}        "Fri"\u{A}      ],\u{A}      "at": "19:30",\u{A}      "until": "16:00", | "dates": [ { "starts": ["Mon"], "at": "18:30", "until": "20:45", "meets": { "on": ["Tue", "Thu"], "times": 2 }, | 44:77 | Mon … Tue and Thu
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "legs": [{ "name": "Out", "miles": 20, "days": 1, "price": 9000 }] | 33:82 | £9000 … whole trip
pages/knots.json | "blocks": [ | "blocks": [ { "type": "questions", "topics": ["vouchers"] }, | 11:48 | no question has the topic "vouchers"
`

/** Places that do not fit each other. */
export const placeSlips = slips`
schedule/resources.json | "The classroom" | "The classroom, London" | courses/competent-crew.json:53:34 | london … southampton
holidays/arc-rally.json | "Southampton",\u{A}    "Cowes" | "Cowes",\u{A}    "Southampton" | 36:5 | Southampton … Cowes
holidays/solent-weekend.json | "week": 2 | "week": 2, "zone": "Europe/Oslo" | 60:26 | Southampton … Oslo … London
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "region": "norway" | 33:33 | norway … Southampton, Cowes | "needs": "Nothing", "region": "uk"
holidays/solent-weekend.json | "needs": "Nothing" | "needs": "Nothing", "region": "abroad", "passport": true | 33:33 | abroad … Southampton, Cowes | "needs": "Nothing", "region": "uk"
`

/** Pictures, praise, answers and terms that are not of their own thing. */
export const thingSlips = slips`
ratings.json | 4.9 | 0.49 | 2:18 | 0.49 of 5
level-finder.json | "age": 12 | "age": 21 | 29:20 | 21 … 12 to 17
level-finder.json | "age": 18 | "age": 81 | 36:20 | 81 … 18 or over
level-finder.json | "12 to 17" | "12 to 71" | 34:20 | 71
level-finder.json | "12 to 17" | "17 to 12" | 29:20 | 12 … 17 to 12
terms.json | "balance_days": 42 | "balance_days": 6 | 3:19 | 6 days … weeks
terms.json | "free_move_days": 42 | "free_move_days": 6 | 7:21 | 6 days … 100 per cent
terms.json | "payment_days": 5 | "payment_days": 50 | 4:19 | 50 days … 42
terms.json | "lapse_days": 8 | "lapse_days": 4 | 5:17 | lapse after 4 days … 5
terms.json | "voucher_months": 24 | "voucher_months": 2 | 20:21 | 2 months … years
terms.json | "deposit_percent": 25 | "deposit_percent": 2 | 2:22 | 2 per cent
terms.json | "unaccompanied_age": 16 | "unaccompanied_age": 1 | 19:24 | 1 is no usual age
shipping.json | 24,\u{A}        16.5 | 16.5, 24 | 5:17 | 16.5, 24 … longest
shipping.json | 9.95 | 0.95 | 28:15 | 0.95 to Europe … 1.95
testimonials.json | "name": "Ada" | "imageUrl": "/images/a.svg", "imageAltText": "Portrait of Bea", "name": "Ada" | 7:52 | Bea … Ada | "imageUrl": "/images/a.svg", "imageAltText": "Portrait of Ada", "name": "Ada"
testimonials.json | "name": "Ada" | "name": "Ada, Competent Crew" | 11:17 | Ada, Competent Crew … competent-crew | "name": "Ada, Solent"
`

/** Facts of two files. */
export const tornFacts: readonly Accident[] = [
  {
    name: 'a yacht moved to another coast',
    damage(folder) {
      folder.edit('waypoints.json', '"waypoints": [', `"waypoints": [${plymouth},`)
      folder.edit('schedule/resources.json', '"base": "Southampton"', '"base": "Plymouth"')
    },
    mend: restored('waypoints.json', 'schedule/resources.json'),
    place: 'holidays/cross-channel.json:63:16',
    says: ['dunlin-two', 'Plymouth', 'Southampton'],
  },
  {
    name: 'a gate with two figures exchanged',
    damage(folder) {
      folder.edit('courses/competent-crew.json', '"days": 2,', '"days": 2, "min_age": 18,')
      folder.edit(
        'level-finder.json',
        '"needs": {\n        "age": 18',
        '"course": "competent-crew", "needs": { "age": 81',
      )
    },
    mend: restored('courses/competent-crew.json', 'level-finder.json'),
    place: 'level-finder.json:45:53',
    says: ['81 age', 'competent-crew', '18'],
  },
  {
    name: 'a thing with the picture of another',
    damage(folder) {
      const text = folder
        .read('products/logbook.json')
        .replace('/images/a.svg', '/images/tiny-160.jpg')
      for (const slug of ['small', 'tiny']) {
        folder.write(`products/${slug}.json`, text.replace('"logbook"', `"${slug}"`))
      }
    },
    mend(folder) {
      folder.remove('products/small.json')
      folder.remove('products/tiny.json')
    },
    place: 'products/small.json:12:12',
    says: ['picture of tiny'],
  },
  knotDrawn('drawings of two steps exchanged', [2, 1], '16:5', ['number 2', 'place 1']),
  knotDrawn('a drawing too many', [1, 2, 3], '6:12', ['2 steps', '3 pictures']),
]

const plymouth = '{ "id": "plymouth", "name": "Plymouth", "latitude": 50.36, "longitude": -4.14 }'

function restored(...files: readonly Parameters<ContentFolder['read']>[0][]): Accident['mend'] {
  return (folder, kept) => {
    for (const file of files) folder.write(file, kept.read(file))
  }
}

function knotDrawn(
  name: string,
  numbers: readonly number[],
  at: string,
  says: readonly string[],
): Accident {
  const paths = numbers.map((number) => `/images/knot-bowline-${number}-800.jpg`)
  return {
    name,
    damage(folder) {
      const pictures = JSON.parse(folder.read('../pictures.json')) as Record<string, unknown>
      for (const path of paths) pictures[path] = pictures['/images/small-800.jpg']
      folder.write('../pictures.json', JSON.stringify(pictures))
      const written = paths.map((path) => JSON.stringify(path)).join(', ')
      folder.edit('knots/bowline.json', '"/images/a.svg"', written)
    },
    mend: restored('../pictures.json', 'knots/bowline.json'),
    place: `knots/bowline.json:${at}`,
    says,
  }
}
