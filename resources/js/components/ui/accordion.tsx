import { Fragment, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useIsWithoutScripts } from '#js/hooks/without-scripts.tsx'
import { cx } from '#js/lib/class-names.ts'
import { Icon } from './icons.tsx'

export interface AccordionGroup {
  readonly title: string
  readonly content: ReactNode
}

/**
 * Disclosure groups, at most one open, the first at the start. Without scripts every group is open.
 * A single group has no chevron (specification 4).
 */
export function Accordion({
  groups,
  heading: Heading,
  buttonClass,
}: {
  readonly groups: readonly AccordionGroup[]
  /** The level that fits the page's outline. */
  readonly heading: 'h2' | 'h3'
  readonly buttonClass?: string
}) {
  const id = useId()
  const isPlain = useIsWithoutScripts()
  const [open, setOpen] = useState<number | null>(0)

  return groups.map(({ title, content }, index) => {
    const isOpen = open === index
    const panel = `${id}-${index}`
    if (isPlain) {
      return (
        <Fragment key={title}>
          <Heading>{title}</Heading>
          {content}
        </Fragment>
      )
    }

    return (
      <div key={title} className="border-b border-line last:border-b-0">
        <Heading className="font-sans text-base text-ink">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panel}
            className={cx(
              'flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left font-semibold',
              'hover:text-tide',
              buttonClass,
            )}
            onClick={() => setOpen(isOpen ? null : index)}
          >
            <span className="min-w-0">{title}</span>
            {groups.length > 1 && <Chevron isOpen={isOpen} />}
          </button>
        </Heading>
        <div id={panel} className={cx('pb-3', !isOpen && 'hidden noscript:block')}>
          {content}
        </div>
      </div>
    )
  })
}

function Chevron({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Icon
      name="chevron-down"
      className={cx('size-4 transition-transform noscript:hidden', isOpen && 'rotate-180')}
    />
  )
}
