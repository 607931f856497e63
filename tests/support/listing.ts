import type { FacetValue, ListingProps, ListingPageProps } from '#server/props/listing-page.ts'
import { daySkipper, html, ratings, solentWeekend } from './home.ts'

/** A list of two offers that can be narrowed by level and by price; one level is chosen. */

const novice: FacetValue = {
  value: 'beginner',
  label: 'Novice',
  count: 1,
  isChosen: false,
  href: '/rya-courses?level=beginner&level=intermediate',
}

export const listingFacts: ListingProps = {
  total: 2,
  countText: '2 courses',
  page: 1,
  pages: 2,
  previousHref: null,
  nextHref: '/rya-courses?level=intermediate&page=2',
  facets: [
    {
      name: 'level',
      label: 'Level',
      isSingle: false,
      values: [
        novice,
        {
          value: 'intermediate',
          label: 'Intermediate',
          count: 2,
          isChosen: true,
          href: '/rya-courses',
        },
        { ...novice, value: 'advanced', label: 'Advanced', count: 0 },
      ],
    },
    {
      name: 'price',
      label: 'Price',
      isSingle: true,
      values: [{ ...novice, value: 'to-400', label: 'Up to £400', href: '/rya-courses?price=1' }],
    },
  ],
  chips: [{ facet: 'level', value: 'intermediate', label: 'Intermediate', href: '/rya-courses' }],
  clearHref: '/rya-courses',
  sorts: [
    {
      value: 'recommended',
      label: 'Recommended',
      isChosen: true,
      href: '/rya-courses?level=intermediate',
    },
    {
      value: 'price',
      label: 'Price',
      isChosen: false,
      href: '/rya-courses?level=intermediate&sort=price',
    },
  ],
  canonicalHref: '/rya-courses?level=intermediate',
  alternatives: null,
}

export const listingProps: ListingPageProps = {
  banner: {
    title: 'RYA sailing courses',
    description: 'A ladder that you step on wherever you are.',
    imageUrl: '/images/solent.svg',
    altText: 'A yacht off a headland',
    buttonUrl: '/events?kind=course',
  },
  breadcrumbs: { above: [], here: 'RYA sailing courses' },
  before: [
    {
      type: 'overview',
      title: 'How the ladder works',
      linkToLearn: true,
      copy: html('<p>Leave gaps.</p>'),
    },
  ],
  heading: 'Find your course',
  listing: listingFacts,
  offers: [
    {
      card: daySkipper,
      dates: { when: 'Monday 5 April, 2027, Southampton', note: 'Few places left' },
    },
    { card: solentWeekend, dates: { when: 'On a day that suits you', note: null } },
  ],
  after: [],
  globalRatings: ratings,
}
