import type { BrokenContent } from './broken-content.ts'
import { broken, edit, remove, rename, write } from './broken.ts'

const own = { width: 8, height: 6, tint: 'tint-day', sources: [] }
const quay = '/images/staff/quay-800.jpg'

/** Files that are good alone, but not together. */
/** The pictures that the small content names. */
const named = ['a', 'crossing', 'weekend', 'second'].map((name) => `/images/${name}.svg`)

export const brokenTies: readonly BrokenContent[] = [
  broken(
    'files that are missing, and names that nothing has',
    [
      remove('ratings.json'),
      remove('courses'),
      remove('../pictures.json'),
      write('rya-radar.json', '{}'),
      edit('home.json', '"solent-weekend"', '"solnet-weekend"'),
      edit(
        'home.json',
        '"className": "course",',
        '"className": "course",\n"publishAt": "2027-02-01T00:00:00Z",\n"unpublishAt": "2027-01-01T00:00:00Z",',
      ),
      edit(
        'home.json',
        '"cta3": {',
        '"cta3": { "publishAt": "2027-02-01T00:00:00Z", "unpublishAt": "2027-02-01T00:00:00Z",',
      ),
      edit('navigation.json', '"cross-channel"', '"cross-chanel"'),
      edit('navigation.json', '"racing": []', '"racing": [{ "name": "Racing" }]'),
    ],
    'courses:1:1 this folder is missing; put it back',
    'home.json:26:16 page_data.courses[0].unpublishAt: is not after publishAt, so the card never shows; choose a later moment',
    'home.json:27:17 page_data.courses[0].slug: there is no course "competent-crew"; add courses/competent-crew.json, or name another',
    'home.json:36:17 page_data.adventures[0].slug: there is no holiday "solnet-weekend"; did you mean "solent-weekend"?',
    'home.json:68:67 page_data.cta3.unpublishAt: is not after publishAt, so the banner never shows; choose a later moment',
    'navigation.json:6:17 courses.practical[0].slug: there is no course "competent-crew"; add courses/competent-crew.json, or name another',
    'navigation.json:29:15 builders[0].slug: there is no holiday "cross-chanel"; did you mean "cross-channel"?',
    'navigation.json:32:14 racing[0]: this item leads nowhere, or has no name; give it menuable_type and slug, or a name with a routeName or href',
    'ratings.json:1:1 this file is missing; put it back',
    'rya-radar.json:1:1 the site reads no file of this name; move it into the folder of its kind, such as courses, or remove it',
    '../pictures.json:1:1 this file is missing; put it back',
  ),
  broken(
    'what stands twice, or beside the wrong kind',
    [
      remove('ratings.json'),
      write('ratings.json/x.json', '{}'),
      edit('courses/competent-crew.json', '"slug": "comp', '"slug": "kom'),
      edit('holidays/solent-weekend.json', '201', '102'),
      edit('holidays/solent-weekend.json', 'WK-SOL', 'CR-CC'),
      edit('courses/competent-crew.json', '325', 'null'),
      edit('home.json', '"className": "course"', '"className": "holiday"'),
      edit('home.json', '"cross-channel"', '"solent-weekend"'),
      edit('navigation.json', '"menuable_type": "course",', ''),
      edit('level-finder.json', '"age"', '"goal"'),
    ],
    'courses/competent-crew.json:3:11 slug: "kometent-crew" is not the file\'s name; write "competent-crew", or rename the file to kometent-crew.json',
    'courses/competent-crew.json:13:12 price: is null, which means on enquiry; write the price, or "enquiry" as sale_unit instead of "person"',
    'holidays/solent-weekend.json:2:9 id: 102 is taken by courses/competent-crew.json; choose another',
    'holidays/solent-weekend.json:4:11 code: "CR-CC" is taken by courses/competent-crew.json; choose another',
    'home.json:25:17 page_data.courses[0].slug: "competent-crew" is a course; write "course" as its kind',
    'home.json:38:17 page_data.adventures[1].slug: "solent-weekend" is in this row already; name another',
    'level-finder.json:21:13 questions[1].id: "goal" is in this list already; choose another',
    'navigation.json:6:17 courses.practical[0].slug: a slug without its kind; add "menuable_type": "course" or "holiday"',
    'ratings.json:1:1 this is a folder, not a file; put a file of this name in its place',
  ),
  broken(
    'another file’s name, pictures that are not there, and one of staff’s own that is not listed yet',
    [
      rename('ratings.json', 'raitings.json'),
      edit('courses/competent-crew.json', '/images/a.svg', '/images/b.svg'),
      edit('holidays/solent-weekend.json', '/images/weekend.svg', '/images/staff/a-800.jpg'),
    ],
    'courses/competent-crew.json:16:21 overview_image: there is no picture "/images/b.svg"; did you mean "/images/a.svg"?',
    'holidays/solent-weekend.json:16:21 overview_image: there is no picture "/images/staff/a-800.jpg"; put its file beside ../pictures.json and run npm run art, which lists it',
    'raitings.json:1:1 the site reads no file of this name; did you mean "ratings.json"?',
    'ratings.json:1:1 this file is missing; put it back',
  ),
  broken(
    'a picture of staff’s own whose name has a slip',
    [
      edit('courses/competent-crew.json', '/images/a.svg', '/images/staff/qauy-800.jpg'),
      write(
        '../pictures.json',
        JSON.stringify(Object.fromEntries([...named, quay].map((path) => [path, own]))),
      ),
    ],
    'courses/competent-crew.json:16:21 overview_image: there is no picture "/images/staff/qauy-800.jpg"; did you mean "/images/staff/quay-800.jpg"? For a new one, put its file beside ../pictures.json and run npm run art, which lists it',
  ),
  broken(
    'an offer with a fault of its own, which cards may still name',
    edit('courses/competent-crew.json', '"price": 325', '"price": true'),
    'courses/competent-crew.json:13:12 price: true is not right here; write a number without quotation marks',
  ),
]
