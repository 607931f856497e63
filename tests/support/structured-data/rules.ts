import type { Kind } from './kinds.ts'

/** What schema.org lets a type say, and what search engines ask of it. */
export interface TypeRule {
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, Kind>>
}

const schemaOrg = (...words: readonly string[]): Kind => ({
  oneOf: words.map((word) => `https://schema.org/${word}`),
})
const a = (...node: readonly string[]): Kind => ({ node })
const thing = {
  '@id': 'address',
  url: 'address',
  name: 'text',
  description: 'text',
  image: 'address',
} as const
const organisation = a('Organization')
const sold = a('Offer')

/** The types that pages of the site may use. A property that is not here is a fault. */
export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: {
    required: ['@id', 'name', 'url'],
    properties: {
      ...thing,
      alternateName: 'text',
      logo: 'address',
      email: 'mail',
      telephone: 'telephone',
      address: a('PostalAddress'),
      sameAs: 'address',
    },
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
    properties: {
      streetAddress: 'text',
      addressLocality: 'text',
      postalCode: 'text',
      addressCountry: { oneOf: ['GB'] },
    },
  },
  WebSite: {
    required: ['@id', 'name', 'url'],
    properties: {
      ...thing,
      alternateName: 'text',
      inLanguage: { oneOf: ['en-GB'] },
      publisher: organisation,
    },
  },
  BreadcrumbList: {
    required: ['@id', 'itemListElement'],
    properties: { '@id': 'address', itemListElement: a('ListItem') },
  },
  ItemList: {
    required: ['itemListElement', 'numberOfItems'],
    properties: { ...thing, numberOfItems: 'number', itemListElement: a('ListItem') },
  },
  ListItem: {
    required: ['position'],
    properties: { name: 'text', url: 'address', item: 'address', position: 'number' },
  },
  Course: {
    required: ['@id', 'url', 'name', 'description', 'provider', 'hasCourseInstance'],
    properties: {
      ...thing,
      courseCode: 'text',
      educationalLevel: { oneOf: ['Novice', 'Intermediate', 'Advanced'] },
      educationalCredentialAwarded: 'text',
      coursePrerequisites: 'text',
      inLanguage: { oneOf: ['en-GB'] },
      provider: organisation,
      offers: sold,
      hasCourseInstance: a('CourseInstance'),
    },
  },
  CourseInstance: {
    required: ['courseMode', 'courseWorkload'],
    properties: {
      url: 'address',
      courseMode: { oneOf: ['Online', 'Onsite', 'Blended'] },
      courseWorkload: 'duration',
      location: a('Place', 'VirtualLocation'),
      startDate: 'day',
      endDate: 'day',
      offers: sold,
    },
  },
  Event: event(),
  EducationEvent: event(),
  Place: { required: ['name'], properties: { name: 'text', address: 'text' } },
  VirtualLocation: { required: ['url'], properties: { url: 'address' } },
  TouristTrip: {
    required: ['@id', 'url', 'name', 'description', 'itinerary'],
    properties: { ...thing, provider: organisation, itinerary: a('ItemList'), offers: sold },
  },
  Product: {
    required: ['@id', 'url', 'name', 'description', 'image', 'sku', 'offers'],
    properties: { ...thing, sku: 'text', category: 'text', brand: a('Brand'), offers: sold },
  },
  Brand: { required: ['name'], properties: { name: 'text' } },
  Offer: {
    required: ['url', 'price', 'priceCurrency', 'availability'],
    properties: {
      url: 'address',
      price: 'price',
      priceCurrency: { oneOf: ['GBP'] },
      availability: schemaOrg('InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder'),
      validFrom: 'day',
      category: { oneOf: ['Paid'] },
      itemCondition: schemaOrg('NewCondition'),
      shippingDetails: a('OfferShippingDetails'),
      hasMerchantReturnPolicy: a('MerchantReturnPolicy'),
    },
  },
  OfferShippingDetails: {
    required: ['shippingRate', 'shippingDestination'],
    properties: { shippingRate: a('MonetaryAmount'), shippingDestination: a('DefinedRegion') },
  },
  MonetaryAmount: {
    required: ['value', 'currency'],
    properties: { value: 'price', currency: { oneOf: ['GBP'] } },
  },
  DefinedRegion: {
    required: ['addressCountry'],
    properties: { addressCountry: { oneOf: ['GB'] } },
  },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    properties: {
      applicableCountry: { oneOf: ['GB'] },
      returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: 'number',
      returnMethod: schemaOrg('ReturnByMail'),
      returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
    },
  },
}

function event(): TypeRule {
  return {
    required: ['@id', 'name', 'startDate', 'endDate', 'location', 'eventStatus'],
    properties: {
      ...thing,
      startDate: 'moment',
      endDate: 'moment',
      eventStatus: schemaOrg('EventScheduled'),
      eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
      location: a('Place', 'VirtualLocation'),
      organizer: organisation,
      offers: sold,
    },
  }
}
