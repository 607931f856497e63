import type { Kind } from './kinds.ts'

/** What schema.org lets a type say, and what search engines ask of it. */
interface TypeRule {
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, Kind>>
}

/** @param required the names of what must be there, with blanks between. */
function rule(required: string, properties: TypeRule['properties']): TypeRule {
  return { required: required.split(' '), properties }
}

const schemaOrg = (...words: readonly string[]): Kind => ({
  oneOf: words.map((word) => `https://schema.org/${word}`),
})
const oneOf = (...words: readonly string[]): Kind => ({ oneOf: words })
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
const somewhere = a('Place', 'VirtualLocation')

const event = rule('@id name startDate endDate location eventStatus', {
  ...thing,
  startDate: 'moment',
  endDate: 'moment',
  eventStatus: schemaOrg('EventScheduled'),
  eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
  location: somewhere,
  organizer: organisation,
  offers: sold,
})

/** The types that pages of the site may use. A property that is not here is a fault. */
export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: rule('@id name url', {
    ...thing,
    alternateName: 'text',
    logo: 'address',
    email: 'mail',
    telephone: 'telephone',
    address: a('PostalAddress'),
    sameAs: 'address',
  }),
  PostalAddress: rule('streetAddress addressLocality postalCode addressCountry', {
    streetAddress: 'text',
    addressLocality: 'text',
    postalCode: 'text',
    addressCountry: oneOf('GB'),
  }),
  WebSite: rule('@id name url', {
    ...thing,
    alternateName: 'text',
    inLanguage: oneOf('en-GB'),
    publisher: organisation,
  }),
  BreadcrumbList: rule('@id itemListElement', {
    '@id': 'address',
    itemListElement: a('ListItem'),
  }),
  ItemList: rule('itemListElement numberOfItems', {
    ...thing,
    numberOfItems: 'number',
    itemListElement: a('ListItem'),
  }),
  ListItem: rule('position', { name: 'text', url: 'address', item: 'address', position: 'number' }),
  Course: rule('@id url name description provider hasCourseInstance', {
    ...thing,
    courseCode: 'text',
    educationalLevel: oneOf('Novice', 'Intermediate', 'Advanced'),
    educationalCredentialAwarded: 'text',
    coursePrerequisites: 'text',
    inLanguage: oneOf('en-GB'),
    provider: organisation,
    offers: sold,
    hasCourseInstance: a('CourseInstance'),
  }),
  CourseInstance: rule('courseMode courseWorkload', {
    url: 'address',
    courseMode: oneOf('Online', 'Onsite', 'Blended'),
    courseWorkload: 'duration',
    location: somewhere,
    startDate: 'day',
    endDate: 'day',
    offers: sold,
  }),
  Event: event,
  EducationEvent: event,
  Place: rule('name', { name: 'text', address: 'text' }),
  VirtualLocation: rule('url', { url: 'address' }),
  TouristTrip: rule('@id url name description itinerary', {
    ...thing,
    provider: organisation,
    itinerary: a('ItemList'),
    offers: sold,
  }),
  Product: rule('@id url name description image sku offers', {
    ...thing,
    sku: 'text',
    category: 'text',
    brand: a('Brand'),
    offers: sold,
  }),
  Brand: rule('name', { name: 'text' }),
  Offer: rule('url price priceCurrency availability', {
    url: 'address',
    price: 'price',
    priceCurrency: oneOf('GBP'),
    availability: schemaOrg('InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder'),
    validFrom: 'day',
    category: oneOf('Paid'),
    itemCondition: schemaOrg('NewCondition'),
    shippingDetails: a('OfferShippingDetails'),
    hasMerchantReturnPolicy: a('MerchantReturnPolicy'),
  }),
  OfferShippingDetails: rule('shippingRate shippingDestination', {
    shippingRate: a('MonetaryAmount'),
    shippingDestination: a('DefinedRegion'),
  }),
  MonetaryAmount: rule('value currency', { value: 'price', currency: oneOf('GBP') }),
  DefinedRegion: rule('addressCountry', { addressCountry: oneOf('GB') }),
  MerchantReturnPolicy: rule('applicableCountry returnPolicyCategory merchantReturnDays', {
    applicableCountry: oneOf('GB'),
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: 'number',
    returnMethod: schemaOrg('ReturnByMail'),
    returnFees: schemaOrg('ReturnFeesCustomerResponsibility'),
  }),
}
