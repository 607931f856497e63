import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** A modal dialog that a visitor opens; a new page address closes it. */
export function useModal(pageUrl: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(pageUrl)
  const close = () => setIsOpen(false)

  if (openedAt !== pageUrl) {
    setOpenedAt(pageUrl)
    setIsOpen(false)
  }
  return { isOpen, open: () => setIsOpen(true), close, dialog: useShownDialog(isOpen, close) }
}

/**
 * Shows a native modal dialog while it is open: the browser keeps the focus inside, closes it with
 * Esc and gives the focus back to where it was. A press beside it and a link in it close it too, and
 * so does a window of a size at which it has no place. A heading that takes the focus gets it first.
 */
export function useShownDialog(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const shown = dialog.current
    return isOpen && shown ? showModal(shown, () => close()) : undefined
  }, [isOpen])

  return dialog
}

function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  function onClick({ target }: Event) {
    const isBeside = target === dialog
    const isOnLink = target instanceof Element && target.closest('a') !== null
    if (isBeside || isOnLink) onClose()
  }
  function onResize() {
    if (dialog.getClientRects().length === 0) onClose()
  }

  const listening = new AbortController()
  const { signal } = listening
  dialog.addEventListener('close', onClose, { signal })
  dialog.addEventListener('click', onClick, { signal })
  window.addEventListener('resize', onResize, { signal })
  document.documentElement.classList.add('overflow-hidden')
  dialog.showModal()
  dialog.querySelector<HTMLElement>('h2[tabindex]')?.focus()

  return () => {
    listening.abort()
    document.documentElement.classList.remove('overflow-hidden')
    dialog.close()
  }
}
