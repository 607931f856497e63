import { usePage } from '@inertiajs/react'
import { createContext, useMemo, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'

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
