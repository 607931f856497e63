import { smallCatalogue } from './small-catalogue.ts'
import { picture } from './small-picture.ts'

const button = { buttonUrl: '#courses', buttonText: 'See the courses' }
const guarantee = { title: 'A promise', copy: '<p>Kept.</p>', ...button, backgroundUrl: picture }

const home = {
  name: 'Home',
  metadata: {},
  page_content_type_id: 1,
  title: 'Sailing',
  introText: '<p>Hello.</p>',
  outroText: '<p>Goodbye.</p>',
  promoVideo: null,
  page_data: {
    hero: {
      backgroundUrl: picture,
      altText: 'A yacht',
      title: 'Learn to sail',
      copy: '<p>With us.</p>',
      ...button,
    },
    featured: [],
    coursesData: { title: 'Courses' },
    courses: [{ className: 'course', slug: 'competent-crew' }],
    adventuresData: { title: 'Adventures' },
    adventures: [
      { className: 'holiday', slug: 'solent-weekend' },
      { className: 'holiday', slug: 'cross-channel' },
    ],
    testimonialData: { title: 'Testimonials' },
    testimonials: [{ id: 1 }],
    cta2: guarantee,
    instagramData: { title: 'Pictures', handle: 'saltlark' },
    instagram: [{ id: 1, imageUrl: picture }],
    cta3: guarantee,
  },
}

const navigation = {
  courses: {
    practical: [{ menuable_type: 'course', slug: 'competent-crew' }],
    theory: [],
    oneDay: [],
    otherCourses: [],
    online: [{ name: 'Everything online', routeName: 'web.courses.online' }],
  },
  weekendHolidays: [{ menuable_type: 'holiday', slug: 'solent-weekend' }],
  holidays: [],
  builders: [{ className: 'holiday', slug: 'cross-channel' }],
  racing: [],
}

/** The smallest content that has everything: every file that the site reads, by its path. */
export const smallContent = {
  'home.json': home,
  'navigation.json': navigation,
  'blog-posts.json': {
    posts: [{ id: 1, title: 'Tides', link: 'https://blog.saltlark.example/tides' }],
  },
  'ratings.json': { googleScore: 4.9, googleCount: 10, salesScore: 4.8, salesCount: 20 },
  'company.json': {
    name: 'Saltlark Sailing',
    brand: 'Saltlark',
    email: 'hello@saltlark.example',
    phone: '01632 960 214',
    phone_link: 'tel:+441632960214',
    address: ['Southampton'],
    company_number: '0',
    vat_number: '0',
    bank: { account_name: 'Saltlark', sort_code: '00-00-00', account_number: '00000000' },
    blog_url: 'https://blog.saltlark.example',
    socials: [],
  },
  'redirects.json': { redirects: [] },
  ...smallCatalogue,
} as const

export type ContentFile = keyof typeof smallContent

/** The list of pictures that the small content may name. */
export const smallPictures = { [picture]: { width: 8, height: 6, tint: 'tint-day', sources: [] } }
