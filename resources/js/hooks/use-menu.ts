import { useContext, useId, useRef } from 'react'
import { MenusContext } from './menus-context.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useHoverIntent } from './use-hover-intent.ts'

/**
 * A drop-down after the APG's disclosure navigation: a button that shows a panel of links. It opens
 * by click, key or a mouse that stays; Esc gives the focus back to the button.
 */
export function useMenu() {
  const menus = useContext(MenusContext)
  if (!menus) throw new Error('[hooks] useMenu found no menus; wrap the header in MenusProvider.')

  const { open, setOpen } = menus
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = open?.id === id
  const isPinned = isOpen && open.isPinned

  const hover = useHoverIntent(
    () => setOpen((now) => (now?.isPinned ? now : { id, isPinned: false })),
    () => setOpen((now) => (now?.id === id && !now.isPinned ? null : now)),
  )

  useDismissal(isOpen, item, (cause) => {
    hover.cancel()
    const wasInside = item.current?.contains(document.activeElement)
    if (cause === 'escape' && wasInside) button.current?.focus()
    setOpen(null)
  })

  return {
    isOpen,
    itemProps: { ref: item, ...hover.handlers },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      // A click on a menu that hovering has just opened keeps it open.
      onClick: () => {
        hover.cancel()
        setOpen(isPinned ? null : { id, isPinned: true })
      },
    },
    panelProps: { id, onFocus: () => isPinned || setOpen({ id, isPinned: true }) },
  } as const
}
