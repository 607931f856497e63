import { listAt } from './content-copy.ts'
import type { ContentCopy, Json, JsonObject } from './content-copy.ts'

/** Something that staff do on an ordinary day. */
export interface OrdinaryEdit {
  readonly name: string
  edit(content: ContentCopy): void
  /** Pages that it touches, besides those that every edit is looked at on. */
  readonly pages: readonly string[]
}

// Sentences that no other file has, long enough for an offer.
const overview = [
  'Kittiwakes nest on the ledge above the slipway, and in spring the whole yard knows it by ear. Here is a day that takes them as its clock: out when they leave, home when they return.',
  'Between those two we do whatever the group voted for at breakfast, from drifting gently with a pencil in hand to beating for a headland just to see behind it. Ditherers are welcome, since someone has to hold the kettle. Whoever wants certificates should look two shelves further along.',
]

const described = {
  meta_description:
    'Kittiwakes, a slipway and a vote at breakfast: one small addition to the list, for anybody who likes their plans made late.',
  intro_description: 'Kittiwakes set the hours, and the group votes on everything else.',
}

export const oneMore: readonly OrdinaryEdit[] = [
  {
    name: 'one more course',
    edit: oneMoreOffer('courses/marine-weather-day.json', 'courses/kittiwake-day.json', 'OD-KIT'),
    pages: ['/rya-courses/kittiwake-day', '/rya-courses/one-day'],
  },
  {
    name: 'one more holiday',
    edit: oneMoreOffer(
      'holidays/winter-solent-weekend.json',
      'holidays/kittiwake-weekend.json',
      'WK-KIT',
    ),
    pages: ['/sailing-weekends', '/sailing-weekends/kittiwake-weekend'],
  },
  {
    name: 'one more product',
    edit: (content) =>
      content.write('products/kittiwake-beanie.json', {
        ...content.read('products/crew-beanie.json'),
        id: 9003,
        slug: 'kittiwake-beanie',
        code: 'SL-KIT',
        name: 'Kittiwake beanie',
        short_menu_name: 'Kittiwake beanie',
        ...described,
        description: overview,
      }),
    pages: ['/merchandise', '/merchandise/kittiwake-beanie'],
  },
  another('one more voucher', 'gift-vouchers.json', 'vouchers', {
    item: { id: 9004, code: 'GV-075', name: '£75 voucher', price: 75, description: overview },
    pages: ['/gift-vouchers'],
  }),
  {
    name: 'one more testimonial, on the home page too',
    edit(content) {
      content.change('testimonials.json', (file) => {
        const all = listAt(file, 'testimonials')
        const text = '<p>Kittiwakes woke me each dawn and I forgave every one of them.</p>'
        const who = { name: 'Odile, Competent Crew', imageAltText: 'Odile, drawn in profile' }
        all.push({ ...(all[0] as JsonObject), ...who, id: 9005, text })
      })
      content.change('home.json', (file) =>
        listAt(file, 'page_data.testimonials').push({ id: 9005 }),
      )
    },
    pages: [],
  },
  {
    name: 'one more knot, and the page that says how many there are',
    edit(content) {
      const knot = content.read('knots/bowline.json')
      content.write('knots/kittiwake-hitch.json', {
        ...knot,
        slug: 'kittiwake-hitch',
        name: 'Kittiwake hitch',
        order: 11,
        mistake: 'Pulling before the second turn lies beside the first.',
        meta_description: described.meta_description,
      })
      const text = JSON.stringify(content.read('pages/knots.json'))
        .replaceAll(/\b(ten)( knots)/g, 'eleven$2')
        .replaceAll(/\b(Ten)( knots)/g, 'Eleven$2')
      content.write('pages/knots.json', JSON.parse(text) as JsonObject)
    },
    pages: ['/knots'],
  },
  added('one more question', 'faq.json', 'questions', {
    item: {
      id: 'kittiwakes',
      question: 'Shall I see a kittiwake?',
      answer: 'Very likely between March and July, and from uncomfortably near.',
      topics: ['beginner'],
    },
    pages: ['/faq'],
  }),
  another('one more square in the gallery', 'home.json', 'page_data.instagram', {
    item: { id: 9006 },
    pages: [],
  }),
  added('one more item of a menu', 'navigation.json', 'courses.theory', {
    item: { name: 'Questions', routeName: 'web.info.faq' },
    pages: ['/faq'],
  }),
  added('one more redirect', 'redirects.json', 'redirects', {
    item: { from: '/kittiwakes', to: '/faq' },
    pages: ['/faq'],
  }),
  {
    name: 'one more post of the blog, and the oldest gone',
    edit: (content) =>
      content.change('blog-posts.json', (file) => {
        const posts = listAt(file, 'posts')
        posts.pop()
        posts.unshift({
          id: 9007,
          title: 'Kittiwakes, and when to duck',
          link: 'https://blog.saltlark.example/kittiwakes',
        })
      }),
    pages: [],
  },
  another('one more logo', 'home.json', 'page_data.featured', {
    item: { imageAltText: 'Kittiwake Watch, a sample partner' },
    pages: [],
  }),
]

interface Added<Item> {
  readonly item: Item
  readonly pages: readonly string[]
}

/** A list has one more, in the words that staff write. */
export function added(
  name: string,
  file: string,
  list: string,
  { item, pages }: Added<Json>,
): OrdinaryEdit {
  const edit: OrdinaryEdit['edit'] = (content) =>
    content.change(file, (value) => listAt(value, list).push(item))
  return { name, edit, pages }
}

/** A list has one more, which is like its first but for this. */
function another(
  name: string,
  file: string,
  list: string,
  { item, pages }: Added<JsonObject>,
): OrdinaryEdit {
  const edit: OrdinaryEdit['edit'] = (content) =>
    content.change(file, (value) => {
      const all = listAt(value, list)
      all.push({ ...(all[0] as JsonObject), ...item })
    })
  return { name, edit, pages }
}

/** A copy of an offer under a name of its own, which people ask about. */
function oneMoreOffer(from: string, to: string, code: string): OrdinaryEdit['edit'] {
  const slug = to.replace(/^\w+\/|\.json$/g, '')
  const name = slug.replaceAll('-', ' ').replace('k', 'K')
  const named = { id: 9001, slug, code, name, short_menu_name: name }
  const own = { ...named, ...described, overview, overview_image: '/images/placeholders/dusk.svg' }
  const asked = { dates: [], places: null, sale_unit: 'enquiry' }
  return (content) => content.write(to, { ...content.read(from), ...own, ...asked })
}
