import type { SafeHtml } from '#server/content/html.ts'

/** 1 course, 2 holiday, 3 merchandise, 4 gift voucher, 5 online item. */
type ProductTypeId = 1 | 2 | 3 | 4 | 5

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
  readonly product_type_id: ProductTypeId
  /** The size in which it is posted; null: it is not. */
  readonly package_type: { readonly name: string } | null
  readonly course_id: number | null
  readonly holiday_id: number | null
  readonly tags: readonly { readonly id: number }[]
  readonly filter_image: string | null
  readonly short_menu_name: string
  readonly intro_description: string
  /** What the course behind the product says; null where there is none. */
  readonly course_detail: { readonly intro_description: string } | null
  /** What the trip behind the product says; null where there is none. */
  readonly holiday_detail: { readonly intro_description: string } | null
  /** The product behind this one, such as the weekend that a voucher is for. */
  readonly product: { readonly slug: string; readonly image: string | null } | null
}
