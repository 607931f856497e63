import { listAt, objectAt } from './content-copy.ts'
import type { JsonObject } from './content-copy.ts'
import type { OrdinaryEdit } from './one-more.ts'

export const otherWords: readonly OrdinaryEdit[] = [
  {
    name: 'one testimonial fewer on the home page',
    edit: (content) =>
      content.change('home.json', (file) => {
        listAt(file, 'page_data.testimonials').pop()
      }),
    pages: [],
  },
  {
    name: 'one square fewer in the gallery',
    edit: (content) =>
      content.change('home.json', (file) => {
        listAt(file, 'page_data.instagram').pop()
      }),
    pages: [],
  },
  {
    name: 'one card fewer in each carousel',
    edit: (content) =>
      content.change('home.json', (file) => {
        listAt(file, 'page_data.courses').pop()
        listAt(file, 'page_data.adventures').pop()
      }),
    pages: [],
  },
  {
    name: 'one item of a menu fewer',
    edit: (content) =>
      content.change('navigation.json', (file) => {
        listAt(file, 'courses.practical').pop()
      }),
    pages: [],
  },
  {
    name: '3,201 sales, and other scores',
    edit: (content) =>
      content.change('ratings.json', (file) => {
        Object.assign(file, { salesCount: 3201, salesScore: 4.7, googleCount: 430, taScore: 4.6 })
      }),
    pages: [],
  },
  {
    name: 'another handle',
    edit: (content) =>
      content.change('home.json', (file) => {
        objectAt(file, 'page_data.instagramData')['handle'] = 'saltlark.sailing'
      }),
    pages: [],
  },
  {
    name: 'other copy in the hero',
    edit: (content) =>
      content.change('home.json', (file) => {
        const hero = objectAt(file, 'page_data.hero')
        hero['title'] = 'Follow the kittiwakes'
        hero['copy'] = '<p>Small crews, large skies and <strong>a bird to steer by</strong>.</p>'
      }),
    pages: [],
  },
  {
    name: 'another price of a course',
    edit: (content) =>
      content.change('courses/marine-weather-day.json', (file) => {
        file['price'] = 118
      }),
    pages: ['/rya-courses/marine-weather-day', '/rya-courses/one-day'],
  },
  {
    name: 'another price of a thing in the shop',
    edit: (content) =>
      content.change('products/crew-beanie.json', (file) => {
        file['price'] = 19.5
      }),
    pages: ['/merchandise', '/merchandise/crew-beanie'],
  },
  {
    name: 'places sold by telephone',
    edit: (content) =>
      content.change('schedule/overrides.json', (file) => {
        const [first] = listAt(file, 'overrides') as JsonObject[]
        if (first) first['taken'] = 1
      }),
    pages: ['/events'],
  },
  {
    name: 'a date that is cancelled',
    edit: (content) =>
      content.change('schedule/overrides.json', (file) =>
        Object.assign((listAt(file, 'overrides') as JsonObject[]).at(-1) ?? {}, {
          cancelled: true,
        }),
      ),
    pages: ['/events'],
  },
  {
    name: 'a date that is moved',
    edit: (content) =>
      content.change('schedule/overrides.json', (file) => {
        const found = (listAt(file, 'overrides') as JsonObject[]).find(
          ({ reference }) => reference === 'OD-SRC-261219',
        )
        if (found) found['moved_to'] = '2026-12-15'
      }),
    pages: ['/events'],
  },
  {
    name: 'a date that is added',
    edit: (content) =>
      content.change('schedule/overrides.json', (file) =>
        listAt(file, 'overrides').push({
          reference: 'OD-WX-270120',
          added: '2026-11-21',
          place: 'southampton',
        }),
      ),
    pages: ['/events'],
  },
  {
    name: 'a card that waits for its day',
    edit: (content) =>
      content.change('home.json', (file) =>
        listAt(file, 'page_data.courses').push({
          className: 'course',
          slug: 'rya-first-aid',
          publishAt: '2027-01-04T09:00:00Z',
        }),
      ),
    pages: ['/rya-courses/rya-first-aid'],
  },
  {
    name: 'another telephone number',
    edit: (content) =>
      content.change('company.json', (file) => {
        Object.assign(file, { phone: '01632 960 777', phone_link: 'tel:+441632960777' })
      }),
    pages: ['/contact-us'],
  },
]
