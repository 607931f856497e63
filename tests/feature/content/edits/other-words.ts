import { listAt, objectAt } from './content-copy.ts'
import type { JsonObject } from './content-copy.ts'
import { added } from './one-more.ts'
import type { OrdinaryEdit } from './one-more.ts'

/** The last of each of these lists of the home page goes. */
const fewer = (name: string, file: string, ...lists: readonly string[]): OrdinaryEdit => ({
  name,
  edit: (content) =>
    content.change(file, (value) => {
      for (const path of lists) listAt(value, path).pop()
    }),
  pages: [],
})

/** A file, or an object in it, has other values. */
const other = (
  name: string,
  [file, ...path]: readonly [file: string, path?: string],
  values: JsonObject,
  pages: readonly string[] = [],
): OrdinaryEdit => ({
  name,
  edit: (content) =>
    content.change(file, (value) => {
      Object.assign(path[0] === undefined ? value : objectAt(value, path[0]), values)
    }),
  pages,
})

function renumbered(text: string): string {
  return text.replaceAll('01632 960 214', '01632 960 777').replaceAll('1632960214', '1632960777')
}

/** Staff know something else of one date. */
const ofDate = (
  name: string,
  find: (all: JsonObject[]) => JsonObject | undefined,
  values: JsonObject,
): OrdinaryEdit => ({
  name,
  edit: (content) =>
    content.change('schedule/overrides.json', (file) => {
      const found = find(listAt(file, 'overrides') as JsonObject[])
      if (!found) throw new Error(`Staff know nothing of the date for '${name}'.`)
      Object.assign(found, values)
    }),
  pages: ['/events'],
})

export const otherWords: readonly OrdinaryEdit[] = [
  fewer('one testimonial fewer on the home page', 'home.json', 'page_data.testimonials'),
  fewer('one square fewer in the gallery', 'home.json', 'page_data.instagram'),
  fewer(
    'one card fewer in each carousel',
    'home.json',
    'page_data.courses',
    'page_data.adventures',
  ),
  fewer('one item of a menu fewer', 'navigation.json', 'courses.practical'),
  other('3,201 sales, and other scores', ['ratings.json'], {
    salesCount: 3201,
    salesScore: 4.7,
    googleCount: 430,
    taScore: 4.6,
  }),
  other('another handle', ['home.json', 'page_data.instagramData'], {
    handle: 'saltlark.sailing',
  }),
  other('other copy in the hero', ['home.json', 'page_data.hero'], {
    title: 'Follow the kittiwakes',
    copy: '<p>Small crews, large skies and <strong>a bird to steer by</strong>.</p>',
  }),
  other('another price of a course', ['courses/marine-weather-day.json'], { price: 118 }, [
    '/rya-courses/marine-weather-day',
    '/rya-courses/one-day',
  ]),
  other('another price of a thing in the shop', ['products/crew-beanie.json'], { price: 19.5 }, [
    '/merchandise',
    '/merchandise/crew-beanie',
  ]),
  ofDate('places sold by telephone', ([first]) => first, { taken: 1 }),
  ofDate('a date that is cancelled', (all) => all.at(-1), { cancelled: true }),
  ofDate(
    'a date that is moved',
    (all) => all.find(({ reference }) => reference === 'OD-SRC-261219'),
    { moved_to: '2026-12-15' },
  ),
  ofDate(
    'more places in a class than a yacht carries',
    (all) => all.find(({ reference }) => reference === 'OD-SRC-261205'),
    { places: 14 },
  ),
  added('a date that is added', 'schedule/overrides.json', 'overrides', {
    item: { reference: 'OD-WX-270120', added: '2026-11-21', place: 'southampton' },
    pages: ['/events'],
  }),
  added('a card that waits for its day', 'home.json', 'page_data.courses', {
    item: { className: 'course', slug: 'rya-first-aid', publishAt: '2027-01-04T09:00:00Z' },
    pages: ['/rya-courses/rya-first-aid'],
  }),
  {
    name: 'another telephone number',
    edit(content) {
      for (const file of ['company.json', 'home.json']) {
        const text = JSON.stringify(content.read(file))
        content.write(file, JSON.parse(renumbered(text)) as JsonObject)
      }
    },
    pages: ['/contact-us'],
  },
]
