import { useState } from 'react'

interface Accordion {
  isOpen(index: number): boolean
  /** Opens a group and closes the others; the open group closes. */
  toggle(index: number): void
}

/** Groups of which at most one is open, the first at the start (specification 4). */
export function useAccordion(): Accordion {
  const [open, setOpen] = useState<number | null>(0)

  return {
    isOpen: (index) => open === index,
    toggle: (index) => setOpen(open === index ? null : index),
  }
}
