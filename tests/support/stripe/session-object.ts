import type { Stripe } from 'stripe'

/** A Session as it is made by the parameters that the shop sends. */
export function sessionObject(
  params: Stripe.Checkout.SessionCreateParams,
  { id, created, url }: { readonly id: string; readonly created: number; readonly url: string },
): Stripe.Checkout.Session {
  const total = amountOf(params)
  return {
    ...unusedParts,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: params.line_items?.[0]?.price_data?.currency ?? null,
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? created + 86_400,
    livemode: false,
    locale: params.locale ?? null,
    metadata: metadataOf(params.metadata),
    mode: 'payment',
    // Null until the payer confirms.
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
  }
}

/** What a Session costs, in pence. */
export function amountOf({ line_items: items = [] }: Stripe.Checkout.SessionCreateParams): number {
  return items.reduce(
    (sum, { price_data: price, quantity = 1 }) => sum + (price?.unit_amount ?? 0) * quantity,
    0,
  )
}

/** Metadata as Stripe keeps it: text alone. */
export function metadataOf(metadata: Stripe.MetadataParam | undefined | ''): Stripe.Metadata {
  return Object.fromEntries(
    Object.entries(metadata || {}).map(([name, value]) => [name, String(value)]),
  )
}

/** What a Session for one payment by card leaves empty. */
const unusedParts = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>
