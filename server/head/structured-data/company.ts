import type { Company } from '#server/content/schema/company.ts'
import type { StructuredNode } from '#server/props/meta.ts'
import { companyId } from './graph.ts'

const logo = '/images/brand/icon-maskable-512.png'

/** The company whole, for the pages that speak of it: who it is, where, and how to reach it. */
export function companyNode(company: Company): StructuredNode {
  const { name, brand, email, phone_link: phone, address, socials } = company
  return {
    '@type': 'Organization',
    '@id': companyId,
    url: '/',
    name,
    email,
    logo,
    alternateName: brand,
    telephone: phone.replace('tel:', ''),
    address: postalAddress(address),
    sameAs: socials.map(({ url }) => url),
  }
}

export function websiteNode({ name, brand }: Company): StructuredNode {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    url: '/',
    name,
    alternateName: brand,
    inLanguage: 'en-GB',
    publisher: { '@id': companyId },
  }
}

// The last line of an address is its postcode, and the one before it the town.
function postalAddress(lines: Company['address']): StructuredNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -2).join(', '),
    addressLocality: lines.at(-2),
    postalCode: lines.at(-1),
    addressCountry: 'GB',
  }
}
