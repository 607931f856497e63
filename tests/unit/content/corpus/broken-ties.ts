import type { BrokenContent } from './broken-content.ts'
import { broken, edit, remove, rename, write } from './broken.ts'

/** Files that are good alone, but not together. */
export const brokenTies: readonly BrokenContent[] = [
  broken(
    'a missing file',
    remove('ratings.json'),
    'ratings.json:1:1 this file is missing; put it back',
  ),
  broken(
    'a folder where a file belongs',
    [remove('ratings.json'), write('ratings.json/x.json', '{}')],
    'ratings.json:1:1 this file cannot be read; check that it is a file and may be read',
  ),
  broken(
    'a missing folder',
    remove('courses'),
    'courses:1:1 this folder cannot be read; put it back',
    'home.json:25:17 page_data.courses[0].slug: there is no course "competent-crew"; add courses/competent-crew.json, or name another',
    'navigation.json:6:17 courses.practical[0].slug: there is no course "competent-crew"; add courses/competent-crew.json, or name another',
  ),
  broken(
    'a missing list of pictures',
    remove('../pictures.json'),
    '../pictures.json:1:1 this file is missing; put it back',
  ),
  broken(
    'a file whose name has a slip',
    rename('ratings.json', 'raitings.json'),
    'raitings.json:1:1 the site reads no file of this name; did you mean "ratings.json"?',
    'ratings.json:1:1 this file is missing; put it back',
  ),
  broken(
    'a file that the site does not know',
    write('rya-radar.json', '{}'),
    'rya-radar.json:1:1 the site reads no file of this name; move it into the folder of its kind, such as courses, or remove it',
  ),
  broken(
    'an offer whose file has another name',
    edit('courses/competent-crew.json', '"slug": "comp', '"slug": "kom'),
    'courses/competent-crew.json:3:11 slug: "kometent-crew" is not the file\'s name; write "competent-crew", or rename the file to kometent-crew.json',
  ),
  broken(
    'two offers with one id, and one code',
    [
      edit('holidays/solent-weekend.json', '201', '102'),
      edit('holidays/solent-weekend.json', 'WK-SOL', 'CR-CC'),
    ],
    'holidays/solent-weekend.json:2:9 id: 102 is taken by courses/competent-crew.json; choose another',
    'holidays/solent-weekend.json:4:11 code: "CR-CC" is taken by courses/competent-crew.json; choose another',
  ),
  broken(
    'an offer without a price',
    edit('courses/competent-crew.json', '325', 'null'),
    'courses/competent-crew.json:13:12 price: is null, which means on enquiry; write the price, or "enquiry" as sale_unit instead of "person"',
  ),
  broken(
    'a card whose slug has a slip',
    edit('home.json', '"solent-weekend"', '"solnet-weekend"'),
    'home.json:34:17 page_data.adventures[0].slug: there is no holiday "solnet-weekend"; did you mean "solent-weekend"?',
  ),
  broken(
    'a card of the wrong kind',
    edit('home.json', '"className": "course"', '"className": "holiday"'),
    'home.json:25:17 page_data.courses[0].slug: "competent-crew" is a course; write "course" as its kind',
  ),
  broken(
    'a card twice in one row',
    edit('home.json', '"cross-channel"', '"solent-weekend"'),
    'home.json:38:17 page_data.adventures[1].slug: "solent-weekend" is in this row already; name another',
  ),
  broken(
    'a card that goes before it comes',
    edit(
      'home.json',
      '"className": "course",',
      '"className": "course",\n"publishAt": "2027-02-01T00:00:00Z",\n"unpublishAt": "2027-01-01T00:00:00Z",',
    ),
    'home.json:26:16 page_data.courses[0].unpublishAt: is not after publishAt, so the card never shows; choose a later moment',
  ),
  broken(
    'a menu item whose offer is not there',
    edit('navigation.json', '"cross-channel"', '"cross-chanel"'),
    'navigation.json:29:15 builders[0].slug: there is no holiday "cross-chanel"; did you mean "cross-channel"?',
  ),
  broken(
    'a menu item without its kind',
    edit('navigation.json', '"menuable_type": "course",', ''),
    'navigation.json:6:17 courses.practical[0].slug: a slug without its kind; add "menuable_type": "course" or "holiday"',
  ),
  broken(
    'a menu item that leads nowhere',
    edit('navigation.json', '"racing": []', '"racing": [{ "name": "Racing" }]'),
    'navigation.json:32:14 racing[0]: this item leads nowhere, or has no name; give it menuable_type and slug, or a name with a routeName or href',
  ),
  broken(
    'two questions with one id',
    edit('level-finder.json', '"age"', '"goal"'),
    'level-finder.json:21:13 questions[1].id: "goal" is in this list already; choose another',
  ),
  broken(
    'a picture that is not there',
    edit('courses/competent-crew.json', '/images/a.svg', '/images/b.svg'),
    'courses/competent-crew.json:16:21 overview_image: there is no picture "/images/b.svg"; did you mean "/images/a.svg"?',
  ),
  broken(
    'a picture of staff’s own that is not listed yet',
    edit('courses/competent-crew.json', '/images/a.svg', '/images/staff/a-800.jpg'),
    'courses/competent-crew.json:16:21 overview_image: there is no picture "/images/staff/a-800.jpg"; put its file beside ../pictures.json and run npm run art, which lists it',
  ),
  broken(
    'a picture of staff’s own whose name has a slip',
    (folder) => {
      folder.edit('courses/competent-crew.json', '/images/a.svg', '/images/staff/qauy-800.jpg')
      const own = { width: 8, height: 6, tint: 'tint-day', sources: [] }
      const listed = { '/images/a.svg': own, '/images/staff/quay-800.jpg': own }
      folder.write('../pictures.json', JSON.stringify(listed))
    },
    'courses/competent-crew.json:16:21 overview_image: there is no picture "/images/staff/qauy-800.jpg"; did you mean "/images/staff/quay-800.jpg"? For a new one, put its file beside ../pictures.json and run npm run art, which lists it',
  ),
  broken(
    'an offer with a fault of its own, which cards may still name',
    edit('courses/competent-crew.json', '"price": 325', '"price": true'),
    'courses/competent-crew.json:13:12 price: true is not right here; write a number without quotation marks',
  ),
]
