import type { BrokenContent } from './broken-content.ts'
import { broken, edit, rename, write } from './broken.ts'

/** Offers, products and vouchers that do not make sense, alone or beside each other. */
export const brokenCatalogue: readonly BrokenContent[] = [
  broken(
    'ids, names, fees and ways to sell',
    [
      edit('products/logbook.json', '401', '102'),
      edit('gift-vouchers.json', 'GV-SOL', 'GV-050'),
      rename('knots/bowline.json', 'knots/bowlin.json'),
      edit(
        'courses/competent-crew.json',
        '"vat"',
        '"fees_included": [{ "name": "Exam", "amount": 400 }], "vat"',
      ),
      edit('holidays/solent-weekend.json', '"person"', '"series"'),
      edit('holidays/cross-channel.json', '"max": 5', '"min": 6, "max": 5'),
      edit('courses/competent-crew.json', '"person"', '"online"'),
      edit('gift-vouchers.json', '650', '600'),
    ],
    'courses/competent-crew.json:14:20 fees_included: make £400, and the price is £325; the price holds these fees and something for us',
    'courses/competent-crew.json:24:13 places: an online course has no dates; write null',
    'gift-vouchers.json:16:15 vouchers[1].code: "GV-050" is taken by another entry of this file; choose another',
    'gift-vouchers.json:18:16 vouchers[1].price: is 600, and solent-weekend for 2 costs 650; write 650',
    'holidays/cross-channel.json:31:12 party: min 6 is more than max 5; exchange them',
    'holidays/solent-weekend.json:15:16 sale_unit: a series has a day_price, and nothing else has one; add day_price',
    'knots/bowlin.json:2:11 slug: "bowline" is not the file\'s name; write "bowlin", or rename the file to bowline.json',
    'pages/knots.json:20:9 blocks[1].knots[0]: there is no knot "bowline"; did you mean "bowlin"?',
    'products/logbook.json:2:9 id: 102 is taken by courses/competent-crew.json; choose another',
  ),
  broken(
    'prices from a day on that do not follow each other, their rules or their vouchers',
    [
      edit(
        'courses/competent-crew.json',
        '"vat"',
        '"prices_from": [{ "from": "2028-01-01", "price": 240 }, { "from": "2028-01-01", "price": 350 }], "vat"',
      ),
      edit('courses/competent-crew.json', '"every": 4,', '"every": 4, "price": 240,'),
      edit(
        'holidays/solent-weekend.json',
        '"vat"',
        '"prices_from": [{ "from": "2027-01-01", "price": 345 }], "vat"',
      ),
    ],
    'courses/competent-crew.json:14:69 prices_from[1].from: 2028-01-01 is not after 2028-01-01; write the days in their order, each once',
    'courses/competent-crew.json:51:28 dates[0].price: 240 is not below the price of the offer from 2028-01-01 on, 240; the offer shows the dearest price; write less, or remove it',
    'gift-vouchers.json:14:5 vouchers[1].prices_from: costs 650 from 2027-01-01 on, and solent-weekend for 2 costs 690; write { "from": "2027-01-01", "price": 690 }',
  ),
  broken(
    'facts of an offer that contradict each other',
    [
      edit('holidays/solent-weekend.json', '"vat"', '"day_price": 90, "vat"'),
      edit('holidays/solent-weekend.json', '"person"', '"team"'),
      edit('courses/competent-crew.json', '"vat"', '"min_age": 16, "max_age": 12, "vat"'),
      edit('holidays/solent-weekend.json', '"max": 50', '"max": 20'),
      edit('holidays/solent-weekend.json', '"nights": 2', '"nights": 3'),
      edit('holidays/solent-weekend.json', '    5\n  ],\n  "season', '    4\n  ],\n  "season'),
      edit('holidays/solent-weekend.json', '"cowes",\n    "southampton"', '"cowes"'),
      edit('courses/competent-crew.json', 'cross-channel', 'cross-chanel'),
    ],
    'courses/competent-crew.json:14:29 max_age: 12 is less than min_age 16; exchange them',
    'courses/competent-crew.json:42:5 next[0]: there is no course or trip "cross-chanel"; did you mean "cross-channel"?',
    'holidays/solent-weekend.json:14:16 day_price: a series has a day_price, and nothing else has one; remove it, or write "series" as sale_unit',
    'holidays/solent-weekend.json:15:16 sale_unit: "team" without the number of people that one price takes; add "party": { "max": … }',
    'holidays/solent-weekend.json:32:13 nights: 3 is more than days 2; write one a day at most',
    'holidays/solent-weekend.json:38:12 route: ends elsewhere, and one_way is false; change one of the two',
    'holidays/solent-weekend.json:42:12 miles: min 30 is more than max 20; exchange them',
    'holidays/solent-weekend.json:46:13 months: names a month twice; remove one of the two',
  ),
  broken(
    'names of things that are not there',
    [
      edit('holidays/solent-weekend.json', '"places": 5', '"places": null'),
      edit('courses/competent-crew.json', '"vat"', '"requires_courses": ["start-yachting"], "vat"'),
      edit('courses/competent-crew.json', '"seasick"', '"seasik"'),
      edit('waypoints.json', '"cowes"', '"newport"'),
      edit('products/logbook.json', '"Letter"', '"Tube"'),
      edit(
        'home.json',
        '"id": 1\n      }\n    ],\n    "cta2"',
        '"id": 9\n      }\n    ],\n    "cta2"',
      ),
      write('course/rya-radar.json', '{}'),
    ],
    'course:1:1 the site reads no folder of this name; did you mean "courses"?',
    'courses/competent-crew.json:14:24 requires_courses[0]: there is no course "start-yachting"; name a course, or add courses/start-yachting.json',
    'courses/competent-crew.json:30:5 questions[0]: there is no question "seasik"; did you mean "seasick"?',
    'holidays/cross-channel.json:42:5 route[1]: there is no waypoint "cowes"; add it to waypoints.json',
    'holidays/solent-weekend.json:24:13 places: null, but "person" is sold by date; write how many are sold on one date',
    'holidays/solent-weekend.json:40:5 route[1]: there is no waypoint "cowes"; add it to waypoints.json',
    'home.json:46:15 page_data.testimonials[0].id: there is no testimonial "9"; use one of: 1',
    'products/logbook.json:11:19 package_type: there is no package type "Tube"; add it to shipping.json',
  ),
  broken(
    'a voucher for something without a price',
    [
      edit('holidays/solent-weekend.json', '325', 'null'),
      edit('holidays/solent-weekend.json', '"person"', '"enquiry"'),
    ],
    'gift-vouchers.json:22:17 vouchers[1].redeems.slug: "solent-weekend" is sold on enquiry; name an offer with a price',
  ),
  broken(
    'a thirteenth month',
    [edit('holidays/solent-weekend.json', '    5\n  ],\n  "season', '    13\n  ],\n  "season')],
    'holidays/solent-weekend.json:49:5 months[1]: 13 is too large; use at most 12',
  ),
]
