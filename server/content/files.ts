import { company } from './schema/company.ts'
import { giftVouchers } from './schema/gift-vouchers.ts'
import { homePage } from './schema/home-page.ts'
import { levelFinder } from './schema/level-finder.ts'
import { blogPosts, navigation } from './schema/navigation.ts'
import { course, holiday } from './schema/offer.ts'
import { ratings } from './schema/ratings.ts'

/** Every content file that stands alone, and the schema that it must keep. */
export const contentFiles = {
  home: { file: 'home.json', schema: homePage },
  navigation: { file: 'navigation.json', schema: navigation },
  blogPosts: { file: 'blog-posts.json', schema: blogPosts },
  ratings: { file: 'ratings.json', schema: ratings },
  giftVouchers: { file: 'gift-vouchers.json', schema: giftVouchers },
  levelFinder: { file: 'level-finder.json', schema: levelFinder },
  company: { file: 'company.json', schema: company },
} as const

/** Every folder that holds one file an offer, named after its slug. */
export const contentFolders = {
  courses: { folder: 'courses', schema: course },
  holidays: { folder: 'holidays', schema: holiday },
} as const
