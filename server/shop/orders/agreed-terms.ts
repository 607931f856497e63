import type { Terms } from '#server/content/fill/terms.ts'
import type { OrderRow } from '#server/database/shop-tables.ts'

/**
 * The terms that an order was placed under. All that concerns it later goes by these, whatever the
 * content says by then; a figure that terms gain is given to older orders by a migration.
 */
export function agreedTerms({ agreed_terms: json }: Pick<OrderRow, 'agreed_terms'>): Terms {
  return JSON.parse(json) as Terms
}
