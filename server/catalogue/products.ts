import type { Content } from '#server/content/content.ts'
import { paragraphsOf } from '#server/content/fill/offer.ts'
import type { Course, Holiday, Offer } from '#server/content/schema/offer.ts'
import type { ProductFile, Voucher } from '#server/content/schema/shop.ts'
import type { Product } from '#server/props/shop.ts'
import { findOffer } from './offers.ts'

/** The product types of the specification's clarifications. */
const productTypes = { course: 1, holiday: 2, merchandise: 3, voucher: 4, online: 5 } as const

/** A course as something that is sold: online courses are items of their own type. */
function courseProduct(course: Course): Product {
  return {
    ...fromOffer(course),
    product_type_id: course.group === 'online' ? productTypes.online : productTypes.course,
    course_id: course.id,
    course_detail: { intro_description: course.intro_description },
  }
}

function holidayProduct(holiday: Holiday): Product {
  return {
    ...fromOffer(holiday),
    product_type_id: productTypes.holiday,
    holiday_id: holiday.id,
    tags: holiday.tags.map((id) => ({ id })),
    holiday_detail: { intro_description: holiday.intro_description },
  }
}

export function merchandiseProduct(file: ProductFile): Product {
  const { id, name, slug, code, image, price, short_menu_name, intro_description } = file
  return {
    id,
    name,
    slug,
    code,
    image,
    price,
    short_menu_name,
    intro_description,
    ...notAnOffer,
    description: paragraphsOf(file.description),
    has_vat: file.vat === 'standard',
    product_type_id: productTypes.merchandise,
    package_type: { name: file.package_type },
    filter_image: file.filter_image ?? null,
    product: null,
  }
}

/** A voucher. It is paid for without VAT, which falls due on what it is spent on (decision 13). */
export function voucherProduct(content: Content, voucher: Voucher): Product {
  const { id, name, code, image, price, redeems } = voucher
  const behind = redeems && findOffer(content, redeems.className, redeems.slug)
  return {
    id,
    name,
    code,
    image,
    price,
    ...notAnOffer,
    slug: code.toLowerCase(),
    description: paragraphsOf(voucher.description),
    has_vat: false,
    product_type_id: productTypes.voucher,
    package_type: null,
    filter_image: null,
    short_menu_name: name,
    intro_description: '',
    product: behind ? { slug: behind.slug, image: behind.overview_image } : null,
  }
}

export const defaultLogo = '/images/brand/product.svg'

/**
 * The picture of a product: its own, else the default logo, as types 4 and 5 have it (specification
 * 9) and merchandise has too.
 */
export function productPicture({ image }: Pick<Product, 'image'>): string {
  return image ?? defaultLogo
}

/** Everything that can be sold, in the order of its ids. */
export function allProducts(content: Content): readonly Product[] {
  return [
    ...[...content.courses.values()].map(courseProduct),
    ...[...content.holidays.values()].map(holidayProduct),
    ...[...content.products.values()].map(merchandiseProduct),
    ...content.vouchers.map((voucher) => voucherProduct(content, voucher)),
  ].toSorted((one, other) => one.id - other.id)
}

const notAnOffer = {
  course_id: null,
  holiday_id: null,
  tags: [],
  course_detail: null,
  holiday_detail: null,
} as const

function fromOffer(offer: Offer) {
  const { id, name, slug, code, price, short_menu_name, intro_description } = offer
  return {
    ...notAnOffer,
    id,
    name,
    slug,
    code,
    price,
    short_menu_name,
    intro_description,
    image: offer.overview_image,
    description: paragraphsOf(offer.overview),
    has_vat: offer.vat === 'standard',
    package_type: null,
    filter_image: offer.filter_image ?? null,
    product: null,
  }
}
