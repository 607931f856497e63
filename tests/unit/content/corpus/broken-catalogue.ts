import type { BrokenContent } from './broken-content.ts'
import { broken, edit, rename, write } from './broken.ts'

/** Offers, products and vouchers that do not make sense, alone or beside each other. */
export const brokenCatalogue: readonly BrokenContent[] = [
  broken(
    'a product with the id of a course',
    edit('products/logbook.json', '401', '102'),
    'products/logbook.json:2:9 id: 102 is taken by courses/competent-crew.json; choose another',
  ),
  broken(
    'two vouchers with one code',
    edit('gift-vouchers.json', 'GV-SOL', 'GV-050'),
    'gift-vouchers.json:17:15 vouchers[1].code: "GV-050" is taken by another entry of this file; choose another',
  ),
  broken(
    'a knot whose file has another name',
    rename('knots/bowline.json', 'knots/bowlin.json'),
    'knots/bowlin.json:2:11 slug: "bowline" is not the file\'s name; write "bowlin", or rename the file to bowline.json',
    'pages/knots.json:20:9 blocks[1].knots[0]: there is no knot "bowline"; did you mean "bowlin"?',
  ),
  broken(
    'fees that are more than the price that includes them',
    edit(
      'courses/competent-crew.json',
      '"vat"',
      '"fees_included": [{ "name": "Exam", "amount": 400 }], "vat"',
    ),
    'courses/competent-crew.json:14:20 fees_included: make £400, and the price is £325; the price holds these fees and something for us',
  ),
  broken(
    'a series without the price of a day',
    edit('holidays/solent-weekend.json', '"person"', '"series"'),
    'holidays/solent-weekend.json:15:16 sale_unit: a series has a day_price, and nothing else has one; add day_price',
  ),
  broken(
    'the price of a day where there is no series',
    edit('holidays/solent-weekend.json', '"vat"', '"day_price": 90, "vat"'),
    'holidays/solent-weekend.json:14:16 day_price: a series has a day_price, and nothing else has one; remove it, or write "series" as sale_unit',
  ),
  broken(
    'a team without its size',
    edit('holidays/solent-weekend.json', '"person"', '"team"'),
    'holidays/solent-weekend.json:15:16 sale_unit: "team" without the number of people that one price takes; add "party": { "max": … }',
  ),
  broken(
    'a party of at least more than at most',
    edit('holidays/cross-channel.json', '"max": 5', '"min": 6, "max": 5'),
    'holidays/cross-channel.json:31:12 party: min 6 is more than max 5; exchange them',
  ),
  broken(
    'places on an online course',
    edit('courses/competent-crew.json', '"person"', '"online"'),
    'courses/competent-crew.json:24:13 places: an online course has no dates; write null',
  ),
  broken(
    'a weekend without places',
    edit('holidays/solent-weekend.json', '"places": 5', '"places": null'),
    'holidays/solent-weekend.json:24:13 places: null, but "person" is sold by date; write how many are sold on one date',
  ),
  broken(
    'a voucher that is worth less than what it is for',
    edit('gift-vouchers.json', '650', '600'),
    'gift-vouchers.json:19:16 vouchers[1].price: is 600, and solent-weekend for 2 costs 650; write 650',
  ),
  broken(
    'a voucher for something without a price',
    [
      edit('holidays/solent-weekend.json', '325', 'null'),
      edit('holidays/solent-weekend.json', '"person"', '"enquiry"'),
    ],
    'gift-vouchers.json:23:17 vouchers[1].redeems.slug: "solent-weekend" is sold on enquiry; name an offer with a price',
  ),
  broken(
    'a youngest age above the oldest',
    edit('courses/competent-crew.json', '"vat"', '"min_age": 16, "max_age": 12, "vat"'),
    'courses/competent-crew.json:14:29 max_age: 12 is less than min_age 16; exchange them',
  ),
  broken(
    'more miles at least than at most',
    edit('holidays/solent-weekend.json', '"max": 50', '"max": 20'),
    'holidays/solent-weekend.json:43:12 miles: min 30 is more than max 20; exchange them',
  ),
  broken(
    'more nights than days',
    edit('holidays/solent-weekend.json', '"nights": 2', '"nights": 3'),
    'holidays/solent-weekend.json:32:13 nights: 3 is more than days 2; write one a day at most',
  ),
  broken(
    'a month twice',
    edit('holidays/solent-weekend.json', '    5\n  ],\n  "season', '    4\n  ],\n  "season'),
    'holidays/solent-weekend.json:47:13 months: names a month twice; remove one of the two',
  ),
  broken(
    'a thirteenth month',
    edit('holidays/solent-weekend.json', '    5\n  ],\n  "season', '    13\n  ],\n  "season'),
    'holidays/solent-weekend.json:49:5 months[1]: 13 is too large; use at most 12',
  ),
  broken(
    'a trip that ends elsewhere without saying so',
    edit('holidays/solent-weekend.json', '"cowes",\n    "southampton"', '"cowes"'),
    'holidays/solent-weekend.json:38:12 route: ends elsewhere, and one_way is false; change one of the two',
  ),
  broken(
    'a course that leads nowhere',
    edit('courses/competent-crew.json', 'cross-channel', 'cross-chanel'),
    'courses/competent-crew.json:42:5 next[0]: there is no course or trip "cross-chanel"; did you mean "cross-channel"?',
  ),
  broken(
    'a course that must come before and is not there',
    edit('courses/competent-crew.json', '"vat"', '"requires_courses": ["start-yachting"], "vat"'),
    'courses/competent-crew.json:14:24 requires_courses[0]: there is no course "start-yachting"; name a course, or add courses/start-yachting.json',
  ),
  broken(
    'a question that nobody asks',
    edit('courses/competent-crew.json', '"seasick"', '"seasik"'),
    'courses/competent-crew.json:30:5 questions[0]: there is no question "seasik"; did you mean "seasick"?',
  ),
  broken(
    'a route by a place that no chart has',
    edit('waypoints.json', '"cowes"', '"newport"'),
    'holidays/cross-channel.json:42:5 route[1]: there is no waypoint "cowes"; add it to waypoints.json',
    'holidays/solent-weekend.json:40:5 route[1]: there is no waypoint "cowes"; add it to waypoints.json',
  ),
  broken(
    'a size in which nothing is posted',
    edit('products/logbook.json', '"Letter"', '"Tube"'),
    'products/logbook.json:11:19 package_type: there is no package type "Tube"; add it to shipping.json',
  ),
  broken(
    'a testimonial on the home page that nobody gave',
    edit(
      'home.json',
      '"id": 1\n      }\n    ],\n    "cta2"',
      '"id": 9\n      }\n    ],\n    "cta2"',
    ),
    'home.json:46:15 page_data.testimonials[0].id: there is no testimonial "9"; use one of: 1',
  ),
  broken(
    'a folder whose name has a slip',
    write('course/rya-radar.json', '{}'),
    'course:1:1 the site reads no folder of this name; did you mean "courses"?',
  ),
]
