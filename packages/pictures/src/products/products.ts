import type { Drawing } from '../kit/drawing.ts'
import type { books } from './books.ts'
import type { Paper } from './ground.ts'
import { paintBeanie } from './things/beanie.ts'
import { paintCards } from './things/cockpit-cards.ts'
import { paintGloves } from './things/gloves.ts'
import { paintJournal } from './things/journal.ts'
import { paintKitBag } from './things/kit-bag.ts'
import { paintPlotter } from './things/plotter.ts'
import { paintPracticeChart } from './things/practice-chart.ts'
import { paintTShirt } from './things/t-shirt.ts'

/** Things that are not books, by their slugs: each draws itself, shadow and all, on 800 by 800. */
export const things = {
  'crew-passage-journal': paintJournal,
  'lights-and-shapes-cockpit-cards': paintCards,
  'solent-practice-chart': paintPracticeChart,
  'portland-style-course-plotter': paintPlotter,
  'short-finger-sailing-gloves': paintGloves,
  'crew-beanie': paintBeanie,
  'young-crew-t-shirt': paintTShirt,
  'soft-kit-bag-60-litre': paintKitBag,
} as const satisfies Record<string, (drawing: Drawing) => void>

/** A line of the shop: its slug, the paper it lies on and what the picture shows. */
export interface Product {
  readonly slug: keyof typeof books | keyof typeof things
  readonly paper: Paper
  readonly alt: string
}

/** In the order of the catalogue; neighbours lie on different papers. */
export const products: readonly Product[] = [
  {
    slug: 'rya-yachtmaster-scheme-syllabus-and-logbook',
    paper: 'cream',
    alt: 'A navy cloth logbook with a gold compass star on its cover',
  },
  {
    slug: 'rya-competent-crew-skills',
    paper: 'sand',
    alt: 'A book whose cover shows a red yacht and her crew of four',
  },
  {
    slug: 'rya-day-skipper-handbook-sail',
    paper: 'mist',
    alt: 'A book whose cover shows a navy yacht under sail off a lighthouse',
  },
  {
    slug: 'rya-yachtmaster-handbook',
    paper: 'shell',
    alt: 'A hardback whose cover shows a yacht at sea by moonlight',
  },
  {
    slug: 'rya-navigation-handbook',
    paper: 'sage',
    alt: 'A book with a compass rose and a chart on its cover',
  },
  {
    slug: 'rya-navigation-exercises',
    paper: 'sky',
    alt: 'A wire-bound book of exercises: three bearings cross off a coast',
  },
  {
    slug: 'rya-international-regulations-for-preventing-collisions-at-sea',
    paper: 'cream',
    alt: 'A book whose cover shows a vessel and the arcs of her lights',
  },
  {
    slug: 'rya-vhf-handbook',
    paper: 'mist',
    alt: 'An orange book with a hand-held radio on its cover',
  },
  {
    slug: 'rya-knots-splices-and-ropework-handbook',
    paper: 'sand',
    alt: 'A book with a reef knot in two ropes on its cover',
  },
  {
    slug: 'rya-weather-handbook',
    paper: 'shell',
    alt: 'A book whose cover shows isobars and two weather fronts about a low',
  },
  {
    slug: 'rya-diesel-engine-handbook',
    paper: 'sky',
    alt: 'A yellow book with a marine diesel engine on its cover',
  },
  {
    slug: 'rya-sea-survival-handbook',
    paper: 'sage',
    alt: 'A book whose cover shows a liferaft on a swell and a flare above it',
  },
  {
    slug: 'rya-introduction-to-radar',
    paper: 'cream',
    alt: 'A dark book with a radar screen on its cover',
  },
  {
    slug: 'rya-astro-navigation-handbook',
    paper: 'sand',
    alt: 'A blue hardback with a brass sextant and a star on its cover',
  },
  {
    slug: 'rya-boat-safety-handbook',
    paper: 'shell',
    alt: 'A book with a red and white lifebuoy on its cover',
  },
  {
    slug: 'rya-european-waterways-regulations',
    paper: 'mist',
    alt: 'A book whose cover shows a motor boat passing a windmill',
  },
  {
    slug: 'rya-powerboat-scheme-syllabus-and-logbook',
    paper: 'sand',
    alt: 'A wire-bound logbook with a red powerboat at speed on its cover',
  },
  {
    slug: 'rya-racing-rules-of-sailing',
    paper: 'sage',
    alt: 'A book whose cover shows yachts racing under spinnakers',
  },
  {
    slug: 'pass-your-day-skipper',
    paper: 'sky',
    alt: 'A yellow book with three buoys in a row on its cover',
  },
  {
    slug: 'solent-pilotage-notebook',
    paper: 'shell',
    alt: 'A notebook covered in chart, held shut by a red elastic',
  },
  {
    slug: 'crew-passage-journal',
    paper: 'cream',
    alt: 'An open journal with a sketch of a boat, lines of pencil and a red ribbon',
  },
  {
    slug: 'lights-and-shapes-cockpit-cards',
    paper: 'mist',
    alt: 'Cards fanned out on a ring, showing the lights of vessels by night',
  },
  {
    slug: 'solent-practice-chart',
    paper: 'sand',
    alt: 'A chart half let out of its roll, with a course across it',
  },
  {
    slug: 'portland-style-course-plotter',
    paper: 'sage',
    alt: 'A clear course plotter with a turning disc, and a red pencil',
  },
  {
    slug: 'short-finger-sailing-gloves',
    paper: 'shell',
    alt: 'A pair of sailing gloves with short fingers, one palm up',
  },
  {
    slug: 'crew-beanie',
    paper: 'sky',
    alt: 'A coral knitted hat with a navy brim and a cream bobble',
  },
  {
    slug: 'young-crew-t-shirt',
    paper: 'cream',
    alt: 'A striped T-shirt for a child, with a small boat on the chest',
  },
  {
    slug: 'soft-kit-bag-60-litre',
    paper: 'sand',
    alt: 'A teal soft bag with ochre handles and a long strap',
  },
]
