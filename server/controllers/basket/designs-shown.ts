import type { DesignShown } from '#server/props/basket.ts'

/** The ways in which a voucher can look, by the names that its buyer chooses from. */
export const designsShown: readonly DesignShown[] = [
  { value: 'solent', label: 'A fine day on the Solent' },
  { value: 'dusk', label: 'Home before dusk' },
  { value: 'chart', label: 'A corner of a chart' },
  { value: 'pennants', label: 'Signal flags' },
]
