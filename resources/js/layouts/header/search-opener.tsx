import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { useMenu } from '#js/hooks/use-menu.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'

type Panel = typeof import('./search-panel.tsx').SearchPanel

/**
 * A link to the search that opens a panel with its field instead, whose code comes when it is first
 * wanted. Without scripts, or where that code does not come, it is the link; on a page with a field of its
 * own it leads there.
 */
export function SearchOpener({ className }: { readonly className: string }) {
  const href = useRoutes().to('web.search')
  const { isOpen, itemProps, buttonProps, panelProps } = useMenu<HTMLAnchorElement>(
    'search-panel',
    { byHover: false },
  )
  const [Panel, setPanel] = useState<Panel | null>(null)

  const load = () =>
    import('./search-panel.tsx').then(({ SearchPanel }) => setPanel(() => SearchPanel))

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const field = document.getElementById('search-query')
    if (field) {
      field.focus()
      return
    }
    buttonProps.onClick()
    load().catch(() => router.visit(href))
  }

  return (
    <li {...itemProps}>
      <a
        {...buttonProps}
        href={href}
        className={className}
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <Icon name="search" className="size-6" />
        <span className="sr-only">Search</span>
      </a>
      {isOpen && Panel && <Panel action={href} {...panelProps} />}
    </li>
  )
}
