import { company } from './schema/company.ts'
import { course } from './schema/course.ts'
import { faq } from './schema/faq.ts'
import { fleet } from './schema/fleet.ts'
import { giftVouchers } from './schema/gift-vouchers.ts'
import { holiday } from './schema/holiday.ts'
import { homePage } from './schema/home-page.ts'
import { infoPage } from './schema/info-page.ts'
import { kitList } from './schema/kit-list.ts'
import { knot } from './schema/knot.ts'
import { levelFinder } from './schema/level-finder.ts'
import { blogPosts, navigation } from './schema/navigation.ts'
import { overrides } from './schema/overrides.ts'
import { product } from './schema/product.ts'
import { ratings } from './schema/ratings.ts'
import { redirects } from './schema/redirects.ts'
import { resources } from './schema/resources.ts'
import { shipping } from './schema/shipping.ts'
import { testimonials } from './schema/testimonial.ts'
import { waypoints } from './schema/waypoints.ts'

/** Every content file that stands alone, and the schema that it must keep. */
export const contentFiles = {
  home: { file: 'home.json', schema: homePage },
  navigation: { file: 'navigation.json', schema: navigation },
  blogPosts: { file: 'blog-posts.json', schema: blogPosts },
  ratings: { file: 'ratings.json', schema: ratings },
  testimonials: { file: 'testimonials.json', schema: testimonials },
  giftVouchers: { file: 'gift-vouchers.json', schema: giftVouchers },
  shipping: { file: 'shipping.json', schema: shipping },
  kitList: { file: 'kit-list.json', schema: kitList },
  faq: { file: 'faq.json', schema: faq },
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
} as const
