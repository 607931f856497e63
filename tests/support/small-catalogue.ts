import { picture } from './small-picture.ts'

const offer = {
  ability: 'beginner',
  length: '2 days',
  price: 325,
  vat: 'standard',
  sale_unit: 'person',
  overview_image: picture,
  meta_description: 'Two days afloat.',
  intro_description: 'Bring a friend.',
  overview: ['You sail <strong>all</strong> day.', 'And you cook.'],
  days: 2,
  places: 5,
  included: ['A berth'],
  not_included: [],
  questions: ['seasick'],
}

const weekends = { starts: ['Fri'], at: '19:30', until: '16:00' }

const presentCourseFacts = {
  is_rya: true,
  ratio: 5,
  assumed: 'Nothing',
  certificate: 'RYA Competent Crew',
  assessed: 'All the time',
  syllabus: ['Steering', 'Knots'],
  next: ['cross-channel'],
  dates: [{ ...weekends, every: 4, yacht: 'dunlin', leader: 'rowan' }],
}

const tripFacts = {
  nights: 2,
  needs: 'Nothing',
  ports: ['Southampton', 'Cowes'],
  route: ['southampton', 'cowes', 'southampton'],
  miles: { min: 30, max: 50 },
  months: [4, 5],
  season: 'April and May',
}

const why = { type: 'text', id: 'why', copy: '<p>Two are enough.</p>' }
const page = {
  routeName: 'web.home',
  name: 'Knots',
  metadata: {},
  page_content_type_id: 1,
  banner: { title: 'Knots', imageUrl: picture, altText: 'A rope' },
  blocks: [why, { type: 'knots', knots: ['bowline'] }],
}

const product = {
  id: 401,
  slug: 'logbook',
  code: 'G158',
  name: 'Logbook',
  short_menu_name: 'Logbook',
  kind: 'book',
  ability: 'beginner',
  price: 9.99,
  vat: 'zero',
  package_type: 'Letter',
  image: picture,
  intro_description: 'For your miles.',
  description: ['Keep it dry.'],
  for_courses: [],
}

const knot = {
  slug: 'bowline',
  order: 1,
  name: 'Bowline',
  use: 'A loop that will not slip.',
  steps: ['Make a loop.', 'Go round and back.'],
  mistake: 'The loop turned the wrong way.',
  taught_in: ['rya-competent-crew'],
  meta_description: 'How to tie a bowline.',
  pictures: [picture],
}

const levelFinder = {
  questions: [
    {
      id: 'goal',
      title: 'What would you like to do?',
      kind: 'one',
      answers: [
        { id: 'try', label: 'Try it', goal: 'try' },
        { id: 'race', label: 'Race', goal: 'race' },
      ],
    },
    {
      id: 'age',
      title: 'How old are you?',
      kind: 'one',
      answers: [
        { id: '12', label: '12 to 17', facts: { age: 12 } },
        { id: '18', label: '18 or over', facts: { age: 18 } },
      ],
    },
  ],
  gates: [{ id: 'grown-up', needs: { age: 18 } }],
  outcomes: [
    {
      id: 'race',
      level: 'beginner',
      offer: { className: 'holiday', slug: 'solent-weekend' },
      also: [],
      say: 'Race.',
      when: [{ goals: ['race'], passes: 'grown-up' }],
    },
    {
      id: 'weekend',
      level: 'beginner',
      offer: { className: 'holiday', slug: 'solent-weekend' },
      also: [{ className: 'holiday', slug: 'cross-channel' }],
      say: 'Begin with a weekend.',
      when: [{}],
    },
  ],
}

const giftVouchers = {
  posted_in: 'Letter',
  vouchers: [
    {
      id: 501,
      code: 'GV-050',
      name: 'Fifty pounds',
      price: 50,
      image: null,
      valid_months: 24,
      description: ['For anything.'],
    },
    {
      id: 502,
      code: 'GV-SOL',
      name: 'A weekend for two',
      price: 650,
      image: picture,
      redeems: { className: 'holiday', slug: 'solent-weekend', people: 2 },
      valid_months: 24,
      description: ['For the two of you.'],
    },
  ],
}

const shipping = {
  package_types: [{ name: 'Letter', max_cm: [24, 16.5, 0.5], max_kg: 0.1, charge: 1.95 }],
  free_over: 60,
  further_parcel: 1,
  dispatch: 'Soon',
  delivery: 'A week',
  collection: 'In Southampton',
  returns_days: 14,
  returns: ['Send it back.'],
  europe: { kinds: ['book'], package_type: 'Letter', charge: 9.95, note: 'Books only' },
}

/** What the small content sells, and what it says beside: files by their path. */
export const smallCatalogue = {
  'testimonials.json': {
    testimonials: [
      {
        id: 1,
        score: 5,
        title: 'Good',
        name: 'Ada',
        text: '<p>Fun.</p>',
        about: { className: 'holiday', slug: 'solent-weekend' },
      },
    ],
  },
  'gift-vouchers.json': giftVouchers,
  'shipping.json': shipping,
  'kit-list.json': { items: [{ item: 'A soft bag', need: 'essential' }] },
  'faq.json': {
    questions: [
      { id: 'seasick', question: 'Will I be seasick?', answer: 'Perhaps.', topics: ['health'] },
    ],
  },
  'level-finder.json': levelFinder,
  'waypoints.json': {
    waypoints: [
      { id: 'southampton', name: 'Southampton', latitude: 50.89, longitude: -1.4 },
      { id: 'cowes', name: 'Cowes', latitude: 50.77, longitude: -1.3 },
    ],
  },
  'fleet.json': {
    yachts: [
      {
        id: 'dunlin',
        name: 'Dunlin',
        kind: '36 ft cruiser',
        length_feet: 36,
        berths: 6,
        description: 'Forgiving.',
        image: picture,
      },
    ],
  },
  'schedule/overrides.json': { overrides: [] },
  'schedule/resources.json': {
    yachts: [{ id: 'dunlin-two', name: 'Redshank', kind: '36 ft cruiser', base: 'Southampton' }],
    rooms: [{ id: 'classroom', name: 'The classroom' }],
    leaders: [{ id: 'rowan', name: 'Rowan' }],
  },
  'courses/competent-crew.json': {
    id: 102,
    slug: 'competent-crew',
    code: 'CR-CC',
    name: 'RYA Competent Crew',
    short_menu_name: 'Competent Crew',
    group: 'practical',
    locations: ['southampton'],
    ...offer,
    ...presentCourseFacts,
  },
  'holidays/solent-weekend.json': {
    id: 201,
    slug: 'solent-weekend',
    code: 'WK-SOL',
    name: 'Solent sailing weekend',
    short_menu_name: 'Solent weekend',
    tags: [9, 5],
    ...offer,
    ...tripFacts,
    dates: [{ ...weekends, every: 4, week: 2, yacht: 'dunlin', leader: 'rowan' }],
  },
  'holidays/cross-channel.json': {
    id: 241,
    slug: 'cross-channel',
    code: 'MB-CC',
    name: 'Cross-Channel weekend',
    short_menu_name: 'Cross-Channel',
    tags: [8],
    ...offer,
    price: 1236.5,
    sale_unit: 'yacht',
    party: { max: 5 },
    places: 1,
    ...tripFacts,
    dates: [{ ...weekends, every: 2, week: 1, yacht: 'dunlin-two' }],
  },
  'products/logbook.json': product,
  'knots/bowline.json': knot,
  'pages/knots.json': page,
} as const
