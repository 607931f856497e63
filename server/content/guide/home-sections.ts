import type { HomePageFile } from '../schema/home-page.ts'

/** One section of the home page, for people who look for the words that they see. */
export interface HomeSection {
  readonly title: string
  /** The file in docs/guide. */
  readonly picture: string
  readonly altText: string
  /** The keys in `page_data` of home.json that hold its words; none: they are in other files. */
  readonly keys: readonly (keyof HomePageFile['page_data'])[]
  readonly note: string
}

/** The ten sections, from top to bottom (specification 2, "Home page"). */
export const homeSections: readonly HomeSection[] = [
  {
    title: 'The hero',
    picture: 'hero.webp',
    altText: 'The top of the page: a film of a yacht, the large heading, a sentence and a button',
    keys: ['hero'],
    note: 'The scores under the button come from `ratings.json`.',
  },
  {
    title: 'The logos',
    picture: 'logos.webp',
    altText: 'A row of six partner badges',
    keys: ['featured'],
    note: 'They are shown in the order of the list.',
  },
  {
    title: 'The courses',
    picture: 'courses.webp',
    altText: 'A heading with a sentence, and three cards of courses',
    keys: ['coursesData', 'courses'],
    note: 'What a card says comes from `courses/<slug>.json`; write a key on the card only to say something else here.',
  },
  {
    title: 'The experience',
    picture: 'experience.webp',
    altText: 'Words and a button on a wide picture, with what a customer says beside them',
    keys: ['cta1'],
    note: 'The score above the heading is `salesScore` in `ratings.json`.',
  },
  {
    title: 'The adventures',
    picture: 'adventures.webp',
    altText: 'A heading with a sentence, and three cards of trips',
    keys: ['adventuresData', 'adventures'],
    note: 'What a card says comes from `holidays/<slug>.json`.',
  },
  {
    title: 'The testimonials',
    picture: 'testimonials.webp',
    altText: 'What three customers say, with the scores of two review sites above them',
    keys: ['testimonialData', 'testimonials'],
    note: 'The words of each customer stand in `testimonials.json`, the scores in `ratings.json`.',
  },
  {
    title: 'The guarantee',
    picture: 'guarantee.webp',
    altText: 'A heading, words and a button beside a square picture',
    keys: ['cta2'],
    note: 'The picture is cut to a square.',
  },
  {
    title: 'The gallery',
    picture: 'gallery.webp',
    altText: 'Square pictures in rows of five',
    keys: ['instagramData', 'instagram'],
    note: 'The link under the heading leads to the profile in `company.json`.',
  },
  {
    title: 'The next step',
    picture: 'next-step.webp',
    altText: 'A heading, words, a button and what a customer says, beside a tall picture',
    keys: ['cta3'],
    note: 'The picture is cut to the shape 572 by 692.',
  },
  {
    title: 'The foot of every page',
    picture: 'footer.webp',
    altText: 'A form for letters by e-mail, lists of links, an address and a telephone number',
    keys: [],
    note: 'Its address, telephone number and profiles are in `company.json`, its posts in `blog-posts.json`. The form and the lists of links are the same on every page; developers change them.',
  },
]
