import { useState } from 'react'
import type { RefObject } from 'react'
import { useShownDialog } from './use-shown-dialog.ts'

interface Modal {
  readonly isOpen: boolean
  open(): void
  close(): void
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** A modal dialog that a visitor opens; a new page address closes it. */
export function useModal(pageUrl: string): Modal {
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(pageUrl)
  const close = () => setIsOpen(false)

  if (openedAt !== pageUrl) {
    setOpenedAt(pageUrl)
    setIsOpen(false)
  }
  return { isOpen, open: () => setIsOpen(true), close, dialog: useShownDialog(isOpen, close) }
}
