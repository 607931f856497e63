import { postageOf } from '#server/catalogue/postage.ts'
import type { Company } from '#server/content/schema/company.ts'
import type { ProductFile, Shipping, Voucher } from '#server/content/schema/shop.ts'
import { fromPounds, plainAmount } from '#server/format/money.ts'
import type { Pence } from '#server/format/money.ts'
import type { AvailabilityState } from '#server/props/dates.ts'
import type { StructuredNode } from '#server/props/meta.ts'

/**
 * A book or another thing that is posted: what it costs, what posting it costs inside the United
 * Kingdom, and how it comes back.
 * @param page site path of its page
 */
export function merchandiseNode(
  product: ProductFile,
  page: string,
  { company, shipping }: { readonly company: Company; readonly shipping: Shipping },
): StructuredNode {
  const { name, code, kind, price, image, intro_description, meta_description } = product
  return {
    '@type': 'Product',
    '@id': `${page}#product`,
    name,
    image,
    url: page,
    description: meta_description ?? intro_description,
    sku: code,
    category: kind,
    brand: { '@type': 'Brand', name: company.brand },
    offers: {
      ...offerNode({ url: page, pence: fromPounds(price), state: 'bookNow' }),
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: postage(product, shipping),
      hasMerchantReturnPolicy: returnPolicy(shipping),
    },
  }
}

/** A voucher. It is sent by e-mail, which costs nothing. @param page site path of its page */
export function voucherNode(
  { name, code, price, image }: Voucher,
  description: string,
  page: string,
  { brand }: Company,
): StructuredNode {
  return {
    '@type': 'Product',
    '@id': `${page}#${code.toLowerCase()}`,
    name,
    description,
    image,
    url: page,
    sku: code,
    brand: { '@type': 'Brand', name: brand },
    offers: offerNode({ url: page, pence: fromPounds(price), state: 'bookNow' }),
  }
}

function postage(product: ProductFile, shipping: Shipping): StructuredNode {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(postageOf(shipping, product)),
      currency: 'GBP',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
  }
}

function returnPolicy({ returns_days: days }: Shipping): StructuredNode {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GB',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}

interface ForSale {
  /** Site path of where it is bought. */
  readonly url: string
  readonly pence: Pence
  readonly state: AvailabilityState
  /** The first day of its sale, `YYYY-MM-DD`. */
  readonly from?: string
}

/** Something at a price, the one that the page shows: all of it in pounds sterling. */
export function offerNode({ url, pence, state, from }: ForSale): StructuredNode {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(pence),
    priceCurrency: 'GBP',
    availability: `https://schema.org/${availabilities[state]}`,
    validFrom: from,
  }
}

const availabilities: Readonly<Record<AvailabilityState, string>> = {
  bookNow: 'InStock',
  fewLeft: 'LimitedAvailability',
  waitingList: 'SoldOut',
  reserved: 'SoldOut',
  soldOut: 'SoldOut',
  saleOver: 'SoldOut',
  notYetOnSale: 'PreOrder',
}

/** Where something takes place. @param url site path of its page, where an online course is met */
export function placeNode(
  { id, name }: { readonly id: string; readonly name: string },
  url: string,
): StructuredNode {
  if (id === 'online') return { '@type': 'VirtualLocation', url }
  return { '@type': 'Place', name, address: name }
}
