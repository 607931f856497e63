import { z } from 'zod'
import { company, ratings, testimonials } from './schema/company.ts'
import { faq, kitList, knot } from './schema/guidance.ts'
import { homePage } from './schema/home-page.ts'
import { infoPage } from './schema/info-page.ts'
import { letter } from './schema/letters.ts'
import { levelFinder } from './schema/level-finder.ts'
import { blogPosts, navigation, redirects } from './schema/navigation.ts'
import { course, holiday } from './schema/offer.ts'
import { fleet, resources, waypoints, overrides } from './schema/schedule.ts'
import { search } from './schema/search.ts'
import { giftVouchers, product, shipping } from './schema/shop.ts'
import { terms } from './schema/terms.ts'

/** Every content file that stands alone, and the schema that it must keep. */
export const contentFiles = {
  home: { file: 'home.json', schema: homePage },
  navigation: { file: 'navigation.json', schema: navigation },
  blogPosts: { file: 'blog-posts.json', schema: blogPosts },
  ratings: { file: 'ratings.json', schema: ratings },
  testimonials: { file: 'testimonials.json', schema: testimonials },
  giftVouchers: { file: 'gift-vouchers.json', schema: giftVouchers },
  shipping: { file: 'shipping.json', schema: shipping },
  terms: { file: 'terms.json', schema: terms },
  kitList: { file: 'kit-list.json', schema: kitList },
  faq: { file: 'faq.json', schema: faq },
  search: { file: 'search.json', schema: search },
  levelFinder: { file: 'level-finder.json', schema: levelFinder },
  waypoints: { file: 'waypoints.json', schema: waypoints },
  fleet: { file: 'fleet.json', schema: fleet },
  company: { file: 'company.json', schema: company },
  overrides: { file: 'schedule/overrides.json', schema: overrides },
  resources: { file: 'schedule/resources.json', schema: resources },
  redirects: { file: 'redirects.json', schema: redirects },
} as const

/** The folders of files that stand alone. */
export const groupFolders = ['schedule'] as const

/** The folder of JSON Schemas for editors; the site reads nothing in it. */
export const schemaFolder = 'schema'

/** Every folder that holds one file a thing, named after its slug. */
export const contentFolders = {
  courses: { folder: 'courses', one: 'course', schema: course },
  holidays: { folder: 'holidays', one: 'holiday', schema: holiday },
  products: { folder: 'products', one: 'product', schema: product },
  knots: { folder: 'knots', one: 'knot', schema: knot },
  pages: { folder: 'pages', one: 'page', schema: infoPage },
  letters: { folder: 'letters', one: 'letter', schema: letter },
} as const

/** The generated list of pictures and films: what a page needs to show each without a shift. */
export const pictures = z.record(
  z.string().regex(/^\/images\//, 'must be a path that starts with /images/'),
  z.strictObject({
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    tint: z.string(),
    sources: z.array(z.strictObject({ type: z.string(), srcSet: z.string() })),
    digest: z.string().optional(),
    alt: z.string().optional(),
    tall: z.string().optional(),
  }),
)
