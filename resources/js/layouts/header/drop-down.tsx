import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMenu } from '#js/hooks/use-menu.tsx'
import { WithoutScripts } from '#js/hooks/without-scripts.tsx'
import { cx } from '#js/lib/class-names.ts'

/** Where a panel begins: at its button, at its button's end, or at the start of the whole row. */
const places = {
  start: { item: 'lg:relative', panel: 'lg:left-0' },
  end: { item: 'lg:relative', panel: 'lg:right-0' },
  row: { item: 'lg:static', panel: 'lg:left-5 xl:left-8' },
} as const

/**
 * A button with a panel of links, as an item of a list. What it holds is drawn when it is first opened.
 * Without scripts the panel opens by hovering or by the focus; in the plain list that narrow screens
 * then get, it is always open.
 */
export function DropDown({
  id,
  label,
  place = 'start',
  itemClass,
  buttonClass,
  panelClass,
  children,
}: {
  /** That of its panel. */
  readonly id: string
  readonly label: ReactNode
  readonly place?: keyof typeof places
  readonly itemClass?: string
  readonly buttonClass?: string
  readonly panelClass?: string
  readonly children: ReactNode
}) {
  const { isOpen, itemProps, buttonProps, panelProps } = useMenu(id)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  return (
    <li {...itemProps} className={cx('group/menu', places[place].item, itemClass)}>
      <button type="button" {...buttonProps} className={cx('flex items-center', buttonClass)}>
        {label}
      </button>
      <div
        {...panelProps}
        className={cx(
          'z-10 bg-white p-5 text-slate [&_:focus-visible]:outline-tide',
          'lg:absolute lg:top-full lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:rounded-b-card lg:shadow-panel',
          places[place].panel,
          !isOpen && 'hidden noscript:max-lg:block',
          'noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
          panelClass,
        )}
      >
        {wasOpen ? children : <WithoutScripts>{children}</WithoutScripts>}
      </div>
    </li>
  )
}
