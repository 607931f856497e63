import { cx } from '#js/lib/class-names.ts'

/** Our own line drawings, in the order of `resources/css/icons.svg`. */
export const iconNames = [
  'search',
  'user',
  'cart',
  'menu',
  'close',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'mail',
  'phone',
  'speech',
  'bars',
  'calendar',
  'helm',
  'badge-check',
  'tag',
  'note',
  'people',
  'camera',
  'briefcase',
  'thread',
  'screen',
  'play',
  'pause',
  'check',
  'tick',
  'clock',
  'list',
  'cross',
  'drop',
  'share',
  'printer',
] as const

export type IconName = (typeof iconNames)[number]

/**
 * Decoration in the colour of the text, which says the same: nothing for screen readers. As large as
 * the text unless a class says otherwise, and in a row it keeps its width.
 */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName
  readonly className?: string | undefined
}) {
  return <i className={cx('icon', `icon-${name}`, className)} />
}
