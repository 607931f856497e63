import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface Modal {
  readonly isOpen: boolean
  open(): void
  close(): void
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it with Esc and gives the focus
 * back to what opened it. A press beside it, a link in it and a new page address close it too.
 */
export function useModal(pageUrl: string): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(pageUrl)

  if (openedAt !== pageUrl) {
    setOpenedAt(pageUrl)
    setIsOpen(false)
  }

  useEffect(() => {
    const shown = dialog.current
    return isOpen && shown ? showModal(shown, () => setIsOpen(false)) : undefined
  }, [isOpen])

  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), dialog }
}

/** Shows a dialog until the returned function is called. */
function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  function onClick({ target }: Event) {
    const isBeside = target === dialog
    const isOnLink = target instanceof Element && target.closest('a') !== null
    if (isBeside || isOnLink) onClose()
  }

  dialog.addEventListener('close', onClose)
  dialog.addEventListener('click', onClick)
  document.documentElement.classList.add('overflow-hidden')
  dialog.showModal()

  return () => {
    dialog.removeEventListener('close', onClose)
    dialog.removeEventListener('click', onClick)
    document.documentElement.classList.remove('overflow-hidden')
    dialog.close()
  }
}
