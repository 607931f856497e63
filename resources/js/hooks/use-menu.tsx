import { usePage } from '@inertiajs/react'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Dispatch, PointerEvent, ReactNode, RefObject, SetStateAction } from 'react'

/** A pointer that only passes over does not open a menu, and one that slips off does not close it. */
const openDelay = 120

const closeDelay = 250

/**
 * A drop-down after the APG's disclosure navigation: a button that shows a panel of links. It opens
 * by click, key or a mouse that stays; Esc gives the focus back to the button.
 * @param id that of the panel.
 */
export function useMenu<Opener extends HTMLElement = HTMLButtonElement>(
  id: string,
  { byHover = true } = {},
) {
  const menus = useContext(MenusContext)
  if (!menus) throw new Error('[hooks] useMenu found no menus; wrap the header in MenusProvider.')

  const { open, setOpen } = menus
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<Opener>(null)
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
    itemProps: byHover ? { ref: item, ...hover.handlers } : { ref: item },
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

/** Tells a mouse that stays from one that passes; other pointers tap. */
function useHoverIntent(onEnter: () => void, onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function after(delay: number, act: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(act, delay)
    }
  }

  return {
    /** For the element, its panel included. */
    handlers: {
      onPointerEnter: after(openDelay, onEnter),
      onPointerLeave: after(closeDelay, onLeave),
    },
    /** Forgets what the pointer was about to do: the visitor has said something clearer. */
    cancel: () => clearTimeout(timer.current),
  }
}

/**
 * Calls `onDismiss` when a visitor turns away from an open part of the page: with Esc, a press
 * outside it, or by moving the focus out of it.
 */
function useDismissal(
  isOpen: boolean,
  part: RefObject<HTMLElement | null>,
  onDismiss: (cause: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss)

  // An effect after painting would miss an Esc that comes as soon as the part is seen.
  useLayoutEffect(() => {
    if (!isOpen) return undefined

    function onKeyDown(event: KeyboardEvent) {
      // The first Esc of a field with a list is its list's.
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape')
    }
    function onOutside(event: Event) {
      if (event.target instanceof Node && !part.current?.contains(event.target)) dismiss('outside')
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onOutside, { signal })
    document.addEventListener('focusin', onOutside, { signal })
    return () => listening.abort()
  }, [isOpen, part])
}

interface OpenMenu {
  readonly id: string
  /** Opened by a click or a key: it stays when the pointer leaves. */
  readonly isPinned: boolean
}

interface Menus {
  readonly open: OpenMenu | null
  readonly setOpen: Dispatch<SetStateAction<OpenMenu | null>>
}

export const MenusContext = createContext<Menus | null>(null)

/** Drop-down menus of which one at a time is open; all close when the page's address changes. */
export function MenusProvider({ children }: { readonly children: ReactNode }) {
  const { url } = usePage()
  const [openedAt, setOpenedAt] = useState(url)
  const [open, setOpen] = useState<OpenMenu | null>(null)

  if (openedAt !== url) {
    setOpenedAt(url)
    setOpen(null)
  }
  return <MenusContext value={useMemo(() => ({ open, setOpen }), [open])}>{children}</MenusContext>
}
