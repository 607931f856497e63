import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMenu } from '#js/hooks/use-menu.tsx'
import { WithoutScripts } from '#js/hooks/without-scripts.tsx'
import { cx } from '#js/lib/class-names.ts'

/** Where a panel stands: it begins at its button, ends with it, or begins with the whole row. */
const places = { start: '', end: 'at-end', row: 'at-row' } as const

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
  needsScripts = false,
  plain,
  children,
}: {
  /** That of its panel. */
  readonly id: string
  readonly label: ReactNode
  readonly place?: keyof typeof places
  readonly itemClass?: string
  readonly buttonClass?: string
  readonly panelClass?: string
  /** Without scripts it is not there. */
  readonly needsScripts?: boolean
  /** What it holds without scripts. Default: the same. */
  readonly plain?: ReactNode
  readonly children: ReactNode
}) {
  const { isOpen, itemProps, buttonProps, panelProps } = useMenu(id)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  return (
    <li
      {...itemProps}
      className={cx('drop-down', places[place], needsScripts && 'noscript:hidden', itemClass)}
    >
      <button type="button" {...buttonProps} className={buttonClass}>
        {label}
      </button>
      <div {...panelProps} className={panelClass}>
        {wasOpen ? children : needsScripts || <WithoutScripts>{plain || children}</WithoutScripts>}
      </div>
    </li>
  )
}
