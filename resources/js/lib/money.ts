const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/**
 * Pounds as people read them: en-GB, GBP, two decimals (specification 9), such as `£1,236.00`.
 * A negative amount carries its sign before the pound: `-£25.00`.
 */
export function formatMoney(pounds: number): string {
  return sterling.format(pounds)
}
