import type { SafeHtml } from '#server/content/html.ts'
import type { AddToCart } from './cart.ts'
import type { Breadcrumbs, ChoiceLink, Money, PageLink } from './elements.ts'
import type { Banner, BlockProps } from './info-pages.ts'
import type { Fact } from './offer-page.ts'
import type { DesignChoice } from './vouchers.ts'

/** A block of a kind that the shop's pages show; others are left out. */
export type ShopBlock = BlockProps<'overview' | 'text' | 'points' | 'facts' | 'questions'>

interface ForSale {
  readonly price: Money
  /** Its own picture, or the default logo. */
  readonly picture: string
}

/** A thing from the shop as its card shows it. */
export interface ProductCard extends ForSale {
  readonly product: Pick<Product, 'id' | 'name' | 'slug' | 'code' | 'has_vat' | 'intro_description'>
  /** Such as `Posting £2.95`. */
  readonly posting: string
  readonly add: AddToCart
}

/** How else to get a thing from the shop than by the cart. */
export interface HowToBuy {
  readonly title: string
  readonly text: string
  /** The subject of an e-mail about it. */
  readonly subject: string
}

/** A page of the shop on which staff write, too. */
interface ShopPage {
  readonly banner: Banner
  readonly breadcrumbs: Breadcrumbs
  readonly before: readonly ShopBlock[]
  readonly buy: HowToBuy
  /** What stands at the end, such as the terms. */
  readonly after: readonly ShopBlock[]
}

export interface MerchandisePageProps extends ShopPage, Terms {
  /** All kinds first, then those of which there is something. */
  readonly kinds: readonly (ChoiceLink & { readonly count: number })[]
  readonly countText: string
  readonly products: readonly ProductCard[]
}

interface Terms {
  /** What posting costs and how long it takes. */
  readonly posting: readonly Fact[]
  /** How things come back, in whole sentences. */
  readonly returns: readonly string[]
}

/** A course or a trip that goes with a thing from the shop. */
export interface OfferNamed extends PageLink {
  /** Such as `5 days, £795.00`, or for how many people it is. */
  readonly note: string
}

export interface ProductPageProps extends ForSale, Terms {
  readonly product: Product
  readonly breadcrumbs: Breadcrumbs
  readonly add: AddToCart
  readonly buy: HowToBuy
  readonly courses: readonly OfferNamed[]
  readonly related: readonly ProductCard[]
}

export interface VoucherForSale extends ForSale {
  readonly product: Pick<Product, 'id' | 'name' | 'code' | 'description'>
  /** `Valid for 24 months`. */
  readonly validity: string
  /** The offer that it is for; null: for anything. */
  readonly spentOn: OfferNamed | null
  /** This page with the form that buys it. */
  readonly chooseHref: string
}

export interface ChosenVoucher extends Pick<VoucherForSale, 'price' | 'validity'> {
  readonly name: string
  readonly add: AddToCart
  readonly designs: readonly DesignChoice[]
}

export interface GiftVouchersPageProps extends ShopPage {
  readonly vouchers: readonly VoucherForSale[]
  /** null: none is chosen yet. */
  readonly chosen: ChosenVoucher | null
  readonly rules: readonly Fact[]
  /** Lists of what a voucher for an amount may be spent on. */
  readonly anything: readonly OfferNamed[]
}

/** Anything that can be sold, as a page shows it (specification 3, "Product"). */
export interface Product {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly code: string
  /** Types 4 and 5 show the default logo without one. */
  readonly image: string | null
  /** Pounds; null: on enquiry. */
  readonly price: number | null
  readonly description: SafeHtml
  /** true: inc vat; false: no vat. */
  readonly has_vat: boolean
  /** 1 course, 2 holiday, 3 merchandise, 4 gift voucher, 5 online item. */
  readonly product_type_id: 1 | 2 | 3 | 4 | 5
  /** The size in which it is posted; null: it is not. */
  readonly package_type: { readonly name: string } | null
  readonly course_id: number | null
  readonly holiday_id: number | null
  readonly tags: readonly { readonly id: number }[]
  readonly filter_image: string | null
  readonly short_menu_name: string
  readonly intro_description: string
  /** What the course or the trip behind the product says; null where there is none. */
  readonly course_detail: { readonly intro_description: string } | null
  readonly holiday_detail: { readonly intro_description: string } | null
  /** The product behind this one, such as the weekend that a voucher is for. */
  readonly product: { readonly slug: string; readonly image: string | null } | null
}
